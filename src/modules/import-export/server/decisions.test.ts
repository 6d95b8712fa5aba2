import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { residents } from '#residents/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { importCalls } from '../import-calls.ts'

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
    assert.deepEqual(checked.rows[0]?.warnings, [{ field: 'Unit', message: 'Ida Host lives in unit 801.' }])
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
    assert.deepEqual(
      [(await find('Lou Taker'))[0]?.parkingStalls, (await find('Max Taker'))[0]?.parkingStalls],
      [['P1-9'], []],
    )
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

describe('a resident without address or telephone', () => {
  it('is added without a sign-in, is found again, and gets one when an address is known', async () => {
    const line = 'Oto Silent;;;806;renter;'
    const { draft, checked } = await checkSheet(line)
    assert.match(checked.notes.join(' '), /1 resident has no email/)
    assert.equal((await applyOk(draft.id, checked)).createdCount, 1)
    const [oto] = await find('Oto Silent')
    assert.deepEqual([oto?.user.email, oto?.emailPrimary, oto?.phonePrimary, oto?.status], ['', null, null, 'Invited'])
    assert.equal((await checkSheet(line)).checked.counts.same, 1)

    const again = await checkSheet('Oto Silent;oto@x.example;;806;renter;')
    assert.deepEqual(again.checked.rows[0]?.changes, [
      { field: 'Email', from: '', to: 'oto@x.example' },
      { field: 'Sign-in email', from: '', to: 'oto@x.example' },
    ])
    await applyOk(again.draft.id, again.checked)
    assert.equal((await find('Oto Silent'))[0]?.user.email, 'oto@x.example')
  })

  it('cannot be invited before, and signs in with the first address that the office enters', async () => {
    await importNow('Pia Silent;;;;renter;', 'Quin Silent;;;;renter;')
    const [pia] = await find('Pia Silent')
    const params = { id: pia?.id ?? '' }
    await app.pool.query(`update users set status = 'suspended' where id = $1`, [pia?.userId])
    const rejected = await app.as('admin').request(residents.change, { params, body: { status: 'Invited' } })
    assert.deepEqual([rejected.status, (rejected.body as { field?: string }).field], [400, 'emailPrimary'])
    const taken = await app
      .as('admin')
      .request(residents.change, { params, body: { emailPrimary: app.people.staff.email } })
    assert.deepEqual([taken.status, (taken.body as { field?: string }).field], [409, 'emailPrimary'])
    await app
      .as('admin')
      .requestOk(residents.change, { params, body: { emailPrimary: 'pia@x.example', status: 'Invited' } })
    assert.equal((await find('Pia Silent'))[0]?.user.email, 'pia@x.example')
    const { rows } = await app.pool.query(
      `select to_address from mail_outbox where to_address in ('', 'pia@x.example')`,
    )
    assert.deepEqual(rows, [{ to_address: 'pia@x.example' }])
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

    assert.match(await rowsLeft(draft.id, 'fr'), /À corriger\r\n.*Unit: Le logement 4711 n'existe pas/)
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
