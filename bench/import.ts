// `npm run bench:import`: how long an import of 5,000 changed units and 5,000 changed residents, and its undo, hold the locks
// that sign-ins wait for, and how many statements they send. ROWS sets another size, up to 5,000.
import { loadavg } from 'node:os'
import { checkImport } from '#import-export/server/check-import.ts'
import { applyImport } from '#import-export/server/imports.ts'
import { receiveSheet } from '#import-export/server/receive-sheet.ts'
import { undoImport } from '#import-export/server/undo.ts'
import { users } from '#accounts/server/table.ts'
import { createDatabase } from '#platform/server/database/database-session.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { seedDemo } from '#demo/seed.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { eq } from 'drizzle-orm'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'
import { addLargeBuilding } from './rows/crowd.ts'

const rows = Number(process.env.ROWS ?? 5_000)
const dataDir = openFolder()
const silent = { info: () => {}, warn: () => {} }
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
const secretKey = Buffer.alloc(32, 1)
const now = new Date()
await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
await addLargeBuilding(database.db, { units: rows, residents: rows, requests: 0, openRequests: 0 }, now)
await database.pool.query('vacuum analyze')

let statements = 0
const db = createDatabase(database.pool, { logQuery: () => void (statements += 1) })
const [by] = await db.select().from(users).where(eq(users.role, 'admin')).limit(1)
if (!by) throw new Error('The demo building has no administrator.')

const homes = (await db.select().from(units).limit(rows)).map(({ unitNumber }, at) =>
  [unitNumber, `Owner ${at}`, at % 2 ? 500 + at : '', at % 3 ? `X1-${at}` : ''].join(','),
)
const people = (
  await db.select({ email: users.email }).from(users).innerJoin(residents, eq(residents.userId, users.id))
)
  .slice(-rows)
  .map(({ email }, at) => [email, at % 2 ? `Renamed Person${at}` : '', `second${at}@tower.example`].join(','))
await measure('units', ['Unit,Owner,Square footage,Parking', ...homes])
await measure('residents', ['Email,Name,Secondary email', ...people])
await database.close()
removeFolder(dataDir)

async function measure(kind: 'units' | 'residents', lines: readonly string[]) {
  if (!by) return
  const draft = await receiveSheet(db, kind, 'list.csv', Buffer.from(lines.join('\n')), by, now)
  const check = await checkImport(db, draft.id, draft.columns, by, now)
  if (check.counts.wrong + check.counts.skipped > 0) throw new Error(JSON.stringify(check.rows[0]))
  const applied = await timed(() => applyImport(db, draft.id, check.mark, secretKey, by, now))
  const undone = await timed(() => undoImport(db, draft.id, by, now))
  console.log(`${check.counts.changed} changed ${kind}: import ${applied}; undo ${undone}`)
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  statements = 0
  const since = performance.now()
  await work()
  return `${((performance.now() - since) / 1000).toFixed(1)} s, ${statements} statements`
}

console.log(`Load average ${loadavg()[0]?.toFixed(1)}.`)
