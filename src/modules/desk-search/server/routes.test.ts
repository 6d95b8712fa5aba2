import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { authorisedPeople, vacationNotices } from '#front-desk/contract.ts'
import { announce, codeOf, dayAhead, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { deskSearch } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const find = async (text: string) => (await app.as('concierge').requestOk(deskSearch.find, { query: { text } })).body

describe('the search of the front desk', () => {
  it('finds residents, household members and units with what waits for them', async () => {
    const person = await app.addPerson('tenant', { firstName: 'Ngozi', lastName: 'Okafor-Grant' })
    const home = await addHome(app.db, person)
    const member = await app.addPerson('household', { firstName: 'Chidi', lastName: 'Okafor' })
    await addHouseholdMember(app, { host: person, home, member })
    await takeIn(app, home.unit.id, person.id, { place: 'B2' })
    const { people } = await find('oka')
    assert.deepEqual(
      people
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name, kind, waiting, place, unitNumber }) => [name, kind, waiting, place, unitNumber]),
      [
        ['Chidi Okafor', 'household', 0, null, home.unit.unitNumber],
        ['Ngozi Okafor-Grant', 'resident', 1, 'B2', home.unit.unitNumber],
      ],
    )
    const others = new Map(people.map(({ name, household }) => [name, household]))
    assert.deepEqual(others.get('Ngozi Okafor-Grant'), ['Chidi Okafor'])
    assert.deepEqual(others.get('Chidi Okafor'), ['Ngozi Okafor-Grant'])
    const byUnit = await find(home.unit.unitNumber)
    assert.deepEqual(
      byUnit.units.map(({ residents, waiting }) => [residents, waiting]),
      [[['Ngozi Okafor-Grant'], 0]],
    )
    await takeIn(app, home.unit.id, null, { place: 'B3' })
    const withHome = await find('oka')
    assert.deepEqual(
      withHome.people
        .map(({ name, waiting }) => [name, waiting])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
      [
        ['Chidi Okafor', 1],
        ['Ngozi Okafor-Grant', 2],
      ],
      'what is for the whole home waits for each of them',
    )
    assert.equal((await find(home.unit.unitNumber)).units[0]?.waiting, 1)
    assert.ok(byUnit.people.some(({ name }) => name === 'Ngozi Okafor-Grant'))
  })

  it('says who is away, and whom they authorised', async () => {
    const person = await app.addPerson('tenant', { firstName: 'Priya', lastName: 'Raman' })
    await addHome(app.db, person)
    const own = app.withCookie(person.cookie)
    await own.requestOk(authorisedPeople.add, { body: { fullName: 'Wanda Vellichor', note: 'My sister' } })
    await own.requestOk(authorisedPeople.add, { body: { fullName: 'Past Helper', validUntil: dayAhead(app, -3) } })
    const lastDay = dayAhead(app, 5)
    await own.requestOk(vacationNotices.add, {
      body: { firstDay: dayAhead(app, -2), lastDay, note: 'Wanda waters the plants' },
    })
    const [found] = (await find('raman')).people
    assert.deepEqual([found?.awayUntil, found?.isPaused, found?.authorised], [lastDay, true, ['Wanda Vellichor']])
    assert.equal(found?.awayNote, 'Wanda waters the plants')
    const { authorised } = await find('vellichor')
    assert.deepEqual(
      authorised.map(({ fullName, note, name }) => [fullName, note, name]),
      [['Wanda Vellichor', 'My sister', 'Priya Raman']],
    )
    assert.deepEqual((await find('past helper')).authorised, [])
  })

  it('finds packages by a part of their number, and never by a pick-up code', async () => {
    const person = await app.addPerson('tenant', { firstName: 'Mei', lastName: 'Leung' })
    const { unit } = await addHome(app.db, person)
    const { id } = await takeIn(app, unit.id, person.id, { trackingNumber: '7990 1234 5678 55' })
    await announce(app)
    assert.deepEqual(
      (await find('345678')).packages.map((one) => one.id),
      [id],
    )
    const code = (await codeOf(app, unit.id, person.id)) ?? ''
    assert.deepEqual(await find(code), { people: [], authorised: [], units: [], packages: [], visits: [], keys: [] })
  })

  it('does not find people who moved out, or colleagues', async () => {
    await app.addPerson('tenant', { firstName: 'Gone', lastName: 'Homeless' })
    await app.addPerson('staff', { firstName: 'Gone', lastName: 'Colleague' })
    assert.deepEqual((await find('gone')).people, [])
  })
})
