import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { residents } from '#residents/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { importCalls } from '../import-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  for (const number of ['801', '802', '803', '804', '805', '806'])
    await app.db.execute(sql`insert into units (id, unit_number, floor) values (gen_random_uuid(), ${number}, 8)`)
})
after(() => app.close())

const { send, check, applyOk, correct, decide, rowsLeft } = createImportCalls(() => app)
const sheet = (...lines: string[]) => ['Name;Email;Phone;Unit;Type;Parking', ...lines].join('\n')
const importNow = async (...lines: string[]) => {
  const draft = await send('residents', sheet(...lines))
  return applyOk(draft.id, await check(draft.id, draft.columns))
}
const checkSheet = async (...lines: string[]) => {
  const draft = await send('residents', sheet(...lines))
  return { draft, checked: await check(draft.id, draft.columns) }
}
const find = async (name: string) => {
  const { body } = await app.as('admin').requestOk(residents.list, { query: { search: name } })
  return body.filter(({ fullName }) => fullName === name)
}

describe('a row with a warning', () => {
  it('about an occupied home waits for the decision of the office', async () => {
    await importNow('Ida Host;ida@x.example;416-555-0101;801;renter;')
    const { draft, checked } = await checkSheet('Jon Guest;jon@x.example;416-555-0102;801;renter;')
    assert.deepEqual([checked.rows[0]?.outcome, checked.rows[0]?.decisions], ['skipped', ['import', 'skip']])
    assert.deepEqual(checked.rows[0]?.warnings, [
      { field: 'Unit', message: 'Ida Host lives in unit 801. They would share it.' },
    ])
    const decided = await decide(draft.id, [2], 'import')
    assert.deepEqual([decided.counts.new, decided.counts.skipped], [1, 0])
    assert.equal((await applyOk(draft.id, decided)).createdCount, 1)
    assert.equal((await find('Jon Guest'))[0]?.unit?.rank, 'secondary')
  })

  it('about the stall of another home is imported only without it, also within a file', async () => {
    await importNow('Kim Holder;kim@x.example;416-555-0103;802;renter;P1-7, P1-8')
    const { draft, checked } = await checkSheet(
      'Lou Taker;lou@x.example;416-555-0104;803;renter;p1-7, P1-9',
      'Max Taker;max@x.example;416-555-0105;804;renter;P1-9',
    )
    assert.deepEqual(
      checked.rows.map(({ outcome, warnings }) => [outcome, warnings[0]?.message]),
      [
        ['skipped', 'p1-7 belongs to Kim Holder and stays with them.'],
        ['new', undefined],
      ],
    )
    const decided = await decide(draft.id, [2], 'import')
    assert.deepEqual(
      decided.rows.map(({ outcome, warnings }) => [outcome, warnings[0]?.message]),
      [
        ['new', 'p1-7 belongs to Kim Holder and stays with them.'],
        ['skipped', 'P1-9 belongs to Lou Taker and stays with them.'],
      ],
    )
    const all = await decide(draft.id, null, 'import')
    assert.equal((await applyOk(draft.id, all)).createdCount, 2)
    const { rows } = await app.pool.query('select from asset_claims')
    assert.equal(rows.length, 0, 'no stall is claimed by a second resident')
    assert.deepEqual(
      [(await find('Lou Taker'))[0]?.parkingStalls, (await find('Max Taker'))[0]?.parkingStalls],
      [['P1-9'], []],
    )
  })

  it('about a stall for visitors, which no resident can have', async () => {
    await app.db.execute(sql`insert into assets (id, kind, number) values (gen_random_uuid(), 'visitor_stall', 'V1-1')`)
    const { checked } = await checkSheet('Yan Visit;yan@x.example;416-555-0120;;renter;v1-1')
    assert.deepEqual(checked.rows[0]?.warnings, [{ field: 'Parking stalls', message: 'v1-1 is for visitors.' }])
  })

  it('about a person with the same name in the same home updates them, or adds another person', async () => {
    await importNow('Nia Same;nia@x.example;416-555-0106;805;renter;')
    const { draft, checked } = await checkSheet('Nia  same;;416-555-0199;805;;')
    assert.deepEqual(checked.rows[0]?.decision, 'update')
    assert.deepEqual(checked.rows[0]?.changes.at(-1), { field: 'Phone', from: '416-555-0106', to: '416-555-0199' })
    assert.deepEqual(checked.rows[0]?.warnings, [{ field: null, message: 'Nia Same already lives in unit 805.' }])
    const other = await decide(draft.id, [2], 'import')
    assert.equal(other.counts.new, 1)
    const { checked: contradicted } = await checkSheet('Nia Same;elsewhere@x.example;;805;;')
    assert.equal(contradicted.rows[0]?.outcome, 'skipped')
  })
})

