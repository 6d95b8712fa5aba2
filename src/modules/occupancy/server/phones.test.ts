import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { residents } from '#residents/contract.ts'
import { occupancy } from '../contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'

let app: TestApp
let id: string
before(async () => {
  app = await createTestApp()
  id = (await addHome(app.db, app.people.tenant)).residentId
})
after(() => app.close())

const change = (body: object) => app.as('tenant').request(ownProfile.change, { params: { id }, body })
const changed = async (body: object) =>
  (await app.as('tenant').requestOk(ownProfile.change, { params: { id }, body })).body
const stored = async () =>
  (
    await app.db.execute<{ first: string; second: string; emergency: string }>(
      sql`select phone_primary as first, phone_secondary as second, emergency_contact_phone as emergency
        from residents where id = ${id}`,
    )
  ).rows[0]

describe('telephone numbers of a resident', () => {
  it('of any country are stored as E.164 with their extension, and returned as people write them', async () => {
    const body = await changed({
      phonePrimary: '+49 30 5557 0142',
      phoneSecondary: '416-555-0134 x12',
      emergencyContactPhone: '+1 (416) 555-0177',
    })
    assert.deepEqual(
      [body.phonePrimary, body.phoneSecondary, body.emergencyContactPhone],
      ['+49 30 55570142', '4165550134 ext. 12', '4165550177'],
    )
    assert.deepEqual(await stored(), {
      first: '+493055570142',
      second: '+14165550134;ext=12',
      emergency: '+14165550177',
    })
    await changed({ phonePrimary: body.phonePrimary, phoneSecondary: body.phoneSecondary })
    assert.equal((await stored())?.second, '+14165550134;ext=12')
  })

  it('without a country have exactly ten digits, and with one a length of that country', async () => {
    const { status, body } = await change({ phonePrimary: '1 416 555 0134' })
    assert.deepEqual([status, body.message], [400, 'Primary phone number must be exactly 10 digits'])
    const foreign = await change({ phoneSecondary: '+33 1 23 45 67' })
    assert.deepEqual([foreign.status, foreign.body.field], [400, 'phoneSecondary'])
    assert.match(foreign.body.message, /country code/)
  })

  it('are found by the office as they are written', async () => {
    await changed({ phonePrimary: '+49 30 5557 0142' })
    for (const search of ['+49 30 5557', '493055570142', '416-555-0134']) {
      const { body } = await app.as('staff').requestOk(residents.list, { query: { search } })
      assert.ok(
        body.some((resident) => resident.id === id),
        search,
      )
    }
  })

  it('are the same among the residents of a unit', async () => {
    await changed({ phonePrimary: '416-555-0134 x12' })
    const { body: record } = await app
      .as('tenant')
      .requestOk(residents.own, { params: { userId: app.people.tenant.id } })
    const params = { id: record.unitId! }
    const { body } = await app.as('staff').requestOk(occupancy.residents, { params })
    assert.deepEqual(
      body.map(({ tenant }) => tenant.phonePrimary),
      ['4165550134 ext. 12'],
    )
    await changed({ phonePrimary: '+49 30 5557 0142' })
    const foreign = await app.as('staff').requestOk(occupancy.residents, { params })
    assert.equal(foreign.body[0]?.tenant.phonePrimary, '+49 30 55570142')
  })

  it('are exported with their extension', async () => {
    const { body: text } = await app.as('admin').requestOk(residents.exportList)
    assert.match(text, /\+49 30 55570142/)
    assert.match(text, /416-555-0134 ext\. 12/)
  })
})

describe('telephone numbers of the office', () => {
  it('of accounts keep their country and extension', async () => {
    const body = {
      firstName: 'Ida',
      lastName: 'Berg',
      email: 'ida@tower.example',
      password: 'a quiet river bends',
      phone: '+47 22 22 55 55 ext 3',
    }
    const { body: user } = await app.as('admin').requestOk(accounts.addUser, { body })
    assert.equal(user.phone, '+47 22 22 55 55 ext. 3')
    const { body: home } = await app
      .as('admin')
      .requestOk(accounts.editUser, { params: { id: user.id }, body: { ...body, phone: '416-555-0100' } })
    assert.equal(home.phone, '4165550100')
  })

  it('are those of the country in the profile', async () => {
    const profile = (fields: object) => app.as('admin').request(buildingProfile.change, { body: fields })
    assert.equal((await profile({ officePhone: '416-555-0100 x4' })).status, 200)
    const bad = await profile({ phoneCountry: 'XX' })
    assert.deepEqual([bad.status, bad.body.field], [400, 'phoneCountry'])
    assert.equal((await profile({ phoneCountry: 'FR' })).status, 200)
    const { body } = await app.as('admin').requestOk(buildingProfile.find, {})
    assert.equal(body.officePhone, '+1 416 555 0100 ext. 4')
    const own = await changed({ phonePrimary: '01 23 45 67 89' })
    assert.equal(own.phonePrimary, '0123456789')
    assert.deepEqual([(await stored())?.first, own.phoneSecondary], ['+33123456789', '+1 416 555 0134 ext. 12'])
    assert.equal((await profile({ phoneCountry: 'CA' })).status, 200)
  })
})
