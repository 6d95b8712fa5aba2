import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/**
 * A realistic sheet of 400 homes: two title lines, odd headers, and many number formats.
 */
function messyUnits(invalidRows: boolean) {
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

const { send, check, apply, undo, building } = createImportCalls(() => app)

describe('an import of 400 messy homes', () => {
  it('is checked, refused while a line is invalid, applied when valid, and undone exactly', async () => {
    await app.db.execute(sql`insert into units (id, unit_number, floor, square_footage, owner_name, version)
      values ('01900000-0000-7000-8000-000000000001', '601', 6, 111, 'Old Owner', 4),
             ('01900000-0000-7000-8000-000000000002', '9999', 99, 111, 'Elsewhere', 2)`)
    const was = await building()

    const spoilt = await send('units', Buffer.from(messyUnits(true), 'latin1'))
    assert.deepEqual([spoilt.rows, spoilt.delimiter, spoilt.encoding], [400, ';', 'Latin-1'])
    const wrong = await check(spoilt.id, spoilt.columns)
    assert.deepEqual(wrong.counts, { new: 396, changed: 1, same: 0, wrong: 3 })
    assert.deepEqual(
      wrong.rows
        .filter(({ fate }) => fate === 'wrong')
        .map(({ line, problems }) => [line, problems[0]?.field, problems[0]?.message]),
      [
        [11, 'Square footage', 'The square footage must be a number'],
        [24, 'Unit number', 'The same already stands in line 23'],
        [37, 'Unit number', 'This cell is empty, and it is needed'],
      ],
    )
    const refused = await apply(spoilt.id, wrong)
    assert.deepEqual([refused.status, refused.body.code], [409, 'rows_wrong'])
    assert.deepEqual(await building(), was, 'a dry run and a refused import change nothing')

    const clean = await send('units', Buffer.from(messyUnits(false), 'latin1'))
    const corrected = await check(clean.id, clean.columns)
    assert.deepEqual([corrected.counts, corrected.problems], [{ new: 399, changed: 1, same: 0, wrong: 0 }, []])
    const changed = corrected.rows.find(({ fate }) => fate === 'changed')
    assert.ok(
      changed?.changes.some(
        ({ field, from, to }) => field === 'Owner’s name' && from === 'Old Owner' && to === 'Zoë 0',
      ),
    )
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
        balcony: 'Yes',
        parking_allocation: ['P2-20', 'P3-20'],
        owner_name: 'Zoë 20',
      },
    ])
    assert.equal((await apply(clean.id, corrected)).body.code, 'applied_already')

    assert.equal((await undo(clean.id)).status, 200)
    assert.deepEqual(await building(), was)
    assert.equal((await undo(clean.id)).body.code, 'not_applied')
  })
})