describe('the address of a member of a household', () => {
  it('is an error of its line, because another person signs in with it', async () => {
    await app.db.execute(sql`insert into users (id, email, email_canonical, role, status, first_name, last_name)
      values (gen_random_uuid(), 'zed@x.example', 'zed@x.example', 'household', 'invited', 'Zed', 'Member')`)
    const { checked } = await checkSheet('Zed Member;zed@x.example;416-555-0121;;renter;')
    assert.deepEqual(checked.rows[0]?.problems, [
      { field: 'Email', message: 'This email belongs to a member of a household' },
    ])
  })
})

describe('the rows that are not imported', () => {
  it('come back with the reasons, are corrected in place or in the file, and leave no doubles', async () => {
    const lines = [
      'Rea Right;rea@x.example;416-555-0111;;renter;',
      '=Sam Wrong;sam@x.example;+49 30 5557 0142;4711;renter;',
      'Tom Wrong;tom@x;416-555-0113;;renter;',
    ]
    const { draft, checked } = await checkSheet(...lines)
    assert.deepEqual([checked.counts.new, checked.counts.wrong], [1, 2])
    assert.deepEqual(
      checked.rows[0]?.cells.filter(({ isWrong }) => isWrong).map(({ field, text }) => [field, text]),
      [['unitNumber', '4711']],
    )
    const rejected = await app.as('admin').request(importCalls.changeImportRow, {
      params: { id: draft.id, line: '3' },
      body: { cells: { pets: 'cat' } },
    })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'cells'])
    const corrected = await correct(draft.id, 4, { emailPrimary: 'tom@x.example' })
    assert.deepEqual([corrected.counts.new, corrected.counts.wrong], [2, 1])
    const applied = await applyOk(draft.id, corrected)
    assert.deepEqual([applied.createdCount, applied.leftCount, applied.hasRowsLeft], [2, 1, true])

    assert.match(await rowsLeft(draft.id, 'fr'), /À corriger\r\n.*Unit: Le logement 4711 n’existe pas/)
    const left = await rowsLeft(draft.id)
    assert.match(left, /Parking,What to correct\r\n'=Sam Wrong,sam@x.example,'\+49 30 5557 0142,4711,renter,,/)
    const rest = await send('residents', left.replace(',4711,', ',,').replace("'=Sam", 'Sam'))
    assert.deepEqual(rest.heads, ['Name', 'Email', 'Phone', 'Unit', 'Type', 'Parking'])
    assert.equal((await applyOk(rest.id, await check(rest.id, rest.columns))).createdCount, 1)
    assert.equal((await find('Sam Wrong'))[0]?.phonePrimary, '+49 30 55570142')
    const whole = await checkSheet(
      ...lines
        .with(1, lines[1]?.replace('=', '').replace('4711', '') ?? '')
        .with(2, lines[2]?.replace('@x;', '@x.example;') ?? ''),
    )
    assert.equal(whole.checked.counts.same, 3)
  })
})

describe('the columns of a header row', () => {
  it('are remembered until the office forgets them', async () => {
    const text = 'Name;Contact;Other\nUma Map;uma@x.example;x'
    const first = await send('residents', text)
    assert.deepEqual([first.columns['emailPrimary'], first.remembered], [null, null])
    await check(first.id, { ...first.columns, emailPrimary: 1 })
    const second = await send('residents', text.replace('Uma', 'Vic'))
    assert.deepEqual(
      [second.columns['emailPrimary'], second.remembered?.by],
      [1, { firstName: 'admin', lastName: 'Person' }],
    )
    await app.as('admin').requestOk(importCalls.deleteMapping, { params: { id: second.remembered?.id ?? '' } })
    assert.equal((await send('residents', text)).remembered, null)
  })
})
