// The server process that bench/api.ts and bench/pages.ts measure: the app with the demo building on its own cluster, and bare
// routes that send the same bytes. It receives commands over the IPC channel to its parent, not over HTTP.
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import fastify from 'fastify'
import pg from 'pg'
import { hashPassword, isPassword } from '#accounts/server/passwords.ts'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { dispatchReads } from './dispatch-reads.ts'
import { seedDemo } from '#demo/seed.ts'
import { createApp } from '#app/server.ts'
import { addLargeBuilding, addRequests } from './rows/crowd.ts'
import { addVisits } from './rows/visits.ts'
import { databaseCpu, postmasterOf } from './database-processes.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'

export type RecordedResponse = { status: number; headers: Record<string, string | string[]>; body: string }
export type ServerCommand =
  | { command: 'usage' }
  | { command: 'set bare response'; name: string; response: RecordedResponse }
  | { command: 'record'; on: boolean }
  | { command: 'watch changes'; on: boolean }
  | { command: 'transactions'; count: number; lanes: number }
  | { command: 'add requests'; requests: number; openRequests: number }
  | { command: 'add people'; units: number; residents: number }
  | { command: 'cpu' }
  | { command: 'clean up' }
  | { command: 'set statement'; name: string; text: string; values: unknown[][] }
  | { command: 'stop' }

const silent = { info: () => {}, warn: () => {} }
const dataDir = openFolder()
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
const secretKey = Buffer.alloc(32, 1)
const password = 'copper lantern tide'
const passwordHash = await hashPassword(password)
await seedDemo(database.db, { now: new Date(), passwordHash, secretKey })
await database.pool.query('analyze')

const project = join(import.meta.dirname, '..')
const app = await createApp({
  config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
  database,
  secretKey,
  log: silent,
  requestLog: 'silent',
  frontend: await builtFrontend<PublicPage, SiteInLanguages>(project),
})
const at = await app.fastify.listen({ port: 0, host: '127.0.0.1' })

/** Whether the parent process waits until this process is notified of a change. */
let isWatchingChanges = false
app.live.onChange(({ topic }) => {
  if (isWatchingChanges && topic === 'residents') process.send?.('changed')
})

const bareResponses = new Map<string, Omit<RecordedResponse, 'body'> & { body: Buffer }>()
const bare = fastify({ logger: false })
for (const name of ['read', 'list', 'filtered', 'figures', 'page', 'units', ...dispatchReads])
  bare.get(`/${name}`, async (_, reply) => {
    const { status, headers, body } = bareResponses.get(name) ?? { status: 500, headers: {}, body: Buffer.alloc(0) }
    return reply.code(status).headers(headers).send(body)
  })
/** Bare routes that send the rows of one statement. */
const bareStatements = new Map<string, { text: string; values: unknown[][]; calls: number }>()
bare.get<{ Params: { name: string } }>('/statement/:name', async ({ params: { name } }) => {
  const statement = bareStatements.get(name)
  if (!statement) throw new Error(`There is no statement ${name}.`)
  const { text, values } = statement
  const { rows } = await app.pool.query({
    name: `bare_${name}`,
    text,
    values: values[statement.calls % values.length] ?? [],
  })
  statement.calls += 1
  if (name === 'sign-in') await isPassword(password, rows[0].password_hash)
  return rows
})
const bareAt = await bare.listen({ port: 0, host: '127.0.0.1' })

/** The recorded statements of the app by connection. They show what a change does in the database. */
type Statement = pg.QueryConfig<unknown[]> & { values: unknown[] }
const statements = new Map<pg.Client, Statement[]>()
const client = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown }
const { query } = client
function recordingQuery(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args as [string | Statement, unknown[] | undefined]
  const statement =
    typeof first === 'string' ? { text: first, values: second } : { ...first, values: second ?? first.values }
  statements.set(this, [...(statements.get(this) ?? []), { ...statement, values: statement.values ?? [] }])
  return query.apply(this, args)
}

