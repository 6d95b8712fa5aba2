import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { deskSearch } from '#desk-search/contract.ts'
import { authorisedPeople, collectionRule } from '#front-desk/contract.ts'
import { takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome, addUnit, moveInto } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/** A resident who authorised Rosa, and a member of the household with a package. */
async function addHousehold(name: string) {
  const person = await app.addPerson('tenant')
  const home = await addHome(app.db, person)
  const { member } = await addHouseholdMember(app, { host: person, home })
  const own = app.withCookie(person.cookie)
  const { body: rosa } = await own.requestOk(authorisedPeople.add, { body: { fullName: name } })
  const parcel = await takeIn(app, home.unit.id, member.id)
  return { person, member, home, own, rosa, parcel, ofMember: app.withCookie(member.cookie) }
}
const collect = (packageIds: string[], name: string) =>
  app.as('concierge').request(packages.handOver, {
    body: { packageIds, proof: 'name', collector: { kind: 'authorised', name } },
  })
const search = async (text: string) => (await app.as('concierge').requestOk(deskSearch.find, { query: { text } })).body

describe('a person whom a resident authorised', () => {
  it('collects for everyone in the home', async () => {
    const { parcel, home, person, member } = await addHousehold('Rosa Lima')
    const ofHome = await takeIn(app, home.unit.id, null)
    const ofResident = await takeIn(app, home.unit.id, person.id)
    const [found] = (await search('Rosa Lima')).authorised
    assert.equal(found?.waiting, 3)
    assert.deepEqual(new Set(found?.recipients), new Set([null, person.id, member.id]))
    const { status } = await collect([parcel.id, ofHome.id, ofResident.id], 'Rosa Lima')
    assert.equal(status, 200)
  })

  it('does not collect for a person who objects, until they allow it again', async () => {
    const { parcel, ofMember, member } = await addHousehold('Ines Costa')
    assert.deepEqual((await ofMember.requestOk(collectionRule.find)).body, { othersMayCollect: true })
    const rule = (othersMayCollect: boolean) =>
      ofMember.requestOk(collectionRule.change, { body: { othersMayCollect } })
    await rule(false)
    await rule(false)
    const denied = await collect([parcel.id], 'Ines Costa')
    assert.deepEqual([denied.status, denied.body.field], [400, 'collector'])
    const { authorised, people } = await search('Ines Costa')
    assert.deepEqual([authorised[0]?.waiting, authorised[0]?.recipients, people], [0, [], []])
    assert.equal((await ofMember.requestOk(collectionRule.find)).body.othersMayCollect, false)
    await rule(true)
    assert.deepEqual((await search('Ines Costa')).authorised[0]?.recipients, [member.id])
    assert.equal((await collect([parcel.id], 'Ines Costa')).status, 200)
  })

  it('does not collect for a person who moved out of the home', async () => {
    const { person, home } = await addHousehold('Lia Moura')
    const next = await app.addPerson('tenant')
    const { residentId } = await addHome(app.db, next)
    const parcel = await takeIn(app, home.unit.id, person.id)
    await moveInto(app.db, home.residentId, (await addUnit(app.db)).id)
    await moveInto(app.db, residentId, home.unit.id)
    await app.withCookie(next.cookie).requestOk(authorisedPeople.add, { body: { fullName: 'Rui Pires' } })
    assert.deepEqual((await search('Rui Pires')).authorised[0]?.recipients, [])
    const denied = await collect([parcel.id], 'Rui Pires')
    assert.deepEqual([denied.status, denied.body.field], [400, 'collector'])
  })

  it('is chosen by the recipient alone who objects, and does not collect in another home', async () => {
    const { person, own, home } = await addHousehold('Vera Pinto')
    await own.requestOk(collectionRule.change, { body: { othersMayCollect: false } })
    const parcel = await takeIn(app, home.unit.id, person.id)
    assert.equal((await collect([parcel.id], 'Vera Pinto')).status, 200, 'they authorised her themselves')
    const other = await addHousehold('Nuno Reis')
    const elsewhere = await collect([other.parcel.id], 'Vera Pinto')
    assert.deepEqual([elsewhere.status, elsewhere.body.field], [400, 'collector'])
    await other.own.requestOk(authorisedPeople.end, { params: { id: other.rosa.id } })
    assert.equal((await collect([other.parcel.id], 'Nuno Reis')).status, 400)
  })
})
