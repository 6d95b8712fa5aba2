import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome, addUnit } from '../../../tests/support/household.ts'
import { maintenance } from '../contract.ts'
import { found } from './filters.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
  for (let other = 0; other < 20; other += 1) await addUnit(house.db)
  // So many that reading them all would be seen in the plan; without digits, which numbers and units are found by.
  await house.db.execute(sql`
    insert into maintenance_requests (id, number, title, description, place_kind, unit_id, reported_by)
    select gen_random_uuid(), 5000000 + n, 'Lamp', translate(md5(n::text), '0123456789', 'ghijklmnop'), 'unit',
      (array(select id from units where id <> ${home.unit.id}))[1 + n % 20], ${house.people.staff.id}
    from generate_series(1, 20000) n`)
  await house.db.execute(sql`
    insert into maintenance_requests (id, number, title, description, place_kind, unit_id, tenant_id, reported_by)
    values (gen_random_uuid(), 7777777, 'Quince tree', 'Falls', 'unit', ${home.unit.id}, ${home.tenantId},
      ${house.people.staff.id})`)
  await house.db.execute(sql`vacuum analyze`)
})
after(() => house.close())

const titles = async (search: string) =>
  (await house.as('staff').sends(maintenance.list, { query: { search } })).body.map(({ title }) => title)

describe('the search over requests', () => {
  it('finds by the words of the request, by its unit and by its resident', async () => {
    const { rows } = await house.db.execute<{ name: string }>(
      sql`select full_name as name from tenants where id = ${home.tenantId}`,
    )
    for (const search of ['quince', 'QUINCE falls', '7777777', rows[0]?.name ?? '-'])
      assert.deepEqual(await titles(search), ['Quince tree'], search)
    assert.ok((await titles(home.unit.unitNumber)).includes('Quince tree'))
    assert.deepEqual(await titles('quince lamp'), [])
    assert.deepEqual(await titles('%'), [])
  })

  it('goes by indexes, and never reads all requests', async () => {
    const { rows } = await house.db.execute<Record<string, string>>(
      sql`explain select id from maintenance_requests where ${found(['quince'])}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.match(plan, /maintenance_requests_search/)
    assert.doesNotMatch(plan, /Seq Scan on maintenance_requests/, plan)
  })
})
