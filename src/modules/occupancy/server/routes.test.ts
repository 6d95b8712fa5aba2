import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/server/table.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { occupancy } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

let made = 0
async function addResident(more: object = {}) {
  made += 1
  const body = {
    fullName: `Person Number${made}`,
    emailPrimary: `person${made}@mail.example`,
    phonePrimary: '416-555-0100',
    password: 'a quiet river bends',
    ...more,
  }
  return (await app.as('staff').requestOk(residents.add, { body })).body
}
const assign = (unitId: string, tenantId: string, more: object = {}) =>
  app.as('staff').request(occupancy.assign, { params: { id: unitId }, body: { tenantId, isOwner: false, ...more } })
const remove = (unitId: string, tenantId: string) =>
  app.as('staff').request(occupancy.remove, { params: { id: unitId }, body: { tenantId } })
const household = async (id: string) => (await app.as('staff').requestOk(occupancy.residents, { params: { id } })).body
const history = async (id: string) => (await app.as('staff').requestOk(occupancy.logs, { params: { id } })).body
const statusOf = async (id: string) => (await app.db.select().from(units).where(eq(units.id, id)))[0]?.status

describe('assigning', () => {
  it('makes the unit occupied, with the author in the history', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    const { status, body } = await assign(unit.id, person.id, {
      notes: 'Keys handed over',
      performedBy: 'another person',
    })
    assert.equal(status, 201)
    assert.deepEqual([(body as never as { rank: string }).rank, await statusOf(unit.id)], ['primary', 'Occupied'])
    const [line] = await history(unit.id)
    assert.deepEqual(
      [line?.action, line?.residenceType, line?.notes, line?.performedBy.id, line?.tenant.fullName],
      ['assigned', 'renter', 'Keys handed over', app.people.staff.id, person.fullName],
    )
    const found = (await app.as('staff').requestOk(residents.find, { params: { id: person.id } })).body
    assert.deepEqual([found.unitId, found.unit?.unitNumber, found.residenceType], [unit.id, unit.unitNumber, 'renter'])
  })

  it('removes the unit from those offered to a new resident', async () => {
    const vacant = async () => (await app.as('staff').requestOk(residents.vacantUnits)).body
    const unit = await addUnit(app.db)
    const offered = (await vacant()).find(({ id }) => id === unit.id)
    assert.deepEqual([offered?.unitNumber, offered?.category], [unit.unitNumber, 'Residential'])
    await assign(unit.id, (await addResident()).id)
    assert.ok(!(await vacant()).some(({ id }) => id === unit.id))
  })

  it('ranks the household: primary, secondary, then other', async () => {
    const unit = await addUnit(app.db)
    for (let n = 0; n < 3; n += 1) await assign(unit.id, (await addResident()).id)
    assert.deepEqual(
      (await household(unit.id)).map(({ rank }) => rank),
      ['primary', 'secondary', 'other'],
    )
  })

  it('allows a second home to owners only', async () => {
    const [one, two] = [await addUnit(app.db), await addUnit(app.db)]
    const [renter, owner] = [await addResident(), await addResident({ tenantType: 'owner' })]
    await assign(one.id, renter.id)
    for (const isOwner of [false, true]) {
      const response = await assign(two.id, renter.id, { isOwner })
      assert.deepEqual([response.status, response.body.code, response.body.field], [409, 'one_home', 'tenantId'])
    }
    for (const unit of [one, two]) assert.equal((await assign(unit.id, owner.id, { isOwner: true })).status, 201)
    assert.equal((await app.as('staff').requestOk(residents.find, { params: { id: owner.id } })).body.units.length, 2)
  })

  it('sets the type Owner for a resident who owns the unit', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    await assign(unit.id, person.id, { isOwner: true })
    const { isOwner, tenantType } = (await app.as('staff').requestOk(residents.find, { params: { id: person.id } }))
      .body
    assert.deepEqual([isOwner, tenantType], [true, 'Owner'])
  })

  it('leaves a typed status unchanged, and rejects a second assignment to the same unit', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    await app.db.update(units).set({ status: 'For Sale' }).where(eq(units.id, unit.id))
    await assign(unit.id, person.id)
    assert.equal(await statusOf(unit.id), 'For Sale')
    assert.equal((await assign(unit.id, person.id)).body.code, 'already_assigned')
  })

  it('rejects suspended, unknown and malformed people', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident({ status: 'inactive' })]
    assert.equal((await assign(unit.id, person.id)).body.code, 'suspended')
    assert.equal((await assign(unit.id, crypto.randomUUID())).status, 404)
    assert.equal((await assign(crypto.randomUUID(), person.id)).status, 404)
    for (const tenantId of ['', 'x', 7, null, undefined]) {
      const response = await assign(unit.id, tenantId as string)
      assert.deepEqual([response.status, response.body.field], [400, 'tenantId'])
    }
  })

  it('assigns a person to one unit when several requests arrive at once', async () => {
    const person = await addResident()
    const homes = await Promise.all(Array.from({ length: 6 }, () => addUnit(app.db)))
    const responses = await Promise.all(homes.map(({ id }) => assign(id, person.id)))
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409, 409, 409],
    )
    const found = (await app.as('staff').requestOk(residents.find, { params: { id: person.id } })).body
    assert.equal(found.units.length, 1)
  })

  it('ranks the household once when several assignments arrive at once', async () => {
    const unit = await addUnit(app.db)
    const people = await Promise.all(Array.from({ length: 4 }, () => addResident()))
    await Promise.all(people.map(({ id }) => assign(unit.id, id)))
    assert.deepEqual(
      (await household(unit.id)).map(({ rank }) => rank),
      ['primary', 'secondary', 'other', 'other'],
    )
  })
})

