import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFolder, removeFolder, willRemove } from '../support/data-folder.ts'

const project = resolve(import.meta.dirname, '../..')
export const demoPassword = 'copper lantern tide'

/** The program as `npm start` runs it, on a data folder and a port of its own. */
export class HouseProcess {
  readonly origin: string
  readonly dataDir: string
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | null = null
  private output = ''

  private constructor(dataDir: string, port: number, env: NodeJS.ProcessEnv) {
    this.dataDir = willRemove(dataDir)
    this.origin = `http://127.0.0.1:${port}`
    const limits = { LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' }
    // A test that builds something sets NODE_ENV in this process; the program is a demo unless told otherwise.
    this.env = {
      ...process.env,
      NODE_ENV: '',
      ...limits,
      DEMO_PASSWORD: demoPassword,
      ...env,
      DATA_DIR: this.dataDir,
      PORT: String(port),
    }
  }

  static async open(env: Record<string, string> = {}): Promise<HouseProcess> {
    const house = new HouseProcess(env['DATA_DIR'] ?? openFolder(), await freePort(), env)
    await house.start().catch(async (problem: unknown) => {
      await house.stop({ keepData: env['DATA_DIR'] !== undefined })
      throw problem
    })
    return house
  }

  /** Another program on the same data folder and port; not started. */
  twin(): HouseProcess {
    return new HouseProcess(this.dataDir, Number(new URL(this.origin).port), this.env)
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: project, env: this.env, stdio: 'pipe' })
    this.child = child
    this.output = ''
    const keep = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The house did not start:\n${this.output}`)
      // What it says itself counts: another program could answer at the address.
      if (this.output.includes(`Open ${this.origin}`)) return
      await wait(100)
    }
    throw new Error(`The house was not ready in a minute:\n${this.output}`)
  }

  /** As a power cut of the program: no goodbye. The database server stays behind. */
  async killHard(): Promise<void> {
    const child = this.child
    if (!child) return
    this.child = null
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Stops it as its operator would; gives the exit code. The data folder goes too, unless it is kept. */
  async stop({ keepData = false } = {}): Promise<number | null> {
    const child = this.child
    this.child = null
    if (child && child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!keepData) removeFolder(this.dataDir)
    return child?.exitCode ?? null
  }

  /** All letters written so far, decoded; the newest last. */
  async letters(): Promise<string[]> {
    const folder = join(this.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))))
  }

  /** The newest letter that holds this text, once it is there; one whose job was killed takes most of a minute. */
  async letterWith(text: string): Promise<string> {
    for (let tries = 0; tries < 700; tries += 1) {
      const found = (await this.letters()).findLast((letter) => letter.includes(text))
      if (found) return found
      await wait(100)
    }
    throw new Error(`No letter holds "${text}"`)
  }
}

/** Quoted-printable undone, so that words and links stand whole. */
const decoded = (letter: string) =>
  Buffer.from(
    letter
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
