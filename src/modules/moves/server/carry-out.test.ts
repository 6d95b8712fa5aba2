import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { occupancy } from '#occupancy/contract.ts'
import { household } from '#occupancy/members/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { overview } from '#overview/contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'
import { effectiveAt } from '../rules.ts'
import { applyDueMoves } from './carry-out.ts'

const zone = 'America/Toronto'
let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const office = () => app.as('staff')
const unitNow = async (id: string) => (await office().requestOk(tower.unit, { params: { id } })).body
const setKeypadCode = (id: string, keypadCode: string) =>
  office().requestOk(tower.changeUnit, { params: { id }, body: { keypadCode } })
const setCode = (id: string, unitAccessCode: string) =>
  office().requestOk(residents.change, { params: { id }, body: { unitAccessCode } })
type Mover = Awaited<ReturnType<ReturnType<typeof createMovers>['addMover']>>
const codesOf = async (mover: Mover) => (await mover.requestOk(ownCodes.list)).body.map(({ code }) => code)
const occupied = async () => (await office().requestOk(overview.read)).body.units.occupied
const findMove = async (id: string) => (await office().requestOk(moves.find, { params: { id } })).body

describe('a couple moves in while the old tenant is there', () => {
  it('changes homes, codes, counts and belongings on its day, and not before', async () => {
    const unit = await addUnit(app.db)
    const old = await movers.addMover({ unitId: unit.id, parkingStalls: 'P4-21', pets: 'Cat', lockerNumbers: 'L1' })
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    await setKeypadCode(unit.id, '111111')
    await setCode(old.id, '222222')
    const [lastDay, empty, firstDay] = [movers.inDays(9), movers.inDays(10), movers.inDays(12)]
    const before = await occupied()
    const leaving = await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [old.id], effectiveDay: empty })
    const arriving = await movers.plan({
      kind: 'move_in',
      unitId: unit.id,
      tenantIds: [one.id, two.id],
      effectiveDay: firstDay,
    })

    assert.equal(await movers.setClock(empty, -1000), 0, 'a second before midnight of the last day')
    assert.deepEqual(await movers.household(unit.id), [old.id])
    assert.deepEqual(await codesOf(old), ['unitAccessCode', 'keypadCode'])
    assert.deepEqual([await codesOf(one), await occupied()], [[], before])

    assert.equal(await movers.setClock(empty), 1)
    assert.deepEqual([await movers.household(unit.id), await occupied()], [[], before - 1])
    assert.deepEqual([await codesOf(old), await codesOf(one)], [[], []])
    const { status, isKeypadCodeOutdated } = await unitNow(unit.id)
    assert.deepEqual([status, isKeypadCodeOutdated], ['Vacant', true])
    const former = await movers.find(old.id)
    assert.deepEqual(
      [former.parkingStalls, former.lockerNumbers, former.pets, former.endDateOccupancy],
      [[], [], [], lastDay],
    )

    assert.equal(await movers.setClock(firstDay, -1000), 0, 'the day before moving in')
    assert.deepEqual([await movers.household(unit.id), await codesOf(one)], [[], []])

    assert.equal(await movers.setClock(firstDay), 1)
    assert.deepEqual(await movers.household(unit.id), [one.id, two.id])
    assert.deepEqual(await codesOf(one), [], 'the old code is nobody’s')
    await setKeypadCode(unit.id, '333333')
    assert.deepEqual([await codesOf(one), await codesOf(old)], [['keypadCode'], []])
    assert.equal((await unitNow(unit.id)).isKeypadCodeOutdated, false)
    const { startDateOccupancy, unit: home } = await movers.find(one.id)
    assert.deepEqual([startDateOccupancy, home?.rank, await occupied()], [firstDay, 'primary', before])

    assert.equal(await movers.setClock(movers.inDays(1)), 0, 'the day after')
    assert.deepEqual(await movers.household(unit.id), [one.id, two.id])
    assert.deepEqual([(await findMove(leaving.id)).status, (await findMove(arriving.id)).status], ['done', 'done'])
    for (const [day, isOccupied] of [
      [lastDay, true],
      [empty, false],
      [firstDay, true],
    ] as const) {
      const { body } = await office().requestOk(towerDays.on, { query: { day } })
      assert.equal(body.units.find(({ id }) => id === unit.id)?.residence === 'renter', isOccupied, day)
    }
  })
})

describe('a move in planned for today', () => {
  it('does not show the door code of a resident who left this morning', async () => {
    const unit = await addUnit(app.db)
    const old = await movers.addMover({ unitId: unit.id })
    await setKeypadCode(unit.id, '515151')
    await office().requestOk(occupancy.remove, { params: { id: unit.id }, body: { tenantId: old.id } })
    const next = await movers.addMover()
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [next.id], effectiveDay: movers.today() })
    assert.deepEqual(await codesOf(next), [])
    await setKeypadCode(unit.id, '626262')
    assert.deepEqual(await codesOf(next), ['keypadCode'])
  })
})