describe('reassigning', () => {
  it('removes one resident and assigns another in one step', async () => {
    const unit = await addUnit(app.db)
    const [before, next] = [await addResident(), await addResident()]
    await assign(unit.id, before.id)
    assert.equal((await assign(unit.id, next.id, { replaces: before.id })).status, 201)
    assert.deepEqual(
      (await household(unit.id)).map(({ tenantId, rank }) => [tenantId, rank]),
      [[next.id, 'primary']],
    )
    assert.deepEqual(
      (await history(unit.id)).map(({ action }) => action),
      ['assigned', 'removed', 'assigned'],
    )
    assert.equal(await statusOf(unit.id), 'Occupied')
  })

  it('removes nobody when the other cannot be assigned', async () => {
    const [unit, other] = [await addUnit(app.db), await addUnit(app.db)]
    const [before, next] = [await addResident(), await addResident()]
    await assign(unit.id, before.id)
    await assign(other.id, next.id)
    assert.equal((await assign(unit.id, next.id, { replaces: before.id })).status, 409)
    assert.deepEqual(
      (await household(unit.id)).map(({ tenantId }) => tenantId),
      [before.id],
    )
  })
})

describe('removing', () => {
  it("ends the resident's access at once, and makes the unit vacant", async () => {
    const unit = await addUnit(app.db)
    const person = await addResident()
    await assign(unit.id, person.id)
    const signedIn = await app.asAnonymous().send({
      method: 'POST',
      url: '/api/auth/login',
      body: { email: person.user.email, password: 'a quiet river bends' },
    })
    const own = app.withCookie(String(signedIn.headers['set-cookie']).split(';')[0] ?? '')
    const filed = await own.requestOk(ownRequests.file, {
      body: { title: 'Tap drips', description: 'In the kitchen.' },
    })
    assert.equal((await own.requestOk(ownRequests.list)).body.length, 1)
    const { status, body } = await remove(unit.id, person.id)
    assert.deepEqual([status, body.message, await statusOf(unit.id)], [200, 'Tenant removed successfully', 'Vacant'])
    assert.equal((await own.requestOk(ownRequests.list)).body.length, 0)
    assert.equal((await own.request(ownRequests.find, { params: { id: filed.body.id } })).status, 404)
    assert.equal((await own.request(ownRequests.file, { body: { title: 'x', description: 'y' } })).status, 409)
  })

  it('makes the next resident primary', async () => {
    const unit = await addUnit(app.db)
    const people = [await addResident(), await addResident(), await addResident()]
    for (const { id } of people) await assign(unit.id, id)
    await remove(unit.id, people[0]?.id ?? '')
    assert.deepEqual(
      (await household(unit.id)).map(({ tenantId, rank }) => [tenantId, rank]),
      [
        [people[1]?.id, 'primary'],
        [people[2]?.id, 'other'],
      ],
    )
  })

  it('returns 404 for a person who does not live there, and removes once', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    assert.equal((await remove(unit.id, person.id)).status, 404)
    await assign(unit.id, person.id)
    const response = await Promise.all([remove(unit.id, person.id), remove(unit.id, person.id)])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 404],
    )
    assert.equal((await history(unit.id)).length, 2)
  })
})

describe('the household', () => {
  const change = (unitId: string, tenantId: string, body: object, headers: Record<string, string> = {}) =>
    app.as('staff').request(occupancy.change, { params: { id: unitId, tenantId }, body, headers })

  it('has one primary resident: a new one replaces the previous one', async () => {
    const unit = await addUnit(app.db)
    const people = [await addResident(), await addResident()]
    for (const { id } of people) await assign(unit.id, id)
    assert.equal((await change(unit.id, people[1]?.id ?? '', { rank: 'primary' })).status, 200)
    assert.deepEqual(
      (await household(unit.id)).map(({ tenantId, rank }) => [tenantId, rank]),
      [
        [people[1]?.id, 'primary'],
        [people[0]?.id, 'secondary'],
      ],
    )
  })

  it('always has a primary resident', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    await assign(unit.id, person.id)
    await change(unit.id, person.id, { rank: 'other' })
    assert.equal((await household(unit.id))[0]?.rank, 'primary')
  })

  it('rejects an outdated version with the current record', async () => {
    const [unit, person] = [await addUnit(app.db), await addResident()]
    await assign(unit.id, person.id)
    assert.equal((await change(unit.id, person.id, { residenceType: 'Owner' }, { 'if-match': '"1"' })).status, 200)
    const response = await change(unit.id, person.id, { residenceType: 'renter' }, { 'if-match': '"1"' })
    assert.equal(response.status, 412)
    assert.equal((response.body.present as { residenceType: string }).residenceType, 'owner')
    assert.equal((await change(unit.id, person.id, { rank: 'king' })).body.field, 'rank')
    assert.equal((await change(unit.id, crypto.randomUUID(), { rank: 'other' })).status, 404)
  })
})
