import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFolder, removeFolder, removeFolderAtExit } from '../support/database/data-folder.ts'

const project = resolve(import.meta.dirname, '../..')
export const demoPassword = 'copper lantern tide'

/** The program as `npm start` runs it, on a data folder and a port of its own. */
export class AppProcess {
  readonly origin: string
  readonly dataDir: string
  protected readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | null = null
  private output = ''

  protected constructor(dataDir: string, port: number, env: NodeJS.ProcessEnv) {
    this.dataDir = removeFolderAtExit(dataDir)
    this.origin = `http://127.0.0.1:${port}`
    const names = ['LOGIN_LIMIT', 'FORGOT_LIMIT', 'CONTACT_LIMIT', 'REVEAL_LIMIT', 'RESIDENT_REVEAL_LIMIT']
    const limits = Object.fromEntries(names.map((name) => [name, '100000']))
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

  static async open(env: Record<string, string> = {}): Promise<AppProcess> {
    const app = new AppProcess(env['DATA_DIR'] ?? openFolder(), await freePort(), env)
    await app.start().catch(async (problem: unknown) => {
      await app.stop({ keepData: env['DATA_DIR'] !== undefined })
      throw problem
    })
    return app
  }

  /** Another program on the same data folder and port; not started. */
  twin(): AppProcess {
    return new AppProcess(this.dataDir, Number(new URL(this.origin).port), this.env)
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: project, env: this.env, stdio: 'pipe' })
    this.child = child
    this.output = ''
    // A failed test neither waits for the program nor leaves it running.
    child.unref()
    for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
    process.once('exit', () => child.kill('SIGKILL'))
    const keep = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    for (let tries = 0; tries < 1800; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The house did not start:\n${this.output}`)
      // What it says itself counts: another program could answer at the address.
      if (this.output.includes(`Open ${this.env.PUBLIC_ORIGIN ?? this.origin}`)) return
      await wait(100)
    }
    throw new Error(`The house was not ready in three minutes:\n${this.output}`)
  }

  /** As a power cut of the program: no goodbye. The database server stays behind. */
  async killHard(): Promise<void> {
    const child = this.child
    if (!child) return
    this.child = null
    child.ref()
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Stops it as its operator would; gives the exit code. The data folder goes too, unless it is kept. */
  async stop({ keepData = false } = {}): Promise<number | null> {
    const child = this.child
    this.child = null
    if (child && child.exitCode === null) {
      child.ref()
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!keepData) removeFolder(this.dataDir)
    return child?.exitCode ?? null
  }

  /** Sends a signal and goes on; for `waitForEnd`. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** How the program ended, by itself or by a signal; its data folder stays. */
  async waitForEnd(): Promise<number | NodeJS.Signals | null> {
    const child = this.child
    child?.ref()
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    this.child = null
    return child?.exitCode ?? child?.signalCode ?? null
  }

  /** What it printed since it was started. */
  get printed(): string {
    return this.output
  }

  /** Somebody of the demo building signs in: the value of their session's cookie. */
  async openSession(email: string): Promise<string> {
    const answer = await fetch(`${this.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    const cookie = /^session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    if (cookie === undefined) throw new Error(`${email} could not sign in: ${answer.status}`)
    return cookie
  }

  /** All letters written so far, decoded; the newest last. */
  async emails(): Promise<string[]> {
    const folder = join(this.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))))
  }

  /** The newest letter that holds this text, once it is there; one whose job was killed takes most of a minute. */
  async emailWith(text: string): Promise<string> {
    for (let tries = 0; tries < 700; tries += 1) {
      const found = (await this.emails()).findLast((letter) => letter.includes(text))
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
