import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { officeNotes } from '#residents/server/office-notes.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { newId } from '#platform/server/database/ids.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { emptyDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
let database: FreshDatabase
const [user, tenant, request] = [newId(), newId(), newId()]
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

/** Runs the migrations up to a number. */
async function migrateTo(last: number) {
  const all = join(repository, 'migrations')
  for (const name of readdirSync(all))
    if (Number(name.slice(0, 4)) <= last) copyFileSync(join(all, name), join(folder, name))
  await migrate(database.connection, { folder, log: { info: () => {}, warn: () => {} } })
}

before(async () => {
  database = await emptyDatabase()
  await migrateTo(61)
  await query(
    `insert into users (id, email, email_canonical, role, status, first_name, last_name)
     values ($1, 'ann@mail.example', 'ann@mail.example', 'tenant', 'Invited', 'Ann', 'Lee')`,
    [user],
  )
  await query(
    `insert into maintenance_requests (id, number, reported_by, title, description, place_kind, place_name,
       promised_at, promise_clock, near_at)
     values ($1, 1, $2, 'Stuck', 'Between floors', 'lift', 'Elevator 2', '2026-05-02Z', 'always', '2026-05-01Z')`,
    [request, user],
  )
  await query(`insert into daily_letters (kind, day, late) values ('late', '2026-05-01', 2)`)
  await query(`insert into news_by_mail (user_id, wanted) values ($1, false)`, [user])
  await query(
    `insert into audit_log (id, at, noun, action) values ($1, '2026-01-01Z', 'letters', 'read'),
       ($2, '2026-01-02Z', 'promises', 'promised anew'), ($3, '2026-01-03Z', 'promise times', 'changed')`,
    [newId(), newId(), newId()],
  )
})
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

describe('migration 0062', () => {
  before(() => migrateTo(62))

  it('keeps the rows under the new names', async () => {
    assert.deepEqual(
      await query(`select place_kind, due_at < '2026-05-03Z' as due, sla_clock from maintenance_requests`),
      [{ place_kind: 'elevator', due: true, sla_clock: 'always' }],
    )
    assert.deepEqual(await query('select kind, overdue from daily_emails'), [{ kind: 'overdue', overdue: 2 }])
    assert.deepEqual(await query('select wants_mail from announcement_mail_choices'), [{ wants_mail: false }])
  })
  it('renames the record types of the audit log, which stays append-only', async () => {
    assert.deepEqual(await query('select record_type, action from audit_log order by at'), [
      { record_type: 'emails', action: 'read' },
      { record_type: 'promised times', action: 'changed a time' },
      { record_type: 'promised times', action: 'changed' },
    ])
    await assert.rejects(query(`update audit_log set action = 'forged'`), /only grows/)
  })
})

describe('migration 0063', () => {
  it("converts the program's reasons to codes in either language, and keeps what people wrote", async () => {
    const reasons = ['Assign somebody', 'Le résident a proposé un moment pour la visite', 'Compressor ordered', null]
    for (const [at, reason] of reasons.entries())
      await query(
        `insert into maintenance_requests (id, number, reported_by, title, description, place_kind, place_name, waiting_on_reason)
         values ($1, $2, $3, 'Waiting', 'Drips', 'common_area', 'Lobby', $4)`,
        [newId(), at + 10, user, reason],
      )
    await migrateTo(63)
    assert.deepEqual(
      await query(
        `select waiting_on_reason_code as code, waiting_on_reason as text from maintenance_requests
         where title = 'Waiting' order by number`,
      ),
      [
        { code: 'assign', text: null },
        { code: 'visit_time_proposed', text: null },
        { code: null, text: 'Compressor ordered' },
        { code: null, text: null },
      ],
    )
  })
})

describe('migration 0065', () => {
  it('converts statuses and types, and what undoing an import writes back', async () => {
    await migrateTo(64)
    const importId = newId()
    await query(
      `insert into tenants (id, user_id, full_name, tenant_type) values ($1, $2, 'Ann Lee', 'Lease Holder')`,
      [tenant, user],
    )
    await query(
      `insert into imports (id, kind, file_name, status, columns, rows, created_by, applied_at)
       values ($1, 'residents', 'people.csv', 'applied', '{}', 1, $2, now())`,
      [importId, user],
    )
    await query(
      `insert into import_rows (import_id, position, table_name, record_id, label, before)
       values ($1, 1, 'tenants', $2, 'Ann', '{"tenant_type": "Lease Holder", "pets": []}')`,
      [importId, tenant],
    )
    await migrateTo(65)
    assert.deepEqual(await query('select status, tenant_type from users join tenants on tenants.user_id = users.id'), [
      { status: 'invited', tenant_type: 'lease_holder' },
    ])
    assert.deepEqual(await query('select before from import_rows'), [
      { before: { tenant_type: 'lease_holder', pets: [] } },
    ])
  })
})

describe('migration 0066', () => {
  const rendered = sql`select tenants.id, ${officeNotes} as notes from tenants`
  const staff = newId()
  const first = '2026-01-31T10:00:00.000Z - Sam Desk: Keys handed over'
  const second = '2026-02-01T11:30:00.250Z - Ben Gone: Two lines\n\nand a paragraph'
  const texts = [
    '',
    'Written by hand',
    first,
    `Written by hand\n\n${first}\n\n${second}`,
    // Times that decrease or are equal come from an edit by a person.
    `${second}\n\n${first}`,
    `${first}\n\n${first}`,
    'A text - like: a heading',
  ]
  it('moves notes with a time and author to rows; each text stays the same', async () => {
    await query(
      `insert into users (id, email, email_canonical, role, status, first_name, last_name)
       values ($1, 'sam@mail.example', 'sam@mail.example', 'staff', 'invited', 'Sam', 'Desk')`,
      [staff],
    )
    const tenants = texts.map(() => newId())
    for (const [at, id] of tenants.entries()) {
      const account = newId()
      await query(
        `insert into users (id, email, email_canonical, role, status, first_name, last_name)
         values ($1, $2, $2, 'tenant', 'invited', 'T', '')`,
        [account, `t${at}@mail.example`],
      )
      await query(`insert into tenants (id, user_id, full_name, notes) values ($1, $2, 'T', $3)`, [
        id,
        account,
        texts[at],
      ])
    }
    await migrateTo(66)
    const rows = await queryRows<{ id: string; notes: string }>(drizzle(database.pool), rendered)
    const notes = new Map(rows.map((row) => [row.id, row.notes]))
    assert.deepEqual(
      tenants.map((id) => notes.get(id)),
      texts,
    )
    assert.deepEqual(
      await query(
        'select note, author_name as author, created_by as by from tenant_notes where tenant_id = $1 order by created_at',
        [tenants[3]],
      ),
      [
        { note: 'Keys handed over', author: 'Sam Desk', by: staff },
        { note: 'Two lines\n\nand a paragraph', author: 'Ben Gone', by: null },
      ],
    )
  })
})
