import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../../tests/support/people/members.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { moves, type NewMove } from '../../contract.ts'
import { lastDayBefore } from '../../rules.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const send = (body: Partial<NewMove>) => app.as('staff').request(moves.plan, { body })

/** A couple with one member of the household of the first. */
async function addCouple() {
  const unit = await addUnit(app.db)
  const [one, two] = [await movers.addMover({ unitId: unit.id }), await movers.addMover({ unitId: unit.id })]
  const [home] = await app.db.select().from(assignments).where(eq(assignments.residentId, one.id))
  assert.ok(home)
  const member = await app.addPerson('household', { firstName: 'Mira', lastName: 'Osei' })
  const host = await app.addPerson('tenant')
  await addHouseholdMember(app, { home: { assignmentId: home.id } as never, host, member })
  const names = [(await movers.find(one.id)).fullName, (await movers.find(two.id)).fullName] as const
  return { unit, one, two, names }
}

describe('a move out whose last day is over', () => {
  it('names everyone whose access ends now until it is confirmed, and then takes effect', async () => {
    const { unit, one, two, names } = await addCouple()
    const { body: access } = await app.as('staff').requestOk(moves.access, { query: { unitId: unit.id } })
    assert.deepEqual(
      access.map(({ id, members }) => [id, members.map(({ fullName }) => fullName)]),
      [
        [one.id, ['Mira Osei']],
        [two.id, []],
      ],
    )
    const leaving = { kind: 'move_out' as const, unitId: unit.id, tenantIds: [one.id, two.id] }
    const past = { ...leaving, effectiveDay: movers.today() }
    const { status, body } = await send({ ...past, endsAccessNow: false })
    assert.deepEqual([status, body.code, body.field], [409, 'access_ends_now', 'endsAccessNow'])
    for (const name of [...names, 'Mira Osei']) assert.ok(body.message.includes(name), body.message)
    assert.deepEqual(await movers.household(unit.id), [one.id, two.id])
    assert.equal((await send({ ...past, effectiveDay: movers.inDays(-1) })).status, 400)
    assert.equal((await send({ ...past, endsAccessNow: true })).status, 201)
    assert.deepEqual(await movers.household(unit.id), [])
  })

  it('is confirmed too when the day is changed, and for a transfer; not for a later day', async () => {
    const { unit, one, two } = await addCouple()
    const leaving = { kind: 'move_out' as const, unitId: unit.id, tenantIds: [one.id], endsAccessNow: false }
    const { id } = await movers.plan({ ...leaving, effectiveDay: movers.inDays(1) })
    const change = (endsAccessNow: boolean) =>
      app.as('staff').request(moves.change, { params: { id }, body: { effectiveDay: movers.today(), endsAccessNow } })
    assert.equal((await change(false)).body.field, 'endsAccessNow')
    assert.equal((await change(true)).status, 200)
    const toUnitId = (await addUnit(app.db)).id
    const transfer = {
      ...leaving,
      kind: 'transfer' as const,
      toUnitId,
      tenantIds: [two.id],
      effectiveDay: movers.today(),
    }
    assert.equal((await send(transfer)).body.code, 'access_ends_now')
  })
})

it('the audit log has the day of a move as the office names it, and every person', async () => {
  const { unit, one, two, names } = await addCouple()
  const effectiveDay = movers.today()
  await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [one.id, two.id], effectiveDay })
  const { body } = await app.as('admin').requestOk(audit.list, { query: { recordType: 'moves' } })
  const sentences = body.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
  const what = `planned the move out of ${unit.unitNumber} of ${names[0]} and ${names[1]}`
  const expected = `${what} on ${dashboardDate(lastDayBefore(effectiveDay), 'UTC')}`
  for (const ending of ['', ', which took effect'])
    assert.ok(
      sentences.some((sentence) => sentence.endsWith(`${expected}${ending}`)),
      sentences[0],
    )
})
