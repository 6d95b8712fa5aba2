import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/**
 * A realistic sheet of 400 homes: two title lines, odd headers, and many number formats.
 */
function unformattedUnits(invalidRows: boolean) {
  const line = (at: number) => {
    const floor = 6 + Math.floor(at / 16)
    const number = `${floor}${String((at % 16) + 1).padStart(2, '0')}`
    const text = [`#${number}`, `Unit ${number}`, ` ${number} `, `${number}.0`, `apt ${number}`][at % 5]
    const size = [`${500 + at} sq ft`, `${500 + at}`, `"1,${String(at).padStart(3, '0')} sqft"`][at % 3]
    const fee = [`"$1,${String(at % 1000).padStart(3, '0')}.50"`, `${400 + at}`, `N/A`, `"CA$ 725.00"`][at % 4]
    const beds = ['2BR', 'Studio', '1 + den', '3'][at % 4]
    return `${size};${text};${beds};${fee};${['x', 'No', 'YES', ''][at % 4]};"P2-${at}; P3-${at}";Zoë ${at}`.replaceAll(
      '"',
      '"',
    )
  }
  const lines = Array.from({ length: 400 }, (_, at) => line(at))
  if (invalidRows) {
    lines[7] = lines[7]?.replace(/^[^;]+/, 'about 600') ?? ''
    lines[20] = lines[19] ?? ''
    lines[33] = '700;;2;500;No;;Nobody'
  }
  return [
    'Residences - export of the old system;;;;;;',
    ';;;;;;',
    'Size (sq. ft.);Suite;# Beds;Condo Fee;Balcony?;Parking;Owner',
    ...lines,
  ].join('\r\n')
}

const { send, check, apply, applyOk, undo, rowsLeft, building } = createImportCalls(() => app)

describe('an import of 400 messy homes', () => {
  it('is checked, applied, and undone exactly', async () => {
    await app.db.execute(sql`insert into units (id, unit_number, floor, square_footage, owner_name, version)
      values ('01900000-0000-7000-8000-000000000001', '601', 6, 111, 'Old Owner', 4),
             ('01900000-0000-7000-8000-000000000002', '9999', 99, 111, 'Elsewhere', 2)`)
    const was = await building()

    const invalid = await send('units', Buffer.from(unformattedUnits(true), 'latin1'))
    assert.deepEqual([invalid.rows, invalid.delimiter, invalid.encoding], [400, ';', 'Latin-1'])
    const wrong = await check(invalid.id, invalid.columns)
    assert.deepEqual(wrong.counts, { new: 396, changed: 1, same: 0, wrong: 3, skipped: 0 })
    assert.deepEqual(
      wrong.rows
        .filter(({ outcome }) => outcome === 'wrong')
        .map(({ line, problems }) => [line, problems[0]?.field, problems[0]?.message]),
      [
        [11, 'Square footage', 'The square footage must be a number'],
        [24, 'Unit number', 'Duplicate of row 23'],
        [37, 'Unit number', 'Enter a value'],
      ],
    )
    assert.deepEqual(await building(), was, 'a dry run changes nothing')

    const clean = await send('units', Buffer.from(unformattedUnits(false), 'latin1'))
    const corrected = await check(clean.id, clean.columns)
    assert.deepEqual(
      [corrected.counts, corrected.problems],
      [{ new: 399, changed: 1, same: 0, wrong: 0, skipped: 0 }, []],
    )
    const changed = corrected.rows.find(({ outcome }) => outcome === 'changed')
    assert.ok(
      changed?.changes.some(
        ({ field, from, to }) => field === "Owner's name" && from === 'Old Owner' && to === 'Zoë 0',
      ),
    )
    assert.ok(changed?.changes.some(({ field, from, to }) => field === 'Balcony' && from === '' && to === 'Yes'))
    assert.equal((await apply(clean.id, corrected)).status, 200)
    const { rows } = await app.pool.query(
      `select unit_number, floor, square_footage, bedrooms, monthly_maintenance_cents, balcony, parking_allocation, owner_name
       from units where unit_number = '705'`,
    )
    assert.deepEqual(rows, [
      {
        unit_number: '705',
        floor: 7,
        square_footage: 1020,
        bedrooms: 2,
        monthly_maintenance_cents: 102050,
        balcony: true,
        parking_allocation: ['P2-20', 'P3-20'],
        owner_name: 'Zoë 20',
      },
    ])
    assert.equal((await apply(clean.id, corrected)).body.code, 'applied_already')

    const rowsOfUnit = await app.pool.query<{ id: string }>(`select id from units where unit_number = '705'`)
    const audience = { kind: 'units', unitIds: rowsOfUnit.rows.map(({ id }) => id) }
    await app.db.execute(sql`insert into events (id, title, type, starts_at, audience, created_by)
      values (gen_random_uuid(), 'Inspection', 'safety', now(), ${JSON.stringify(audience)}, ${app.people.staff.id})`)
    assert.match((await undo(clean.id)).body.message, /705/)
    await app.db.execute(sql`delete from events`)

    assert.equal((await undo(clean.id)).status, 200)
    assert.deepEqual(await building(), was)
    assert.equal((await undo(clean.id)).body.code, 'not_applied')
  })
})

