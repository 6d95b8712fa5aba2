import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { mostCountedViews } from '#platform/counted-views.ts'
import { residents } from '../contract.ts'
import { Home, Resident } from '../resident.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const list = async (query: Record<string, string> = {}) => {
  const { body, headers } = await app.as('staff').requestOk(residents.list, { query })
  return { rows: body, total: Number(headers['x-total-count']), link: String(headers['link'] ?? '') }
}

const { add, change, find } = createResidentCalls(() => app)

describe('the counts of views', () => {
  it('are those of the lists with the same filters, in their order', async () => {
    for (const fullName of ['Wanda Zähler', 'Willi Zähler', 'Wim Zaehler']) await add({ fullName })
    const filters = [
      [{ search: 'Zähler' }, { search: 'Zähler' }],
      [
        { search: 'W', hasEmail: true },
        { search: 'W', hasEmail: 'true' },
      ],
      [{ former: false }, { former: 'false' }],
      [{ type: 'owner' }, { type: 'owner' }],
    ] as const
    const { body } = await app
      .as('staff')
      .requestOk(residents.countEach, { body: { filters: filters.map(([filter]) => filter) } })
    const listed: number[] = []
    for (const [, query] of filters) listed.push((await list(query)).total)
    assert.deepEqual(body.counts, listed)
    assert.ok(
      listed.every((total, at) => at === 3 || total > 0),
      listed.join(),
    )
  })

  it('are of at most as many views as a list asks for', async () => {
    const count = (filters: number) =>
      app.as('staff').request(residents.countEach, { body: { filters: Array.from({ length: filters }, () => ({})) } })
    assert.equal((await count(mostCountedViews)).status, 200)
    const { status, body } = await count(mostCountedViews + 1)
    assert.deepEqual([status, body.field], [400, 'filters'])
  })
})

describe('the list', () => {
  it('pages by the order of names, each resident once', async () => {
    const mark = 'Seite'
    for (const name of ['Zed', 'Émile', 'eve', 'Örn', 'adam', 'Zed']) await add({ fullName: `${name} ${mark}` })
    const names: string[] = []
    let link = ''
    for (let page = 0; page < 5; page += 1) {
      const cursor = /cursor=([^&>]+)/.exec(link)?.[1]
      const query = {
        search: mark,
        sort: 'name',
        limit: '2',
        ...(cursor ? { cursor: decodeURIComponent(cursor) } : {}),
      }
      const result = await list(query)
      assert.equal(result.total, 6)
      names.push(...result.rows.map(({ fullName }) => fullName.split(' ')[0] ?? ''))
      link = result.link
      if (link === '') break
    }
    assert.deepEqual(names, ['adam', 'Émile', 'eve', 'Örn', 'Zed', 'Zed'])
    for (const cursor of ['x', btoa('["a","b"]'), btoa(`["not a day","${crypto.randomUUID()}"]`)])
      assert.equal(
        (await app.as('staff').request(residents.list, { query: { sort: 'since', cursor } })).status,
        400,
        cursor,
      )
  })

  it('matches the contract, and each resident equals the one returned by its id', async () => {
    const home = await addUnit(app.db)
    const { id } = await add({
      unitId: home.id,
      pets: ['Cat'],
      unitAccessCode: '123456',
      startDateOccupancy: '2026-03-01',
    })
    const found = Resident.extend({ unit: Home.strict().nullable(), units: Home.strict().array() }).strict()
    const { rows } = await list()
    for (const row of rows) assert.deepEqual(found.parse(row), row)
    assert.deepEqual(
      rows.find((row) => row.id === id),
      await find(id),
    )
  })

  it('finds similar names separately, and filters by type', async () => {
    const [quill, quartz] = [await add({ fullName: 'Ada Quillfeather' }), await add({ fullName: 'Bo Quartzmann' })]
    const names = async (query: Record<string, string>) => (await list(query)).rows.map((row) => row.id)
    assert.deepEqual(await names({ search: 'quillf' }), [quill.id])
    assert.deepEqual(await names({ search: 'quartz' }), [quartz.id])
    assert.deepEqual(await names({ search: 'quartz', type: 'owner' }), [])
    assert.deepEqual(await names({ search: 'quartz', type: 'renter' }), [quartz.id])
  })

  it('filters by status, area, type and words, in any spelling', async () => {
    const unit = await addUnit(app.db)
    const { id } = await add({ fullName: 'Íñigo Suspendido', unitId: unit.id })
    await change(id, { status: 'Suspended' })
    const found = async (query: Record<string, string>) => (await list(query)).rows.some((row) => row.id === id)
    for (const query of [
      { status: 'inactive' },
      { status: 'Suspended' },
      { area: 'residential' },
      { type: 'renter' },
      { search: 'inigo SUSPEN' },
      { search: unit.unitNumber },
      { search: '416-555' },
    ] as Record<string, string>[])
      assert.ok(await found(query), JSON.stringify(query))
    for (const query of [{ status: 'pending' }, { area: 'commercial' }, { type: 'Owner' }, { search: '%_%' }] as Record<
      string,
      string
    >[])
      assert.equal(await found(query), false, JSON.stringify(query))
  })

  it('is exported as a file without formulas, by administrators only, with an audit entry', async () => {
    await add({
      fullName: '=HYPERLINK("http://evil.example")',
      preferredName: 'Łucja, "Lu"',
      emailSecondary: '-1@x.example',
    })
    const url = '/api/admin/exports/tenants?sort=name'
    const { status, body, headers } = await app.as('admin').send({ method: 'GET', url })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8/)
    assert.match(String(headers['content-disposition']), /^attachment; filename="tenants-\d{4}-\d\d-\d\d\.csv"$/)
    assert.ok(body.startsWith('\uFEFFFull name,Preferred name,Unit,'))
    assert.ok(body.includes(`"'=HYPERLINK(""http://evil.example"")","Łucja, ""Lu""",`), body.slice(0, 600))
    assert.ok(body.includes(",'-1@x.example,"))
    assert.equal(body.trimEnd().split('\r\n').length, (await list()).total + 1)
    const { rows } = await app.db.execute(sql`select by from audit_log where action = 'exported the list'`)
    assert.deepEqual(rows, [{ by: app.people.admin.id }])
    assert.equal((await app.as('staff').send({ method: 'GET', url })).status, 403)
  })
})
