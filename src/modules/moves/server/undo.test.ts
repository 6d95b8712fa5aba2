import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { personCalls } from '#import-export/person-contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { household, householdOfUnit } from '#occupancy/members/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'
import { deleteEndedAccess } from './before-move.ts'

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

describe('undoing', () => {
  it('brings back who left, with days and belongings, until the next day has ended', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id, parkingStalls: 'P4-22', startDateOccupancy: '2024-01-01' })
    await setKeypadCode(unit.id, '666666')
    const effectiveDay = movers.inDays(2)
    const { id } = await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
    await movers.setClock(effectiveDay)
    const { body } = await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual([body.status, await movers.household(unit.id)], ['undone', [mover.id]])
    const { parkingStalls, startDateOccupancy, endDateOccupancy } = await movers.find(mover.id)
    assert.deepEqual([parkingStalls, startDateOccupancy, endDateOccupancy], [['P4-22'], '2024-01-01', null])
    assert.deepEqual(await codesOf(mover), ['keypadCode'])
    assert.equal((await office().request(moves.undo, { params: { id } })).body.code, 'not_undoable')
  })

  it('gives back rank, type of residence and personal codes, unless others have moved in', async () => {
    for (const hasNewcomer of [false, true]) {
      const unit = await addUnit(app.db)
      const owner = await movers.addMover()
      const owning = { tenantId: owner.id, isOwner: true }
      await office().requestOk(occupancy.assign, { params: { id: unit.id }, body: owning })
      const partner = await movers.addMover({ unitId: unit.id })
      await setKeypadCode(unit.id, '111111')
      await setCode(owner.id, '222222')
      const effectiveDay = movers.inDays(2)
      const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay } as const
      const { id } = await movers.plan({ ...leaving, tenantIds: [owner.id] })
      await movers.setClock(effectiveDay)
      assert.deepEqual(await movers.household(unit.id), [partner.id])
      if (hasNewcomer) {
        const body = { tenantId: (await movers.addMover()).id }
        await office().requestOk(occupancy.assign, { params: { id: unit.id }, body })
      }
      await office().requestOk(moves.undo, { params: { id } })
      const home = (await office().requestOk(occupancy.residents, { params: { id: unit.id } })).body[0]
      assert.deepEqual([home?.tenantId, home?.rank, home?.residenceType], [owner.id, 'primary', 'owner'])
      assert.deepEqual(await codesOf(owner), hasNewcomer ? [] : ['unitAccessCode', 'keypadCode'])
      assert.equal((await unitNow(unit.id)).isKeypadCodeOutdated, hasNewcomer)
      if (hasNewcomer) continue
      const shown = await owner.requestOk(ownCodes.reveal, { body: { code: 'unitAccessCode' } })
      assert.equal(shown.body.value, '222222')
    }
  })

  it('restores exactly the household members who lost their access by the move', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const add = async (firstName: string) => {
      const body = { firstName, lastName: 'Osei', email: `${firstName}.${unit.id}@mail.example`, rights: [] }
      return (await mover.requestOk(household.invite, { body })).body
    }
    const [stays, ended, invited] = [await add('Mira'), await add('Nils'), await add('Odd')]
    await app.db.update(users).set({ status: 'Active', passwordHash: 'hash' }).where(eq(users.email, stays.email))
    await mover.requestOk(household.end, { params: { id: ended.id } })
    const membersOf = async () =>
      (await office().requestOk(householdOfUnit.list, { params: { id: unit.id } })).body
        .map(({ id, status }) => `${id} ${status}`)
        .toSorted((a, b) => a.localeCompare(b))
    const before = await membersOf()
    assert.deepEqual(
      before,
      [`${stays.id} active`, `${invited.id} invited`].toSorted((a, b) => a.localeCompare(b)),
    )
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    assert.deepEqual(await membersOf(), [])
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual(await membersOf(), before)
    const [account] = await app.db.select().from(users).where(eq(users.email, stays.email))
    assert.deepEqual([account?.status, account?.passwordHash, account?.deletedAt], ['Active', 'hash', null])
    const { rows } = await app.pool.query('select count(*)::int from move_residents where ended_members is not null')
    assert.deepEqual(rows, [{ count: 0 }])
  })

  it('keeps how a member signed in only until the move cannot be undone, or the member is erased', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const names = ['Quin', 'Rosa', 'Sami']
    for (const firstName of names) {
      const email = `${firstName}.${unit.id}@mail.example`
      await mover.requestOk(household.invite, { body: { firstName, lastName: 'Osei', email, rights: [] } })
      await app.db
        .update(users)
        .set({ status: 'Active', passwordHash: `hash of ${firstName}` })
        .where(eq(users.email, email))
    }
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id, undoableUntil } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    const storedHashes = async () => {
      const { rows } = await app.pool.query<{ hashes: string }>(
        'select coalesce(ended_members::text, $2) as hashes from move_residents where move_id = $1',
        [id, 'nothing'],
      )
      return names.filter((name) => rows[0]?.hashes.includes(`hash of ${name}`))
    }
    assert.deepEqual(await storedHashes(), names)
    const [erased] = await app.db
      .select()
      .from(users)
      .where(eq(users.email, `Rosa.${unit.id}@mail.example`))
    assert.ok(erased)
    await app.as('admin').requestOk(personCalls.erase, { params: { userId: erased.id } })
    assert.deepEqual(await storedHashes(), ['Quin', 'Sami'])
    await deleteEndedAccess(app.db, new Date(Date.parse(undoableUntil ?? '') + 1000))
    assert.deepEqual(await storedHashes(), [])
  })

  it('leaves a member out who has another account by now', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const body = { firstName: 'Pia', lastName: 'Osei', email: `pia.${unit.id}@mail.example`, rights: [] }
    await mover.requestOk(household.invite, { body })
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    await app.addPerson('tenant', { email: body.email })
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual((await office().requestOk(householdOfUnit.list, { params: { id: unit.id } })).body, [])
  })

  it('does not give back a stall that another resident has by now', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id, parkingStalls: 'P1-01, P1-02' })
    const { id } = await movers.plan({
      kind: 'move_out',
      unitId: unit.id,
      tenantIds: [mover.id],
      effectiveDay: movers.today(),
    })
    await movers.addMover({ unitId: (await addUnit(app.db)).id, parkingStalls: 'P1-02' })
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual((await movers.find(mover.id)).parkingStalls, ['P1-01'])
  })

  it('gives back a stall although another resident has a locker of that number', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id, parkingStalls: 'Q-7' })
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    await movers.addMover({ unitId: (await addUnit(app.db)).id, lockerNumbers: 'q-7' })
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual((await movers.find(mover.id)).parkingStalls, ['Q-7'])
  })

  it('brings back a resident of today from their own first moment on, not from midnight', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    await office().requestOk(moves.undo, { params: { id } })
    const { rows } = await app.pool.query<{ started_at: Date; ended_at: Date | null }>(
      'select started_at, ended_at from assignments where unit_id = $1 order by created_at',
      [unit.id],
    )
    assert.deepEqual([rows.length, rows[1]?.ended_at, rows[1]?.started_at], [2, null, rows[0]?.ended_at])
  })

  it('of a move in does not make anybody a former resident, and leaves no trace of the day', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const effectiveDay = movers.inDays(1)
    const arriving = { kind: 'move_in', unitId: unit.id, tenantIds: [mover.id], residenceType: 'owner' } as const
    const { id } = await movers.plan({ ...arriving, tenantIds: [mover.id], effectiveDay })
    await movers.setClock(effectiveDay, 3_600_000)
    await office().requestOk(moves.undo, { params: { id } })
    const { isFormer, status, tenantType } = await movers.find(mover.id)
    assert.deepEqual([isFormer, status, tenantType], [false, 'Active', 'Renter'])
    await movers.setClock(movers.inDays(1))
    const { body } = await office().requestOk(towerDays.on, { query: { day: effectiveDay } })
    const found = body.units.find((one) => one.id === unit.id)
    assert.deepEqual([found?.residence, found?.vacantSince], [null, null])
  })

  it('is not possible once who came has left', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const arriving = { kind: 'move_in', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id } = await movers.plan({ ...arriving, tenantIds: [mover.id] })
    await office().requestOk(occupancy.remove, { params: { id: unit.id }, body: { tenantId: mover.id } })
    assert.equal((await office().request(moves.undo, { params: { id } })).body.code, 'not_undoable')
  })

  it('removes who came, and is rejected two days later', async () => {
    const [unit, other] = [await addUnit(app.db), await addUnit(app.db)]
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    const effectiveDay = movers.inDays(2)
    const first = await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [one.id], effectiveDay })
    const second = await movers.plan({ kind: 'move_in', unitId: other.id, tenantIds: [two.id], effectiveDay })
    await movers.setClock(movers.inDays(2))
    await office().requestOk(moves.undo, { params: { id: first.id } })
    assert.deepEqual([await movers.household(unit.id), (await unitNow(unit.id)).status], [[], 'Vacant'])
    assert.equal((await movers.find(one.id)).startDateOccupancy, null)
    await movers.setClock(movers.inDays(2))
    assert.equal((await office().request(moves.undo, { params: { id: second.id } })).body.code, 'not_undoable')
    assert.deepEqual(await movers.household(other.id), [two.id])
  })

  it('gives back the personal codes as long as it is possible, also on a day of 25 hours', async () => {
    await movers.setClock('2027-11-06')
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    await setCode(mover.id, '444444')
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.today() } as const
    const { id, undoableUntil } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    await deleteEndedAccess(app.db, new Date(Date.parse(undoableUntil ?? '') - 1))
    await office().requestOk(moves.undo, { params: { id } })
    assert.deepEqual(await codesOf(mover), ['unitAccessCode'])
  })
})