/** The recorded transactions that change a request: all statements of a connection from `begin` to `commit`. */
function transactions(): Statement[][] {
  const found: Statement[][] = []
  for (const sent of statements.values()) {
    let open: Statement[] | null = null
    for (const statement of sent) {
      if (statement.text === 'begin') open = []
      open?.push(statement)
      if (statement.text !== 'commit') continue
      if (open?.some(({ text }) => text.startsWith('update "maintenance_requests"'))) found.push(open)
      open = null
    }
  }
  return found
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(keysOf) : typeof value === 'string' ? (value.match(uuid) ?? []) : []

/** The keys that the app generated: UUIDs that occur in one transaction only, also in arrays and in JSON. */
function findGeneratedKeys(all: Statement[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const transaction of all)
    for (const key of new Set(transaction.flatMap(({ values }) => keysOf(values))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Set([...counts].flatMap(([key, count]) => (count === 1 ? [key] : [])))
}

/** A function that replaces the generated keys in a value, each by the same new key wherever it occurs. */
function createKeyReplacer(generatedKeys: ReadonlySet<string>) {
  const newKeys = new Map<string, string>()
  const newKey = (key: string) => {
    if (!generatedKeys.has(key)) return key
    const replacement = newKeys.get(key) ?? newId()
    newKeys.set(key, replacement)
    return replacement
  }
  const replace = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(replace) : typeof value === 'string' ? value.replace(uuid, newKey) : value
  return replace
}

/** Runs the recorded statements through the same pool, without the code of the application. */
async function runTransactions(count: number, lanes: number) {
  const all = transactions()
  const generatedKeys = findGeneratedKeys(all)
  // The first statement after `begin` locks the row, and its first value is the id of the request.
  const byRequest = Map.groupBy(all, (transaction) => transaction[1]?.values[0])
  const plans = [...byRequest.values()].slice(0, lanes)
  await Promise.all(
    plans.map(async (plan) => {
      for (let n = 0; n < count / plans.length; n += 1) {
        const client = await app.pool.connect()
        const replaceKeys = createKeyReplacer(generatedKeys)
        for (const statement of plan[n % plan.length] ?? [])
          await client.query({ ...statement, values: statement.values.map(replaceKeys) })
        client.release()
      }
    }),
  )
}

/** A session of an administrator, and the ids of requests to read and change. */
async function createSession() {
  const [admin] = await app.db.select().from(users).limit(1)
  const token = newToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: admin?.id ?? '', createdAt: now, lastActiveAt: now, expiresAt }
  await app.db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
  const rows = await app.db.select({ id: requests.id }).from(requests).orderBy(desc(requests.createdAt)).limit(50)
  return { adminId: admin?.id, email: admin?.email, cookie: `session=${token}`, requestIds: rows.map(({ id }) => id) }
}

const usage = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', (message: ServerCommand) => void runCommand(message).then((result) => process.send?.(result)))

async function runCommand(message: ServerCommand): Promise<unknown> {
  if (message.command === 'usage') return usage()
  if (message.command === 'set bare response') {
    const { name, response } = message
    return bareResponses.set(name, { ...response, body: Buffer.from(response.body, 'base64') }).size
  }
  if (message.command === 'record') {
    client.query = message.on ? recordingQuery : query
    return transactions().map((transaction) => transaction.map(({ text }) => text))
  }
  if (message.command === 'watch changes') {
    isWatchingChanges = message.on
    return message.on
  }
  if (message.command === 'add requests') {
    await addRequests(app.db, message, new Date())
    await app.pool.query('vacuum analyze')
    return message.requests
  }
  if (message.command === 'add people') {
    await addLargeBuilding(app.db, { ...message, requests: 0, openRequests: 0 }, new Date())
    await addVisits(app.db)
    await app.pool.query('vacuum analyze')
    return message.residents
  }
  if (message.command === 'clean up') {
    await app.pool.query("delete from packages where note = 'measured'")
    // After many changes a request would have hundreds of pauses, unlike a real one.
    await app.pool.query("update maintenance_requests set pauses = '[]' where pauses <> '[]'")
    return (await app.pool.query('vacuum analyze')).command
  }
  if (message.command === 'cpu') return { server: usage(), database: databaseCpu(postmaster) }
  if (message.command === 'set statement') {
    const { name, text, values } = message
    return bareStatements.set(name, { text, values, calls: 0 }).size
  }
  if (message.command === 'transactions') {
    await runTransactions(message.count, message.lanes)
    return usage()
  }
  await app.close()
  await bare.close()
  await database.close()
  removeFolder(dataDir)
  setImmediate(() => process.disconnect())
  return 'stopped'
}

const postmaster = postmasterOf(dataDir)
process.send?.({ at, bareAt, password, connection: database.connection, ...(await createSession()) })