const people = (rows: string[][]) =>
  ['Name,Email,Phone,Unit,Type,Move in,Lease end', ...rows.map((row) => row.join(','))].join('\n')

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
    assert.deepEqual(
      corrected.counts,
      { new: 3, changed: 1, same: 0, wrong: 0, skipped: 0 },
      JSON.stringify(corrected.rows),
    )
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
    assert.deepEqual((await check(recheck.id, recheck.columns)).counts, {
      new: 0,
      changed: 0,
      same: 4,
      wrong: 0,
      skipped: 0,
    })
    assert.equal((await undo(draft.id)).status, 200)
    assert.deepEqual(await building(), was)
  })

  it('gives a resident whose type it changed the former type back when it is undone', async () => {
    const withType = (type: string) => people([['Lee Holder', 'lee@x.example', '416-555-0107', '603', type, '', '']])
    const first = await send('residents', withType('Lease Holder'))
    assert.equal((await apply(first.id, await check(first.id, first.columns))).status, 200)
    const was = await building()
    const second = await send('residents', withType('Tenant'))
    const checked = await check(second.id, second.columns)
    assert.deepEqual(
      checked.counts,
      { new: 0, changed: 1, same: 0, wrong: 0, skipped: 0 },
      JSON.stringify(checked.rows),
    )
    assert.equal((await apply(second.id, checked)).status, 200)
    assert.notDeepEqual(await building(), was)
    assert.equal((await undo(second.id)).status, 200)
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
    assert.deepEqual(counts, { new: 1, changed: 0, same: 0, wrong: 7, skipped: 0 })
    const found = rows.filter(({ outcome }) => outcome === 'wrong').map(({ problems }) => problems[0]?.field)
    assert.deepEqual(found, ['Email', 'Phone', 'Unit', 'Email', 'Type', 'End of occupancy', 'Email'])
  })

  it('reports a missing required column', async () => {
    const draft = await send('residents', sheet)
    const { problems, counts } = await check(draft.id, { ...draft.columns, fullName: null })
    assert.deepEqual([problems, counts.new], [['Choose a column for Full name.'], 0])
  })

  it('leaves out the rows that have changed since the preview, and cannot be undone once its records changed', async () => {
    const draft = await send('residents', sheet)
    const checked = await check(draft.id, draft.columns)
    await app.db.execute(sql`update units set unit_number = '602A' where unit_number = '602'`)
    const applied = await applyOk(draft.id, checked)
    assert.equal(applied.leftCount, 1)
    assert.deepEqual(applied.notImported, { wrong: 0, skipped: 0, conflicts: 1 })
    const left = await rowsLeft(draft.id)
    assert.match(left, /Cy Owner,cy@x\.example,416-555-0103,602,owner.*This record has changed since the preview/)
    await app.db.execute(sql`update units set unit_number = '602' where unit_number = '602A'`)
    const rest = await send('residents', left)
    assert.equal((await applyOk(rest.id, await check(rest.id, rest.columns))).changedCount, 1)
    const amara = await app.pool.query<{ id: string }>(`select id from residents where full_name = 'Amara Okafor'`)
    await app
      .as('staff')
      .requestOk(residents.change, { params: { id: amara.rows[0]?.id ?? '' }, body: { preferredName: 'Ama' } })
    const unit = await app.pool.query<{ id: string }>(`select id from units where unit_number = '601'`)
    await app.as('staff').requestOk(units.addNote, { params: { id: unit.rows[0]?.id ?? '' }, body: { note: 'new' } })
    const rejected = await undo(draft.id)
    assert.deepEqual([rejected.status, rejected.body.code], [409, 'changed_since'])
    assert.match(rejected.body.message, /Amara Okafor/)
    assert.doesNotMatch(rejected.body.message, /Bea Stone/)
  })
})
