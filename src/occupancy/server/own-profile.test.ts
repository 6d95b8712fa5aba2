import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { tenants } from '#residents/server/table.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { occupancy } from '../contract.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
  await house.db
    .update(tenants)
    .set({ notes: 'Only for the office', residentNotes: 'The cellar key is at the desk' })
    .where(eq(tenants.id, home.tenantId))
})
after(() => house.close())

const own = () => house.as('tenant').sends(residents.own, { params: { userId: house.people.tenant.id } })

describe('the own profile', () => {
  it('tells the record with its homes, and nothing that is the office’s', async () => {
    const { body } = await own()
    assert.equal(body.id, home.tenantId)
    assert.deepEqual(
      body.units.map(({ unitNumber }) => unitNumber),
      [home.unit.unitNumber],
    )
    assert.equal(body.residentNotes, 'The cellar key is at the desk')
    assert.ok(!('notes' in body) && !JSON.stringify(body).includes('Only for the office'))
  })

  it('is nobody else’s: another resident, and the id of the record in place of the account’s', async () => {
    const other = await house.addPerson('tenant')
    await addHome(house.db, other)
    for (const userId of [other.id, home.tenantId, house.people.admin.id])
      assert.equal((await house.as('tenant').tries(residents.own, { params: { userId } })).status, 404)
    const without = await house.addPerson('tenant')
    const heard = await house.withCookie(without.cookie).tries(residents.own, { params: { userId: without.id } })
    assert.equal(heard.status, 404)
  })

  it('is changed by its resident: how they are reached, and nothing of the office’s', async () => {
    const params = { id: home.tenantId }
    const { body: before } = await own()
    const body = {
      emailPrimary: 'leila@home.example',
      phonePrimary: '416-555-0123',
      emergencyContactName: 'Kofi Boateng',
      emergencyContactPhone: '',
      fullName: 'Somebody Else',
      residentNotes: 'Mine now',
      status: 'Suspended',
    }
    const { body: saved } = await house.as('tenant').sends(ownProfile.change, {
      params,
      body,
      headers: { 'if-match': `"${before.version}"` },
    })
    const { emailPrimary, phonePrimary, emergencyContactName, emergencyContactPhone } = saved
    assert.deepEqual(
      [emailPrimary, phonePrimary, emergencyContactName, emergencyContactPhone],
      ['leila@home.example', '4165550123', 'Kofi Boateng', null],
    )
    assert.deepEqual(
      [saved.fullName, saved.residentNotes, saved.status, saved.user.email],
      [before.fullName, before.residentNotes, 'Active', before.user.email],
    )
    assert.ok(!('notes' in saved))
  })

  it('is not overwritten by whoever saw an older version; the refusal keeps the office’s notes back', async () => {
    const heard = await house.as('tenant').tries(ownProfile.change, {
      params: { id: home.tenantId },
      body: { emergencyContactName: 'Too late' },
      headers: { 'if-match': '"1"' },
    })
    assert.equal(heard.status, 412)
    assert.equal((heard.body.present as { id: string }).id, home.tenantId)
    assert.ok(!JSON.stringify(heard.body).includes('Only for the office'))
  })

  it('refuses a phone of other than ten digits, naming the field', async () => {
    const params = { id: home.tenantId }
    const heard = await house.as('tenant').tries(ownProfile.change, { params, body: { phonePrimary: '12345' } })
    assert.deepEqual([heard.status, heard.body.field], [400, 'phonePrimary'])
    assert.equal(heard.body.message, 'Primary phone number must be exactly 10 digits')
  })

  it('names no home any more once they have left it', async () => {
    const params = { id: home.unit.id }
    await house.as('staff').sends(occupancy.remove, { params, body: { tenantId: home.tenantId } })
    const { body } = await own()
    assert.deepEqual([body.units, body.unit], [[], null])
  })
})
