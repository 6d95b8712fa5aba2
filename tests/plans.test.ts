import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { createApp } from '#app/server.ts'
import { seedDemo } from '#demo/seed.ts'
import { newId } from '#platform/server/database/ids.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Role } from '#platform/roles.ts'
import { addRequests } from '../bench/rows/crowd.ts'
import { openFolder, removeFolder } from './support/database/data-folder.ts'
import { type FreshDatabase, freshDatabase } from './support/database/test-database.ts'
import { readCalls } from './support/plans/read-calls.ts'
import { recordStatements, scannedTables } from './support/plans/recorded-statements.ts'

const log = { info: () => {}, warn: () => {} }
const secretKey = Buffer.alloc(32, 1)
const dataDir = openFolder()
let database: FreshDatabase
let app: Awaited<ReturnType<typeof createApp>>
before(async () => {
  database = await freshDatabase()
  const now = new Date()
  await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
  await addRequests(database.db, { requests: 9_500, openRequests: 1_500 }, now)
  await vacuumAll()
  app = await createApp({
    config: readConfig({ DATA_DIR: dataDir }),
    database,
    secretKey,
    log,
    requestLog: 'silent',
  })
})
after(async () => {
  await app.close()
  await database.drop()
  removeFolder(dataDir)
})

/**
 * Vacuums until the pages of all large tables are known to be visible to all transactions. A snapshot of autovacuum, which looks at the new rows at
 * the same time, prevents that, and the planner then reads a whole table instead of its index.
 */
async function vacuumAll() {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await database.pool.query('vacuum analyze')
    const { rowCount } = await database.pool.query(
      `select from pg_class where relnamespace = 'building'::regnamespace and relkind = 'r' and reltuples > $1 and relallvisible < relpages / 2`,
      [largeTable],
    )
    if (rowCount === 0) return
    await wait(250)
  }
  throw new Error('A snapshot of another connection prevents the vacuum of a table.')
}

/** Tables with so many rows are read through an index. */
const largeTable = 1_000
/** Statements that read a large table from end to end, and why they may. */
const exceptions: { path: RegExp; table: RegExp; reason: string }[] = [
  {
    path: /^\/api\/admin\/(?:exports\/)?asset|^\/api\/admin\/overview/,
    table: /^asset/,
    reason:
      'The stalls, lockers and keys of a building do not become more with time, and their state is read from both.',
  },
  {
    path: /^\/api\/admin\/maintenance-statistics/,
    table: /^maintenance_requests$/,
    reason: 'The statistics count every request that matches, and their filters often match most.',
  },
  {
    path: /^\/api\/desk\/keys\?/,
    table: /^(?:assets|asset_holders)$/,
    reason:
      'A building has a few keys and fobs for each home; for a page of them, the planner reads the small tables whole.',
  },
  {
    path: /^\/api\/desk\/packages\/months/,
    table: /^packages$/,
    reason: 'The months count every package of a year, and packages are deleted after two.',
  },
  {
    path: /^\/api\/desk\/packages\?(?!.*state=here)/,
    table: /^packages$/,
    reason: 'The total of all that have left counts most rows, up to its limit.',
  },
  {
    path: /^\/api\/admin\/audit\/export/,
    table: /^audit_log$/,
    reason: 'The export reads every entry that matches, a thousand at a time, and most match.',
  },
  {
    path: /^\/api\/admin\/announcements/,
    table: /^(?:announcement_recipients|mail_outbox)$/,
    reason:
      'An announcement has a recipient and an e-mail for each resident; a page of announcements counts those of each.',
  },
  {
    path: /^\/api\/admin\/erasures\/:id/,
    table: /./,
    reason: 'Before a person is erased, all texts of all records are searched for their name.',
  },
  {
    path: /^\/api\/admin\/exports\/people\/:id/,
    table: /^maintenance_notes$/,
    reason: 'The export of the data of one person is rare, and reads the notes of all their requests.',
  },
  {
    path: /^\/api\/admin\/maintenance-requests\?.*search=tap/,
    table: /^maintenance_requests$/,
    reason: 'One request in eight contains these words: an index would lead to every page of the table.',
  },
]