describe('a program that was off', () => {
  it('carries out the moves in the order of their days, each once', async () => {
    const unit = await addUnit(app.db)
    const old = await movers.addMover({ unitId: unit.id })
    const next = await movers.addMover()
    const [empty, firstDay] = [movers.inDays(3), movers.inDays(4)]
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [next.id], effectiveDay: firstDay })
    await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [old.id], effectiveDay: empty })
    assert.equal(await movers.setClock(movers.inDays(9)), 2)
    assert.equal(await applyDueMoves(app.db, app, app.now()), 0)
    assert.deepEqual(await movers.household(unit.id), [next.id])
    const homes = await app.db.select().from(assignments).where(eq(assignments.unitId, unit.id))
    assert.deepEqual(
      [
        homes.find(({ residentId }) => residentId === old.id)?.endedAt,
        homes.find(({ residentId }) => residentId === next.id)?.startedAt,
      ],
      [effectiveAt(empty, zone), effectiveAt(firstDay, zone)],
    )
    assert.equal((await office().requestOk(occupancy.logs, { params: { id: unit.id } })).body.length, 3)
  })

  it('keeps a move that is not possible, with its reason, and carries out the others', async () => {
    const [unit, other] = [await addUnit(app.db), await addUnit(app.db)]
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    const effectiveDay = movers.inDays(2)
    const first = await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [one.id], effectiveDay })
    await movers.plan({ kind: 'move_in', unitId: other.id, tenantIds: [two.id], effectiveDay })
    await office().requestOk(residents.change, { params: { id: one.id }, body: { status: 'Suspended' } })
    assert.equal(await movers.setClock(effectiveDay), 1)
    const { status, problem } = await findMove(first.id)
    assert.deepEqual([status, problem], ['planned', 'suspended'])
    await office().requestOk(residents.change, { params: { id: one.id }, body: { status: 'Active' } })
    assert.equal(await applyDueMoves(app.db, app, app.now()), 1)
    assert.equal((await findMove(first.id)).problem, null)
  })
})

describe('an unexpected error of one move', () => {
  it('is reported, and the others take effect', async () => {
    const [unit, other] = [await addUnit(app.db), await addUnit(app.db)]
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    const effectiveDay = movers.inDays(2)
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [one.id], effectiveDay })
    await movers.plan({ kind: 'move_in', unitId: other.id, tenantIds: [two.id], effectiveDay })
    await app.db
      .execute(sql`create function fail_for_test() returns trigger language plpgsql set search_path from current
      as $$ begin raise exception 'out of order'; end $$`)
    await app.db.execute(
      sql.raw(`create trigger fail_for_test before insert on assignments for each row when (new.unit_id = '${unit.id}')
        execute function fail_for_test()`),
    )
    await assert.rejects(movers.setClock(effectiveDay), /assignments|out of order/)
    assert.deepEqual([await movers.household(unit.id), await movers.household(other.id)], [[], [two.id]])
    await app.db.execute(sql`drop trigger fail_for_test on assignments`)
    assert.equal(await applyDueMoves(app.db, app, app.now()), 1)
    assert.deepEqual(await movers.household(unit.id), [one.id])
  })
})

describe('a transfer within the building', () => {
  it('keeps stalls, lockers and pets, and marks the code of the old home', async () => {
    const [unit, target] = [await addUnit(app.db), await addUnit(app.db)]
    const mover = await movers.addMover({ unitId: unit.id, parkingStalls: 'P2-11', pets: 'Dog' })
    await setKeypadCode(unit.id, '111111')
    await setKeypadCode(target.id, '444444')
    const effectiveDay = movers.inDays(5)
    await movers.plan({
      kind: 'transfer',
      unitId: unit.id,
      toUnitId: target.id,
      tenantIds: [mover.id],
      effectiveDay,
    })
    await movers.setClock(effectiveDay)
    assert.deepEqual([await movers.household(unit.id), await movers.household(target.id)], [[], [mover.id]])
    const { parkingStalls, pets } = await movers.find(mover.id)
    assert.deepEqual([parkingStalls, pets], [['P2-11'], ['Dog']])
    assert.deepEqual(
      (await mover.requestOk(ownCodes.list)).body.map(({ unit: { id } }) => id),
      [target.id],
    )
    assert.equal((await unitNow(unit.id)).isKeypadCodeOutdated, true)
  })
})

describe('the members of a household', () => {
  it('change units with the resident, and back when the move is undone', async () => {
    const { home, member } = await addHouseholdMember(app)
    const target = await addUnit(app.db)
    const homesOfMember = async () =>
      (await app.withCookie(member.cookie).requestOk(household.own)).body.homes.map(({ unitId }) => unitId)
    const { id } = await movers.plan({
      kind: 'transfer',
      unitId: home.unit.id,
      toUnitId: target.id,
      tenantIds: [home.residentId],
      effectiveDay: movers.today(),
    })
    assert.deepEqual(await homesOfMember(), [target.id])
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual(await homesOfMember(), [home.unit.id])
  })
})

describe('one of two leaves, and another joins', () => {
  it('keeps the home of the other, who becomes primary and still sees the code', async () => {
    const unit = await addUnit(app.db)
    const [first, second] = [await movers.addMover({ unitId: unit.id }), await movers.addMover()]
    const params = { id: unit.id }
    await office().requestOk(occupancy.assign, { params, body: { tenantId: second.id } })
    await setKeypadCode(unit.id, '555555')
    const effectiveDay = movers.inDays(2)
    await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [first.id], effectiveDay })
    const joining = await movers.addMover()
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [joining.id], effectiveDay })
    await movers.setClock(effectiveDay)
    assert.deepEqual(await movers.household(unit.id), [second.id, joining.id])
    assert.deepEqual([await codesOf(second), await codesOf(joining)], [['keypadCode'], []])
  })
})
