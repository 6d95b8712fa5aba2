import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { moves } from '#moves/contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { residents } from '#residents/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  for (const number of ['806', '807', '808', '809', '810'])
    await app.db.execute(sql`insert into units (id, unit_number, floor) values (gen_random_uuid(), ${number}, 8)`)
})
after(() => app.close())

const { send, check, applyOk, undo } = createImportCalls(() => app)
const find = async (name: string) => {
  const { body } = await app.as('admin').requestOk(residents.list, { query: { search: name } })
  return body.filter(({ fullName }) => fullName === name)
}

describe('a resident who moves in later', () => {
  it('has a planned move until their first day, which is found again and undone with the import', async () => {
    const later = (name: string, unit: string) =>
      `Name;Email;Unit;Type;Move in\n${name};${name[0]}@y.example;${unit};renter;2099-05-01`
    const draft = await send('residents', later('Xia Later', '807'))
    const checked = await check(draft.id, draft.columns)
    const { id } = await applyOk(draft.id, checked)
    assert.deepEqual((await find('Xia Later'))[0]?.units, [])
    const { rows } = await app.pool.query(
      `select m.kind, m.status, m.effective_day::text as day, u.unit_number as unit,
         (select count(*)::int from move_steps s where s.move_id = m.id) > 0 as steps
       from moves m join units u on u.id = m.unit_id`,
    )
    assert.deepEqual(rows, [{ kind: 'move_in', status: 'planned', day: '2099-05-01', unit: '807', steps: true }])
    const again = await send('residents', later('Xia Later', '807'))
    assert.equal((await check(again.id, again.columns)).counts.same, 1)
    assert.equal((await undo(id)).status, 200)
    assert.equal((await app.pool.query('select from moves')).rowCount, 0)
  })

  it('stays when the office has added a photo to the move, which the import cannot undo', async () => {
    const text = 'Name;Email;Unit;Type;Move in\nYan Later;yan@y.example;806;renter;2099-05-01'
    const draft = await send('residents', text)
    const { id } = await applyOk(draft.id, await check(draft.id, draft.columns))
    const [move] = (await app.as('staff').requestOk(moves.list, { query: { status: 'planned' } })).body
    const params = { id: move?.id ?? '' }
    await app.as('staff').requestOk(movePhotos.add, { params, ...(await aPicture()) })
    const { status, body } = await undo(id)
    assert.deepEqual([status, body.code], [409, 'changed_since'])
  })
})

describe('two residents who move into a unit on the same day', () => {
  const rows = 'Xu Pair;xu@z.example;808;renter;2099-05-01\nYa Pair;ya@z.example;808;renter;2099-05-01'
  const sheet = `Name;Email;Unit;Type;Move in\n${rows}\nZed Solo;zed@z.example;808;renter;2099-06-01`

  it('have one move, which the preview says, and which is undone with the import', async () => {
    const draft = await send('residents', sheet)
    const checked = await check(draft.id, draft.columns)
    const homeOf = (line: number) =>
      checked.rows.find((row) => row.line === line)?.changes.find(({ field }) => field === 'Unit')
    assert.deepEqual(
      [2, 3, 4].map((line) => homeOf(line)?.to),
      [
        '808 from 01-05-2099, in one move with Ya Pair',
        '808 from 01-05-2099, in one move with Xu Pair',
        '808 from 01-06-2099',
      ],
    )
    const { id } = await applyOk(draft.id, checked)
    const planned = (await app.as('staff').requestOk(moves.list, { query: { status: 'planned' } })).body
    assert.deepEqual(
      planned
        .filter(({ unit }) => unit.unitNumber === '808')
        .map(({ tenants }) => tenants.map(({ fullName }) => fullName)),
      [['Xu Pair', 'Ya Pair'], ['Zed Solo']],
    )
    assert.equal((await undo(id)).status, 200)
    assert.deepEqual(await find('Xu Pair'), [])
  })
})

describe('the preview', () => {
  const moveIn = (name: string, unit: string, day: string) =>
    `Name;Email;Unit;Type;Move in\n${name};${name.slice(0, 2)}@w.example;${unit};renter;${day}`
  const warningsOf = async (kind: 'residents' | 'units', text: string) => {
    const draft = await send(kind, text)
    const checked = await check(draft.id, draft.columns)
    return checked.rows.flatMap(({ warnings }) => warnings.map(({ message }) => message))
  }

  it('names who lives in a home until when, and who moves in', async () => {
    const present = await send('residents', 'Name;Email;Unit;Type\nAl Host;al@w.example;809;renter')
    await applyOk(present.id, await check(present.id, present.columns))
    const next = await send('residents', moveIn('Bo Next', '809', '2099-07-01'))
    const checked = await check(next.id, next.columns)
    assert.deepEqual(checked.rows[0]?.warnings[0]?.message, 'Al Host lives in unit 809. They would share it.')
    const [host] = await find('Al Host')
    const leaving = { kind: 'move_out', unitId: host?.unit?.id ?? '', effectiveDay: '2099-07-16' } as const
    await app.as('staff').requestOk(moves.plan, { body: { ...leaving, tenantIds: [host?.id ?? ''] } })
    const text = moveIn('Bo Next', '809', '2099-07-01')
    assert.deepEqual(await warningsOf('residents', text), [
      'Al Host lives in unit 809 until 15-07-2099. They would share it.',
    ])
    assert.deepEqual(await warningsOf('residents', moveIn('Bo Next', '809', '2099-07-16')), [])
  })

  it('says that a home is on the market, and that residents move into one that is put up for sale', async () => {
    await app.db.execute(sql`update units set status = 'for_sale' where unit_number = '810'`)
    const later = moveIn('Cy Next', '810', '2099-07-01')
    assert.deepEqual(await warningsOf('residents', later), ['Unit 810 is for sale.'])
    const draft = await send('residents', later)
    await applyOk(draft.id, await check(draft.id, draft.columns))
    await app.db.execute(sql`update units set status = 'vacant' where unit_number = '810'`)
    const units = 'Unit;Status\n810;For Sale'
    assert.deepEqual(await warningsOf('units', units), ['Cy Next moves into unit 810 on 01-07-2099.'])
  })
})
