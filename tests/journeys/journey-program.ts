import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { connectToTestCluster, clusterConnection, databaseUrl } from '../support/database/test-cluster.ts'
import { freePort, AppProcess } from './app-process.ts'
import type { HostReply, HostCommand } from './program-host.ts'

/** The demo building that `prepare.ts` creates and each journey copies. */
export type Template = { database: string; folder: string }
export const templateVariable = 'JOURNEYS_TEMPLATE'
/** The folder in which the workers record the screens that passed the accessibility check in this run. */
export const checkedVariable = 'JOURNEYS_CHECKED'

/** The process that runs the apps of one worker. */
export class ProgramHost {
  private readonly env: Readonly<Record<string, string>>
  private child: ChildProcess | null = null
  private output = ''
  private lastId = 0

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.env = env
  }

  /** Runs an app until `close` or `kill`; throws with its output when it does not start. */
  open(env: Record<string, string>): Promise<void> {
    return this.send({ open: env })
  }

  /** Stops the app of a data folder in an orderly way. */
  close(folder: string): Promise<void> {
    return this.send({ close: folder })
  }

  /** Kills the process with all its apps. */
  async kill(): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  private fork(): ChildProcess {
    const env = { ...process.env, NODE_ENV: '', ...this.env }
    const child = fork(join(import.meta.dirname, 'program-host.ts'), {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    })
    const collectOutput = (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000))
    child.stdout?.on('data', collectOutput)
    child.stderr?.on('data', collectOutput)
    child.setMaxListeners(50)
    return child
  }

  private send(command: { open: Record<string, string> } | { close: string }): Promise<void> {
    const child = (this.child ??= this.fork())
    const id = (this.lastId += 1)
    return new Promise((resolve, reject) => {
      const done = (problem?: string) => {
        child.off('message', onMessage)
        child.off('exit', onExit)
        if (problem === undefined) resolve()
        else reject(new Error(`${problem}\n${this.output}`))
      }
      const onMessage = (reply: HostReply) => {
        if (reply.id === id) done(reply.problem)
      }
      const onExit = () => done('open' in command ? 'The program ended while it started.' : undefined)
      child.on('message', onMessage)
      child.on('exit', onExit)
      child.send({ id, ...command } satisfies HostCommand)
    })
  }
}

/** The app on a copy of the demo building that no other journey uses. */
export class JourneyProgram extends AppProcess {
  private readonly host: ProgramHost
  private readonly database: string
  private ahead = 0

  private constructor(options: { host: ProgramHost; database: string; folder: string; port: number }) {
    // The copy already has the demo password; with DEMO_PASSWORD each start would check it.
    super(options.folder, options.port, { DATABASE_URL: databaseUrl(options.database), DEMO_PASSWORD: '' })
    this.host = options.host
    this.database = options.database
  }

  static async onCopy(host: ProgramHost): Promise<JourneyProgram> {
    const template = JSON.parse(process.env[templateVariable] ?? 'null') as Template | null
    if (!template)
      throw new Error('There is no template: tests/journeys/prepare.ts creates it before the workers start.')
    const cluster = await connectToTestCluster()
    const database = `test_journey_${randomBytes(6).toString('hex')}`
    const folder = openFolder()
    const [port] = await Promise.all([
      freePort(),
      cp(template.folder, folder, { recursive: true }),
      cluster.query(`create database ${database} template ${template.database} strategy file_copy`),
    ])
    const program = new JourneyProgram({ host, database, folder, port })
    await program.start()
    return program
  }

  override start(): Promise<void> {
    return this.host.open(this.env as Record<string, string>)
  }

  /** Restarts the app with its clock ahead, as after a time when it was off; sessions are of the new day. */
  async restartAhead(milliseconds: number): Promise<void> {
    this.ahead = milliseconds
    await this.host.close(this.dataDir)
    const env = this.env as Record<string, string>
    await this.host.open({ ...env, CLOCK_AHEAD: String(milliseconds) })
  }

  override async killHard(): Promise<void> {
    await this.host.kill()
  }

  override async stop(): Promise<number | null> {
    await this.host.close(this.dataDir)
    const cluster = await connectToTestCluster()
    await cluster.query(`drop database ${this.database} with (force)`)
    removeFolder(this.dataDir)
    return 0
  }

  /** A connection to the database of this app, which its journey ends. */
  async connectDatabase(): Promise<Client> {
    const options = '-c search_path=building,public'
    const client = new Client({ ...clusterConnection(), database: this.database, options })
    await client.connect()
    return client
  }

  override async openSession(email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const rowCount = await this.query(
      `insert into sessions (id, token_hash, user_id, created_at, last_active_at, expires_at)
       select gen_random_uuid(), $1, id, at, at, at + interval '8 hours'
       from users, (select now() + $3 * interval '1 millisecond' as at) clock where email = $2 and deleted_at is null`,
      [createHash('sha256').update(token).digest('hex'), email, this.ahead],
    )
    if (rowCount !== 1) throw new Error(`No account has the address ${email}`)
    return token
  }

  /** Runs a statement on the database of the app; returns how many rows it changed. */
  async query(text: string, values: readonly unknown[] = []): Promise<number | null> {
    const client = await this.connectDatabase()
    try {
      return (await client.query(text, [...values])).rowCount
    } finally {
      await client.end()
    }
  }
}
