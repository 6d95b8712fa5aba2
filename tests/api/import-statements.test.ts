import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createImportCalls } from '../support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { send, check, apply, undo, building } = createImportCalls(() => app)

/** The statements that change a table while `work` runs, by table. */
async function updatesDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const spy = mock.method(pg.Client.prototype, 'query')
  await work().finally(() => spy.mock.restore())
  const counts: Record<string, number> = {}
  for (const call of spy.mock.calls) {
    const [statement] = call.arguments as unknown as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    const table = /\b(?:update|delete from) "(\w+)"/.exec(text)?.[1]
    if (table) counts[table] = (counts[table] ?? 0) + 1
  }
  return counts
}

describe('an import that changes many rows', () => {
  it('sends one statement per table, because sign-ins wait, and sets only the given columns', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => n)
    for (const n of rows) {
      await app.db
        .execute(sql`insert into units (id, unit_number, floor, owner_name, square_footage, parking_allocation)
        values (gen_random_uuid(), ${`77${10 + n}`}, 77, 'Before', 500, '{P1}')`)
      await addPerson(`many${n}`)
    }
    const unitLines = rows.map(
      (n) => `77${10 + n},${n % 2 ? `Owner ${n}` : ''},${n % 3 ? 600 + n : ''},P2-${n}; P3-${n}`,
    )
    const homes = await send('units', ['Unit,Owner,Size,Parking', ...unitLines].join('\n'))
    const homesCheck = await check(homes.id, homes.columns)
    assert.deepEqual(homesCheck.counts, { new: 0, changed: 40, same: 0, wrong: 0, skipped: 0 })
    const changedUnits = await updatesDuring(() => apply(homes.id, homesCheck))
    assert.equal(changedUnits['units'], 1)
    const { rows: found } = await app.pool.query(
      `select owner_name, square_footage, parking_allocation, version from units where unit_number in ('7710', '7711') order by 1`,
    )
    assert.deepEqual(found, [
      { owner_name: 'Before', square_footage: 500, parking_allocation: ['P2-0', 'P3-0'], version: 2 },
      { owner_name: 'Owner 1', square_footage: 601, parking_allocation: ['P2-1', 'P3-1'], version: 2 },
    ])

    const was = await building()
    const lines = rows.map((n) => `many${n}@x.example,${n % 2 ? `New Name${n}` : ''},other${n}@x.example,${7710 + n}`)
    const people = await send('residents', ['Email,Name,Secondary email,Unit', ...lines].join('\n'))
    const peopleCheck = await check(people.id, people.columns)
    assert.deepEqual(
      peopleCheck.counts,
      { new: 0, changed: 40, same: 0, wrong: 0, skipped: 0 },
      JSON.stringify(peopleCheck.rows[0]),
    )
    const changedPeople = await updatesDuring(() => apply(people.id, peopleCheck))
    for (const table of ['units', 'users', 'residents', 'pending_emails', 'one_time_tokens'])
      assert.equal(changedPeople[table], 1, table)
    const { rows: renamed } = await app.pool.query(`select first_name, last_name, t.full_name, t.email_secondary
      from users u join residents t on t.user_id = u.id where u.email = 'many1@x.example'`)
    assert.deepEqual(renamed, [
      { first_name: 'New', last_name: 'Name1', full_name: 'New Name1', email_secondary: 'other1@x.example' },
    ])
    const undone = await updatesDuring(async () => assert.equal((await undo(people.id)).status, 200))
    for (const table of ['units', 'users', 'residents']) assert.equal(undone[table], 1, table)
    assert.deepEqual(await building(), was)
  })
})

async function addPerson(name: string) {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into users (id, email, email_canonical, role, status, first_name, last_name)
     values (gen_random_uuid(), $1, $1, 'tenant', 'invited', 'Old', 'Name') returning id`,
    [`${name}@x.example`],
  )
  await app.pool.query(
    `insert into residents (id, user_id, full_name, email_primary) values (gen_random_uuid(), $1, 'Old Name', $2)`,
    [rows[0]?.id, `${name}@x.example`],
  )
}
