import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, chmodSync, realpathSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A program of this folder, run as a process of its own so that it can be killed. */
export type Program = {
  child: ChildProcess
  /** Each line it prints is one JSON value. Null when it has ended without printing another. */
  next: () => Promise<unknown>
  /** Sends the signal and waits until the process is gone. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

export function startProgram(name: string, args: string[], user?: { uid: number; gid: number }): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    next: async () => {
      const { done, value } = await lines.next()
      return done ? null : (JSON.parse(value) as unknown)
    },
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** A folder that everybody may enter, so that nothing moves away from it when the tests run as root. */
export function openFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  chmodSync(folder, 0o755)
  return folder
}

/** Removes a data folder with the cluster that may lie elsewhere. */
export function removeFolder(folder: string) {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
