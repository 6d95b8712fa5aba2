import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFolder, removeFolder, removeFolderAtExit } from '../support/database/data-folder.ts'

const project = resolve(import.meta.dirname, '../..')
export const demoPassword = 'copper lantern tide'

/** The app as `npm start` runs it, with its own data folder and port. */
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
    // A build sets NODE_ENV in this process; the app must start as a demo unless `env` says otherwise.
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

  /** Creates, but does not start, a second process for the same data folder and port. */
  createSecondProcess(): AppProcess {
    return new AppProcess(this.dataDir, Number(new URL(this.origin).port), this.env)
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/start.js'], { cwd: project, env: this.env, stdio: 'pipe' })
    this.child = child
    this.output = ''
    // After a failed test the test process can exit, and it kills the app then.
    child.unref()
    for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
    process.once('exit', () => child.kill('SIGKILL'))
    const collectOutput = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout.on('data', collectOutput)
    child.stderr.on('data', collectOutput)
    for (let attempts = 0; attempts < 1800; attempts += 1) {
      if (child.exitCode !== null) throw new Error(`The app did not start:\n${this.output}`)
      // Waits for the output instead of a response, because another program could listen on the port.
      if (this.output.includes(this.readyLine())) return
      await wait(100)
    }
    throw new Error(`The app was not ready in three minutes:\n${this.output}`)
  }

  private readyLine(): string {
    const { BUILDINGS, PORT, PUBLIC_ORIGIN } = this.env
    return BUILDINGS === 'many' ? `served on port ${PORT}` : `Open ${PUBLIC_ORIGIN ?? this.origin}`
  }

  /** Kills the process with SIGKILL. Its database server continues to run. */
  async killHard(): Promise<void> {
    const child = this.child
    if (!child) return
    this.child = null
    child.ref()
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Stops the process with SIGTERM and returns the exit code. Removes the data folder unless `keepData` is set. */
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

  /** Sends a signal without waiting; see `waitForEnd`. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Waits for the end of the process and returns its exit code or signal. The data folder stays. */
  async waitForEnd(): Promise<number | NodeJS.Signals | null> {
    const child = this.child
    child?.ref()
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    this.child = null
    return child?.exitCode ?? child?.signalCode ?? null
  }

  /** The output since the last start. */
  get printed(): string {
    return this.output
  }

  /** Signs in a person of the demo building and returns the value of the session cookie. */
  async openSession(email: string): Promise<string> {
    const response = await fetch(`${this.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    const cookie = /^session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    if (cookie === undefined) throw new Error(`${email} could not sign in: ${response.status}`)
    return cookie
  }

  /** All e-mails written so far, decoded; the newest last. */
  async emails(): Promise<string[]> {
    const folder = join(this.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(names.map(async (name) => decode(await readFile(join(folder, name), 'utf8'))))
  }

  /** Waits for an e-mail that contains this text and returns the newest. After a kill its job runs again within a minute. */
  async emailWith(text: string): Promise<string> {
    for (let attempts = 0; attempts < 700; attempts += 1) {
      const found = (await this.emails()).findLast((email) => email.includes(text))
      if (found) return found
      await wait(100)
    }
    throw new Error(`No e-mail contains "${text}"`)
  }
}

/** Decodes quoted-printable, which breaks words and links. */
const decode = (email: string) =>
  Buffer.from(
    email
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/**
 * A free port below those that the system gives to outgoing connections: one of them could take a port of that range
 * before the app listens on it.
 */
export async function freePort(): Promise<number> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No port is free')
}
