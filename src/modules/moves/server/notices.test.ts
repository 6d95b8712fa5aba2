import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { household } from '#occupancy/members/contract.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/** What a person was notified of about a move. */
async function noticesOf(userId: string, moveId: string) {
  const { rows } = await app.db.execute<{ kind: string; what: string; link: string }>(
    sql`select kind, params ->> 'what' as what, link from notifications
      where user_id = ${userId} and about_id = ${moveId} order by created_at, id`,
  )
  return rows
}

it('notifies who moves, their household and the colleagues of the author of a plan, another day and a cancellation', async () => {
  const movers = createMovers(app)
  const unit = await addUnit(app.db)
  const mover = await movers.addMover({ unitId: unit.id })
  const email = `mira.${unit.id}@mail.example`
  const invited = { firstName: 'Mira', lastName: 'Osei', email, rights: [] }
  await mover.requestOk(household.invite, { body: invited })
  const idOf = async (address: string) => {
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from users where email = ${address}`)
    return rows[0]?.id ?? ''
  }
  const day = movers.inDays(5)
  const { id } = await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay: day })
  const staff = app.as('staff')
  const params = { id }
  await staff.requestOk(moves.change, { params, body: { notes: 'Two vans' } })
  await staff.requestOk(moves.change, { params, body: { effectiveDay: addDays(day, 1) } })
  await staff.requestOk(moves.cancel, { params })

  const office = await noticesOf(app.people.admin.id, id)
  assert.deepEqual(
    office.filter(({ what }) => what !== 'planned').map(({ kind, what }) => [kind, what]),
    [
      ['office_move', 'changed'],
      ['office_move', 'cancelled'],
    ],
  )
  assert.ok(office.every(({ link }) => link.includes(unit.id)))
  const ofStaff = await noticesOf(app.people.staff.id, id)
  assert.ok(
    ofStaff.every(({ what }) => what === 'planned'),
    'the author is not notified',
  )
  for (const userId of [await idOf(mover.email), await idOf(email)])
    assert.deepEqual(
      (await noticesOf(userId, id)).map(({ kind, what }) => [kind, what]),
      [
        ['move_step', 'move_out'],
        ['move_step', 'changed'],
        ['move_step', 'cancelled'],
      ],
    )
})
