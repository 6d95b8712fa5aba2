import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A program of this folder that runs in its own process, so that it can be killed. */
export type Program = {
  child: ChildProcess
  /** The next printed line, parsed as JSON; null when the program has ended. */
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