/** A session of an active account of this role: of the resident of `request`, and of the first of any other role. */
async function cookieOf(role: Role, request: { userId: string }): Promise<string> {
  const isOfRole = and(eq(users.role, role), eq(users.status, 'Active'))
  const [user] = await app.db
    .select()
    .from(users)
    .where(role === 'tenant' ? eq(users.id, request.userId) : isOfRole)
    .orderBy(asc(users.id))
    .limit(1)
  assert.ok(user, role)
  const token = newToken()
  const now = new Date()
  const session = { id: newId(), createdAt: now, lastActiveAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await app.db.insert(sessions).values({ ...session, userId: user.id, tokenHash: hashToken(token) })
  return `session=${token}`
}

/** The table with the records that a parameter names. */
const tables: [path: RegExp, table: string][] = [
  [/^unitId$/, 'units'],
  [/^tenantId$/, 'residents'],
  [/^(?:assignedTo|userId|by)$/, 'users'],
  [/maintenance-requests\/:id/, 'maintenance_requests'],
  [/units\/:id/, 'units'],
  [/tenants\/:id/, 'residents'],
  [/announcements\/:id/, 'announcements'],
  [/moves\/:id/, 'moves'],
  [/assets\/:id/, 'assets'],
  [/contact-messages\/:/, 'contact_messages'],
]

/** A request of a resident with an account. */
async function findRequest(): Promise<{ id: string; userId: string }> {
  const { rows } = await app.pool.query<{ id: string; userId: string }>(
    `select r.id, t.user_id as "userId" from maintenance_requests r join residents t on t.id = r.resident_id
      join users u on u.id = t.user_id join assignments a on a.resident_id = t.id and a.unit_id = r.unit_id and a.ended_at is null
      where u.status = 'active' and u.role = 'tenant' order by r.id desc limit 1`,
  )
  assert.ok(rows[0])
  return rows[0]
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

describe('the plans of reads', () => {
  it('contain no sequential scan of a large table', async () => {
    const { rows: large } = await app.pool.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'building'::regnamespace and relkind = 'r' and reltuples > $1`,
      [largeTable],
    )
    const largeTables = new Set(large.map(({ name }) => name))
    assert.ok(largeTables.has('maintenance_requests') && largeTables.has('audit_log'))
    const request = await findRequest()
    const ids = new Map<string, string>()
    for (const [, table] of tables) {
      const { rows } = await app.pool.query<{ id: string }>(`select id from ${table} order by id limit 1`)
      ids.set(table, rows[0]?.id ?? '')
    }
    ids.set('maintenance_requests', request.id)
    const calls = await readCalls((path, name) => {
      const table = tables.find(([pattern]) => pattern.test(name) || (name === 'id' && pattern.test(path)))?.[1]
      return table && ids.get(table)
    })
    const cookies = new Map<Role, string>()
    for (const role of new Set(calls.map((call) => call.role))) cookies.set(role, await cookieOf(role, request))
    const explained = new Set<string>()
    const found: string[] = []
    const rejected: string[] = []
    for (const { role, url } of calls) {
      const sent = await recordStatements(async () => {
        const { statusCode } = await app.fastify.inject({ url, headers: { cookie: cookies.get(role) ?? '' } })
        if (statusCode >= 400) rejected.push(`${role} ${url}: ${statusCode}`)
      })
      const path = url.replaceAll(idPattern, ':id')
      for (const statement of sent) {
        if (explained.has(statement.text)) continue
        explained.add(statement.text)
        const scanned = (await scannedTables(app.pool, statement)).filter((table) => largeTables.has(table))
        for (const table of scanned)
          if (!exceptions.some((one) => one.table.test(table) && one.path.test(path)))
            found.push(`${role} ${path} reads all of ${table}: ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`)
      }
    }
    assert.ok(explained.size > 100, `Only ${explained.size} statements were found.`)
    assert.ok(rejected.length < calls.length / 4, `Too many calls read nothing:\n${rejected.join('\n')}`)
    assert.equal(found.join('\n'), '')
  })
})
