// The server process that bench/api.ts measures: the house on a cluster of its own with the demo building, and beside it
// bare routes that answer the same bytes. It is asked over the channel to its parent, not over HTTP.
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import fastify from 'fastify'
import pg from 'pg'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { seedDemo } from '#demo/seed.ts'
import { createApp } from '#app/server.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'

export type Recorded = { status: number; headers: Record<string, string | string[]>; body: string }
export type Asked =
  | { ask: 'usage' }
  | { ask: 'bare'; name: string; answer: Recorded }
  | { ask: 'record'; on: boolean }
  | { ask: 'hear'; on: boolean }
  | { ask: 'transactions'; count: number; lanes: number }
  | { ask: 'stop' }

const silent = { info: () => {}, warn: () => {} }
const dataDir = openFolder()
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
const secretKey = Buffer.alloc(32, 1)
await seedDemo(database.db, { now: new Date(), passwordHash: 'none', secretKey })
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

/** While the bench waits for it: a change has been heard by everybody in this process. */
let hearing = false
app.live.onChange(({ topic }) => {
  if (hearing && topic === 'residents') process.send?.('heard')
})

const bareAnswers = new Map<string, Omit<Recorded, 'body'> & { body: Buffer }>()
const bare = fastify({ logger: false })
for (const name of ['read', 'list', 'filtered', 'figures', 'page', 'units'])
  bare.get(`/${name}`, async (_, reply) => {
    const { status, headers, body } = bareAnswers.get(name) ?? { status: 500, headers: {}, body: Buffer.alloc(0) }
    return reply.code(status).headers(headers).send(body)
  })
const bareAt = await bare.listen({ port: 0, host: '127.0.0.1' })

/** Every statement the house sends while it is listened to, by connection: what a change does to the database. */
type Statement = pg.QueryConfig<unknown[]> & { values: unknown[] }
const statements = new Map<pg.Client, Statement[]>()
const client = pg.Client.prototype as { query: (this: pg.Client, ...given: unknown[]) => unknown }
const { query } = client
function recordingQuery(this: pg.Client, ...given: unknown[]) {
  const [first, second] = given as [string | Statement, unknown[] | undefined]
  const statement =
    typeof first === 'string' ? { text: first, values: second } : { ...first, values: second ?? first.values }
  statements.set(this, [...(statements.get(this) ?? []), { ...statement, values: statement.values ?? [] }])
  return query.apply(this, given)
}

/** The recorded changes of requests, each as its transaction: all statements of a connection from `begin` to `commit`. */
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

/** Values that are new in each transaction: keys the program made. */
function madeKeys(all: Statement[][]): Set<unknown> {
  const seen = new Map<unknown, number>()
  for (const transaction of all)
    for (const value of new Set(transaction.flatMap(({ values }) => values)))
      seen.set(value, (seen.get(value) ?? 0) + 1)
  const isKey = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
  return new Set([...seen].flatMap(([value, times]) => (isKey(value) && times === 1 ? [value] : [])))
}

/** The same statements through the same pool, without the application around them. */
async function runTransactions(count: number, lanes: number) {
  const all = transactions()
  const made = madeKeys(all)
  // The first statement after `begin` locks the row, and its first value is the id of the request.
  const byRequest = Map.groupBy(all, (transaction) => transaction[1]?.values[0])
  const plans = [...byRequest.values()].slice(0, lanes)
  await Promise.all(
    plans.map(async (plan) => {
      for (let n = 0; n < count / plans.length; n += 1) {
        const client = await app.pool.connect()
        for (const statement of plan[n % plan.length] ?? []) {
          const values = statement.values.map((value) => (made.has(value) ? newId() : value))
          await client.query({ ...statement, values })
        }
        client.release()
      }
    }),
  )
}

/** A signed-in administrator, and requests to read and to move. */
async function guests() {
  const [admin] = await app.db.select().from(users).limit(1)
  const token = newToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: admin?.id ?? '', createdAt: now, lastActiveAt: now, expiresAt }
  await app.db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
  const rows = await app.db.select({ id: requests.id }).from(requests).orderBy(desc(requests.createdAt)).limit(50)
  return { cookie: `session=${token}`, requestIds: rows.map(({ id }) => id) }
}

const usage = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', (asked: Asked) => void answer(asked).then((text) => process.send?.(text)))

async function answer(asked: Asked): Promise<unknown> {
  if (asked.ask === 'usage') return usage()
  if (asked.ask === 'bare')
    return bareAnswers.set(asked.name, { ...asked.answer, body: Buffer.from(asked.answer.body, 'base64') }).size
  if (asked.ask === 'record') {
    client.query = asked.on ? recordingQuery : query
    return transactions().map((transaction) => transaction.map(({ text }) => text))
  }
  if (asked.ask === 'hear') {
    hearing = asked.on
    return asked.on
  }
  if (asked.ask === 'transactions') {
    await runTransactions(asked.count, asked.lanes)
    return usage()
  }
  await app.close()
  await bare.close()
  await database.close()
  removeFolder(dataDir)
  setImmediate(() => process.disconnect())
  return 'stopped'
}

process.send?.({ at, bareAt, connection: database.connection, ...(await guests()) })
