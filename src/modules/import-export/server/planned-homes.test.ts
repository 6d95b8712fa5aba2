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
  for (const number of ['806', '807'])
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
