import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { dayAhead } from '../../../../tests/support/people/desk-records.ts'
import { addHome, addUnit, moveInto } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { maxAuthorisedPeople } from '../choices.ts'
import { authorisedPeople, vacationNotices } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

async function addResident() {
  const person = await app.addPerson('tenant')
  const { unit, residentId } = await addHome(app.db, person)
  return { unit, residentId, own: app.withCookie(person.cookie) }
}

describe('authorised people', () => {
  it('are added, corrected and ended by the resident', async () => {
    const { unit, own } = await addResident()
    const { body: added } = await own.requestOk(authorisedPeople.add, {
      body: { fullName: ' Rosa Lima ', note: 'Cleaner' },
    })
    assert.deepEqual([added.fullName, added.unitNumber, added.isExpired], ['Rosa Lima', unit.unitNumber, false])
    const params = { id: added.id }
    const until = dayAhead(app, -2)
    const { body: changed } = await own.requestOk(authorisedPeople.change, {
      params,
      body: { fullName: 'Rosa Lima', validUntil: until },
    })
    assert.deepEqual([changed.validUntil, changed.isExpired, changed.version], [until, true, 2])
    const headers = { 'if-match': '"1"' }
    assert.equal(
      (await own.request(authorisedPeople.change, { params, body: { fullName: 'Rosa' }, headers })).status,
      412,
    )
    await own.requestOk(authorisedPeople.end, { params })
    assert.deepEqual((await own.requestOk(authorisedPeople.list)).body, [])
    assert.equal((await own.request(authorisedPeople.end, { params })).status, 404)
  })

  it('are for an own home, and not too many', async () => {
    const { own, residentId } = await addResident()
    const elsewhere = await addUnit(app.db)
    const add = (body: object) => own.request(authorisedPeople.add, { body })
    assert.equal((await add({ fullName: 'Rosa', unitId: elsewhere.id })).body.field, 'unitId')
    assert.equal((await add({ fullName: ' ' })).body.field, 'fullName')
    for (let count = 0; count < maxAuthorisedPeople; count += 1) await add({ fullName: `Person ${count}` })
    assert.equal((await add({ fullName: 'One more' })).body.code, 'too_many_people')
    // Those of a former home are not listed, and do not count.
    await moveInto(app.db, residentId, elsewhere.id)
    assert.deepEqual((await own.requestOk(authorisedPeople.list)).body, [])
    assert.equal((await add({ fullName: 'In the new home' })).status, 201)
  })
})

describe('vacation notices', () => {
  it('are added, changed and removed by the resident', async () => {
    const { own } = await addResident()
    const days = { firstDay: dayAhead(app, 2), lastDay: dayAhead(app, 9) }
    const { body: added } = await own.requestOk(vacationNotices.add, { body: days })
    assert.deepEqual([added.holdsPackages, added.version], [true, 1])
    const params = { id: added.id }
    const body = { ...days, holdsPackages: false, note: 'The neighbour has the key' }
    assert.equal((await own.requestOk(vacationNotices.change, { params, body })).body.holdsPackages, false)
    assert.equal((await own.requestOk(vacationNotices.list)).body.length, 1)
    await own.requestOk(vacationNotices.end, { params })
    assert.deepEqual((await own.requestOk(vacationNotices.list)).body, [])
  })

  it('are not for the past, nor backwards', async () => {
    const { own } = await addResident()
    const add = async (firstDay: number, lastDay: number) =>
      (
        await own.request(vacationNotices.add, {
          body: { firstDay: dayAhead(app, firstDay), lastDay: dayAhead(app, lastDay) },
        })
      ).body.field
    assert.equal(await add(-9, -3), 'lastDay')
    assert.equal(await add(5, 3), 'lastDay')
    assert.equal(await add(5, 900), 'lastDay')
  })
})
