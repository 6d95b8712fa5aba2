import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { maintenance } from '../contract.ts'
import { mostCountedInSearch } from '#platform/text/total-text.ts'
import { found } from './filters.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  for (let other = 0; other < 20; other += 1) await addUnit(app.db)
  // So many rows that a sequential scan would appear in the plan; without digits, because numbers and units are
  // searched by them.
  await app.db.execute(sql`
    insert into maintenance_requests (id, number, title, description, place_kind, unit_id, reported_by, status, completed_at)
    select gen_random_uuid(), 5000000 + n, 'Lamp', translate(md5(n::text), '0123456789', 'ghijklmnop'), 'unit',
      (array(select id from units where id <> ${home.unit.id}))[1 + n % 20], ${app.people.staff.id}, 'completed', now()
    from generate_series(1, 20000) n`)
  await app.db.execute(sql`
    insert into maintenance_requests (id, number, title, description, place_kind, unit_id, resident_id, reported_by)
    values (gen_random_uuid(), 7777777, 'Quince tree', 'Falls', 'unit', ${home.unit.id}, ${home.residentId},
      ${app.people.staff.id})`)
  await app.db.execute(sql`vacuum analyze`)
})
after(() => app.close())

const titles = async (search: string) =>
  (await app.as('staff').requestOk(maintenance.list, { query: { search } })).body.map(({ title }) => title)

describe('the search over requests', () => {
  it("matches the request's text, its unit and its resident", async () => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select full_name as name from residents where id = ${home.residentId}`,
    )
    for (const search of ['quince', 'QUINCE falls', '7777777', rows[0]?.name ?? '-'])
      assert.deepEqual(await titles(search), ['Quince tree'], search)
    assert.ok((await titles(home.unit.unitNumber)).includes('Quince tree'))
    assert.deepEqual(await titles('quince lamp'), [])
    assert.deepEqual(await titles('%'), [])
  })

  it('counts a frequent word up to a number, and finds every page of it', async () => {
    const ids = new Set<string>()
    let cursor: string | undefined
    for (let page = 0; page < 4; page += 1) {
      const query = { search: 'lamp', limit: '400', ...(cursor === undefined ? {} : { cursor }) }
      const { body, headers } = await app.as('staff').requestOk(maintenance.list, { query })
      assert.equal(headers['x-total-count'], String(mostCountedInSearch + 1))
      for (const { id } of body) ids.add(id)
      cursor =
        new URL(/<([^>]+)>/.exec(String(headers.link))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? undefined
    }
    assert.equal(ids.size, 1600)
  })

  it('finds an open request that is older than all that are counted, in a list that ranks open ones first', async () => {
    await app.db.execute(sql`
      insert into maintenance_requests (id, number, title, description, place_kind, unit_id, reported_by, created_at)
      values (gen_random_uuid(), 7777778, 'Oldest lamp', 'Dark', 'unit', ${home.unit.id}, ${app.people.staff.id}, '2020-01-01')`)
    const first = async (sort: string) => {
      const query = { search: 'lamp', sort, limit: '1' }
      return (await app.as('staff').requestOk(maintenance.list, { query })).body[0]?.title
    }
    assert.deepEqual([await first('attention'), await first('newest')], ['Oldest lamp', 'Lamp'])
  })

  it('uses indexes and never a sequential scan', async () => {
    for (const allOpen of [true, false]) {
      const { rows } = await app.db.execute<Record<string, string>>(
        sql`explain select id from maintenance_requests where ${found(['quince'], [], { most: 1001, allOpen })}`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      assert.match(plan, /maintenance_requests_search/)
      assert.doesNotMatch(plan, /Seq Scan on maintenance_requests/, plan)
    }
  })
})
