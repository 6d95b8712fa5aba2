import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { emailChanges } from '#accounts/email-contract.ts'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { waitForConfirmationToken } from '../../../../tests/support/access/confirm-link.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { occupancy } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  await app.db
    .update(residentRows)
    .set({ notes: 'Only for the office', residentNotes: 'The cellar key is at the desk' })
    .where(eq(residentRows.id, home.residentId))
})
after(() => app.close())

const own = () => app.as('tenant').requestOk(residents.own, { params: { userId: app.people.tenant.id } })

describe('the own profile', () => {
  it('returns the record with its homes, without internal fields', async () => {
    const { body } = await own()
    assert.equal(body.id, home.residentId)
    assert.deepEqual(
      body.units.map(({ unitNumber }) => unitNumber),
      [home.unit.unitNumber],
    )
    assert.equal(body.residentNotes, 'The cellar key is at the desk')
    assert.ok(!('notes' in body) && !JSON.stringify(body).includes('Only for the office'))
  })

  it('is 404 for another resident, and for the id of the record instead of the account', async () => {
    const other = await app.addPerson('tenant')
    await addHome(app.db, other)
    for (const userId of [other.id, home.residentId, app.people.admin.id])
      assert.equal((await app.as('tenant').request(residents.own, { params: { userId } })).status, 404)
    const without = await app.addPerson('tenant')
    const response = await app.withCookie(without.cookie).request(residents.own, { params: { userId: without.id } })
    assert.equal(response.status, 404)
  })

  it('lets the resident change contact data, and no internal fields', async () => {
    const params = { id: home.residentId }
    const { body: before } = await own()
    const body = {
      emailPrimary: 'leila@home.example',
      phonePrimary: '416-555-0123',
      emergencyContactName: 'Kofi Boateng',
      emergencyContactPhone: '',
      fullName: 'Someone Else',
      residentNotes: 'Mine now',
      status: 'Suspended',
    }
    const { body: saved } = await app.as('tenant').requestOk(ownProfile.change, {
      params,
      body,
      headers: { 'if-match': `"${before.version}"` },
    })
    const { emailPrimary, phonePrimary, emergencyContactName, emergencyContactPhone } = saved
    assert.deepEqual(
      [emailPrimary, phonePrimary, emergencyContactName, emergencyContactPhone],
      [null, '4165550123', 'Kofi Boateng', null],
      'the address waits, everything else is saved at once',
    )
    assert.equal(saved.pendingEmailPrimary, 'leila@home.example')
    assert.deepEqual(
      [saved.fullName, saved.residentNotes, saved.status, saved.user.email],
      [before.fullName, before.residentNotes, 'Active', before.user.email],
    )
    assert.ok(!('notes' in saved))
  })

  it('rejects an outdated version, without internal notes in the reply', async () => {
    const response = await app.as('tenant').request(ownProfile.change, {
      params: { id: home.residentId },
      body: { emergencyContactName: 'Too late' },
      headers: { 'if-match': '"1"' },
    })
    assert.equal(response.status, 412)
    assert.equal((response.body.present as { id: string }).id, home.residentId)
    assert.ok(!JSON.stringify(response.body).includes('Only for the office'))
  })

  it('rejects a phone number without ten digits, naming the field', async () => {
    const params = { id: home.residentId }
    const response = await app.as('tenant').request(ownProfile.change, { params, body: { phonePrimary: '12345' } })
    assert.deepEqual([response.status, response.body.field], [400, 'phonePrimary'])
    assert.equal(response.body.message, 'Primary phone number must be exactly 10 digits')
  })

  it('keeps its address until the new one is confirmed, and does not reveal whose a shared address is', async () => {
    const neighbour = await app.addPerson('tenant')
    const change = async (body: object) =>
      (await app.as('tenant').requestOk(ownProfile.change, { params: { id: home.residentId }, body })).body
    await app.db
      .update(residentRows)
      .set({ emailPrimary: 'before@home.example' })
      .where(eq(residentRows.id, home.residentId))
    const free = await change({ emailPrimary: 'nobody@home.example' })
    const shared = await change({ emailPrimary: neighbour.email, phoneSecondary: '416-555-0177' })
    assert.deepEqual([shared.emailPrimary, shared.phoneSecondary], ['before@home.example', '4165550177'])
    const alike = { pendingEmailPrimary: '', phoneSecondary: '', version: 0, updatedAt: '' }
    assert.deepEqual({ ...shared, ...alike }, { ...free, ...alike })
    const token = await waitForConfirmationToken(app, neighbour.email)
    assert.deepEqual((await app.asAnonymous().requestOk(emailChanges.look, { body: { token } })).body, {
      purpose: 'contact',
      email: neighbour.email,
    })
    assert.equal((await own()).body.emailPrimary, 'before@home.example')
    await app.asAnonymous().requestOk(emailChanges.confirm, { body: { token } })
    const { body: after } = await own()
    assert.deepEqual([after.emailPrimary, after.pendingEmailPrimary], [neighbour.email, null])
    assert.equal(after.user.email, app.people.tenant.email, 'the address they sign in with stays')
    assert.equal((await app.asAnonymous().request(emailChanges.confirm, { body: { token } })).status, 400)
  })

  it('cancels a pending address when the current one is set again, cleared, or written by the office', async () => {
    const params = { id: home.residentId }
    const change = async (body: object) => (await app.as('tenant').requestOk(ownProfile.change, { params, body })).body
    const resend = (field: string) => app.as('tenant').request(ownProfile.resendLink, { params, body: { field } })
    const present = (await own()).body.emailPrimary ?? ''
    for (const end of [
      () => change({ emailPrimary: present }),
      () => change({ emailPrimary: '' }),
      () => app.as('staff').requestOk(residents.change, { params, body: { emailPrimary: 'office@typed.example' } }),
    ]) {
      await change({ emailPrimary: 'waits@home.example', emailSecondary: 'second@home.example' })
      assert.equal((await resend('emailPrimary')).status, 200)
      const token = await waitForConfirmationToken(app, 'waits@home.example')
      await end()
      const { body } = await own()
      assert.deepEqual([body.pendingEmailPrimary, body.pendingEmailSecondary], [null, 'second@home.example'])
      assert.equal((await app.asAnonymous().request(emailChanges.confirm, { body: { token } })).status, 400)
      assert.equal((await resend('emailPrimary')).status, 409)
      await app.db.execute(sql`delete from throttle_counters`)
    }
    assert.equal((await own()).body.emailPrimary, 'office@typed.example', 'what the office writes counts at once')
    assert.equal((await resend('phonePrimary')).body.field, 'field')
  })

  it("accepts the resident's own sign-in address without confirmation", async () => {
    const { body } = await app.as('tenant').requestOk(ownProfile.change, {
      params: { id: home.residentId },
      body: { emailPrimary: app.people.tenant.email },
    })
    assert.deepEqual([body.emailPrimary, body.pendingEmailPrimary], [app.people.tenant.email, null])
  })

  it('contains no home after the resident moved out', async () => {
    const params = { id: home.unit.id }
    await app.as('staff').requestOk(occupancy.remove, { params, body: { tenantId: home.residentId } })
    const { body } = await own()
    assert.deepEqual([body.units, body.unit], [[], null])
  })
})
