import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/contract.ts'
import { importCalls } from '../import-calls.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const people = (rows: string[][]) =>
  ['Name,Email,Phone,Unit,Type,Move in,Lease end', ...rows.map((row) => row.join(','))].join('\n')

const { send, check, apply, undo, building } = createImportCalls(() => app)

describe('an import of residents', () => {
  const sheet = people([
    ['"Okafor, Amara"', 'AMARA@x.example', '(416) 555-0101', '#601', 'renter', '2025-01-15', '2026-01-14'],
    ['Bea Stone', 'bea@x.example', '416-555-0102', '601', 'Renter', '', ''],
    ['Cy Owner', 'cy@x.example', '416-555-0103', '9999', 'owner', '', ''],
    ['Cy Owner', 'cy@x.example', '416-555-0103', '602', 'owner', '', ''],
  ])
  before(() =>
    app.db.execute(
      sql`insert into units (id, unit_number, floor) values (gen_random_uuid(), '602', 6), (gen_random_uuid(), '603', 6)`,
    ),
  )

  it('creates accounts to be invited, moves people in, and is undone exactly', async () => {
    const was = await building()
    const draft = await send('residents', sheet)
    const corrected = await check(draft.id, draft.columns)
    assert.deepEqual(corrected.counts, { new: 3, changed: 1, same: 0, wrong: 0 }, JSON.stringify(corrected.rows))
    assert.equal((await apply(draft.id, corrected)).status, 200)
    const { body: list } = await app.as('admin').requestOk(residents.list, { query: { sort: 'name' } })
    const of = (name: string) => list.find(({ fullName }) => fullName === name)
    assert.deepEqual(
      [
        of('Amara Okafor')?.status,
        of('Amara Okafor')?.unit?.unitNumber,
        of('Amara Okafor')?.unit?.rank,
        of('Bea Stone')?.unit?.rank,
      ],
      ['Invited', '601', 'primary', 'secondary'],
    )
    assert.equal(of('Amara Okafor')?.endDateOccupancy, '2026-01-14')
    assert.deepEqual(
      of('Cy Owner')
        ?.units.map(({ unitNumber }) => unitNumber)
        .sort(),
      ['602', '9999'],
    )
    const recheck = await send('residents', sheet)
    assert.deepEqual((await check(recheck.id, recheck.columns)).counts, { new: 0, changed: 0, same: 3, wrong: 1 })
    assert.equal((await undo(draft.id)).status, 200)
    assert.deepEqual(await building(), was)
  })

  it('reports the invalid lines with reasons', async () => {
    const draft = await send(
      'residents',
      people([
        ['Ann', 'not an address', '416-555-0101', '601', 'renter', '', ''],
        ['Bob', 'bob@x.example', '12', '601', 'renter', '', ''],
        ['Cat', 'cat@x.example', '416-555-0101', '4711', 'renter', '', ''],
        ['Dan', app.people.staff.email, '416-555-0101', '', 'renter', '', ''],
        ['Eve', 'eve@x.example', '416-555-0101', '', 'landlord', '', ''],
        ['Flo', 'flo@x.example', '416-555-0101', '', '', '2026-02-01', '2026-01-01'],
        ['Gus', 'gus@x.example', '416-555-0101', '601', 'renter', '', ''],
        ['Gus', 'gus@x.example', '416-555-0101', '602', 'renter', '', ''],
      ]),
    )
    const { counts, rows } = await check(draft.id, draft.columns)
    assert.deepEqual(counts, { new: 1, changed: 0, same: 0, wrong: 7 })
    const found = rows.filter(({ fate }) => fate === 'wrong').map(({ problems }) => problems[0]?.field)
    assert.deepEqual(found, ['E-mail', 'Phone', 'Unit', 'E-mail', 'Type', 'End of occupancy', 'E-mail'])
  })

  it('reports a missing required column', async () => {
    const draft = await send('residents', sheet)
    const { problems, counts } = await check(draft.id, { ...draft.columns, emailPrimary: null })
    assert.deepEqual([problems, counts.new], [['No column is chosen for E-mail, which is needed.'], 0])
  })

  it('is applied only as it was checked', async () => {
    const draft = await send('residents', sheet)
    const corrected = await check(draft.id, draft.columns)
    await app.db.execute(sql`update units set unit_number = '602A' where unit_number = '602'`)
    const late = await apply(draft.id, corrected)
    assert.equal(late.status, 409)
    await app.db.execute(sql`update units set unit_number = '602' where unit_number = '602A'`)
    assert.equal((await apply(draft.id, corrected)).status, 200)
    await app.db.execute(sql`update units set square_footage = 1, version = version + 1 where unit_number = '602'`)
    const amara = await app.pool.query<{ id: string }>(`select id from tenants where full_name = 'Amara Okafor'`)
    await app
      .as('staff')
      .requestOk(residents.change, { params: { id: amara.rows[0]?.id ?? '' }, body: { preferredName: 'Ama' } })
    const unit = await app.pool.query<{ id: string }>(`select id from units where unit_number = '601'`)
    await app.as('staff').requestOk(units.addNote, { params: { id: unit.rows[0]?.id ?? '' }, body: { note: 'new' } })
    const refused = await undo(draft.id)
    assert.deepEqual([refused.status, refused.body.code], [409, 'changed_since'])
    assert.match(refused.body.message, /Amara Okafor/)
    assert.match(refused.body.message, /602/)
    assert.doesNotMatch(refused.body.message, /Bea Stone|Cy Owner/)
  })
})

describe('invalid files', () => {
  for (const [what, bytes, message] of [
    ['an empty one', '', /no rows/],
    ['heads alone', 'Unit,Floor\n', /no rows/],
    ['an open quotation mark', 'Unit,Floor\n1,"2\n', /line 2/],
    ['5,001 rows', `Unit,Floor\n${'101,1\n'.repeat(5001)}`, /5,001 rows/],
    ['a workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(4000, '\u0000\n,')]), /no text|no rows/],
  ] as const)
    it(`${what} is refused with the reason`, async () => {
      const response = await app.as('admin').request(importCalls.sendSheet, {
        query: { kind: 'units' },
        body: Buffer.from(bytes),
        headers: { 'content-type': 'text/csv' },
      })
      assert.equal(response.status, 400)
      assert.match(response.body.message, message)
    })

  it('5,000 rows are checked and applied', { timeout: 120_000 }, async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, at) =>
        `${100 + Math.floor(at / 50)}${String(at % 50).padStart(2, '0')}X,${40 + Math.floor(at / 50)},${500 + at}`,
    )
    const draft = await send('units', ['Unit,Level,Sq ft', ...rows].join('\n'))
    const corrected = await check(draft.id, draft.columns)
    assert.equal(corrected.counts.new, 5_000)
    assert.equal((await apply(draft.id, corrected)).status, 200)
    assert.equal((await undo(draft.id)).status, 200)
  })
})
