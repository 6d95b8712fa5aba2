import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { announcements } from '#announcements/contract.ts'
import { ownAnnouncements } from '#announcements/own-contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { payments } from '#payments/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../../tests/support/people/members.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { household, householdOfUnit } from '../contract.ts'
import { maxMembers } from '../rules.ts'
import { eraseEndedMemberships } from './end.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const address = () => `mira.${newId().slice(-8)}@mail.example`
const person = (more: object = {}) => ({
  firstName: 'Mira',
  lastName: 'Osei',
  email: address(),
  rights: ['requests', 'announcements'],
  ...more,
})
async function addHost() {
  const host = await app.addPerson('tenant', { firstName: 'Kofi', lastName: 'Osei' })
  return { host, home: await addHome(app.db, host), own: app.withCookie(host.cookie) }
}

describe('an invitation to the household', () => {
  it('sends a link with which the person chooses a password and signs in', async () => {
    const { own, home, host } = await addHost()
    const sent = person({ unitId: home.unit.id })
    const { body: member } = await own.requestOk(household.invite, { body: sent })
    assert.deepEqual([member.status, member.rights, member.invitedBy], ['invited', sent.rights, 'Kofi Osei'])
    const emails = await app.emails(1)
    const email = emails.find((text) => text.includes(sent.email)) ?? ''
    assert.match(email, /Kofi Osei invites you to/)
    const token = /token=3D([\w-]+)|token=([\w-]+)/.exec(email.replaceAll('=\r\n', ''))
    const body = { token: token?.[1] ?? token?.[2] ?? '', password: 'copper lantern tide' }
    await app.asAnonymous().requestOk(accounts.reset, { body })
    const credentials = { email: sent.email, password: body.password }
    const response = await app.asAnonymous().requestOk(accounts.signIn, { body: credentials })
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    const { body: mine } = await app.withCookie(cookie).requestOk(household.own)
    assert.deepEqual(
      [mine.isMember, mine.rights, mine.homes.map(({ unitNumber, resident }) => [unitNumber, resident])],
      [true, sent.rights, [[home.unit.unitNumber, `${host.firstName} ${host.lastName}`]]],
    )
    const { body: listed } = await app.as('staff').requestOk(householdOfUnit.list, { params: { id: home.unit.id } })
    assert.deepEqual(
      listed.map(({ email, status }) => [email, status]),
      [[sent.email, 'active']],
    )
    assert.equal((await own.request(household.inviteAgain, { params: { id: member.id } })).status, 409)
  })

  it('names the wrong field', async () => {
    const { own } = await addHost()
    for (const [field, value] of [
      ['firstName', ' '],
      ['email', 'mira@'],
      ['rights', ['everything']],
      ['unitId', newId()],
      ['language', 'de'],
    ] as const) {
      const { status, body } = await own.request(household.invite, { body: person({ [field]: value }) })
      assert.deepEqual([status, body.field?.split('.')[0]], [400, field])
    }
  })

  it('is not possible without a home, twice to one address, or beyond the limit', async () => {
    const homeless = await app.addPerson('tenant')
    const rejected = await app.withCookie(homeless.cookie).request(household.invite, { body: person() })
    assert.deepEqual([rejected.status, rejected.body.code], [409, 'no_home'])
    const { own } = await addHost()
    const sent = person()
    await own.requestOk(household.invite, { body: sent })
    const twice = await own.request(household.invite, { body: { ...sent, email: sent.email.toUpperCase() } })
    assert.deepEqual([twice.status, twice.body.code, twice.body.field], [409, 'invited_already', 'email'])
    const more = Array.from({ length: maxMembers }, () => own.request(household.invite, { body: person() }))
    const statuses = (await Promise.all(more)).map(({ status }) => status)
    assert.deepEqual(statuses.filter((status) => status === 201).length, maxMembers - 1)
  })

  it('does not tell whether an address has an account already, and leaves that account as it is', async () => {
    const { own } = await addHost()
    const other = await app.addPerson('staff')
    const { body: member } = await own.requestOk(household.invite, { body: person({ email: other.email }) })
    assert.deepEqual([member.status, member.email], ['invited', other.email])
    await own.requestOk(household.inviteAgain, { params: { id: member.id } })
    const { rows } = await app.db.execute<{ text: string; token: boolean }>(
      sql`select text_body as text, text_body like '%Choose a password%' as token from mail_outbox where recipient_id = ${other.id}`,
    )
    assert.equal(rows.length, 2)
    assert.ok(rows.every(({ text, token }) => text.includes('nothing was changed') && !token))
    await own.requestOk(household.end, { params: { id: member.id } })
    await app.withCookie(other.cookie).requestOk(accounts.me)
  })

  it('by a member with that right gives no more than the member has', async () => {
    const { member } = await addHouseholdMember(app, { rights: ['household', 'requests'] })
    const own = app.withCookie(member.cookie)
    const rejected = await own.request(household.invite, { body: person({ rights: ['payments'] }) })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'rights'])
    await own.requestOk(household.invite, { body: person({ rights: ['requests'] }) })
  })

  it('of another household is not found', async () => {
    const { id } = await addHouseholdMember(app)
    const { own } = await addHost()
    assert.equal((await own.request(household.end, { params: { id } })).status, 404)
    assert.equal((await own.request(household.change, { params: { id }, body: { rights: [] } })).status, 404)
    assert.equal((await own.request(household.inviteAgain, { params: { id } })).status, 404)
  })
})

describe('a household member', () => {
  it('submits a request of the home, which the resident sees too, and no other household', async () => {
    const { host, home, member } = await addHouseholdMember(app)
    const second = await addHome(app.db, await app.addPerson('tenant'))
    const own = app.withCookie(member.cookie)
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    const { body: request } = await own.requestOk(ownRequests.file, { body })
    assert.equal(request.unit?.unitNumber, home.unit.unitNumber)
    const { body: ofHost } = await app.withCookie(host.cookie).requestOk(ownRequests.list)
    assert.deepEqual(
      ofHost.map(({ id }) => id),
      [request.id],
    )
    const wrong = await own.request(ownRequests.file, { body: { ...body, unitId: second.unit.id } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'unitId'])
    const stranger = (await addHouseholdMember(app)).member
    const params = { id: request.id }
    assert.equal((await app.withCookie(stranger.cookie).request(ownRequests.find, { params })).status, 404)
    const { body: ofOffice } = await app.as('staff').requestOk(maintenance.find, { params })
    assert.equal(ofOffice.tenant?.id, home.residentId)
  })

  it('sees only one home of a resident with several, in requests and payments', async () => {
    const { host, home, member } = await addHouseholdMember(app)
    const other = await addUnitOf(home.residentId)
    const file = (unitId: string) =>
      app.withCookie(host.cookie).requestOk(ownRequests.file, {
        body: { title: `Window ${unitId}`, description: 'It does not close.', unitId },
      })
    await file(other)
    const { body: request } = await file(home.unit.id)
    const { body: listed } = await app.withCookie(member.cookie).requestOk(ownRequests.list)
    assert.deepEqual(
      listed.map(({ id }) => id),
      [request.id],
    )
    for (const unitId of [other, home.unit.id])
      await app.as('admin').requestOk(payments.enter, {
        body: {
          tenantId: home.residentId,
          unitId,
          kind: 'charge',
          type: 'rent',
          amount: 100,
          date: '2026-11-01',
          memo: '',
        },
      })
    const count = async (cookie: string) => (await app.withCookie(cookie).requestOk(payments.own)).body.length
    assert.deepEqual([await count(host.cookie), await count(member.cookie)], [2, 1])
  })

  it('sees announcements for the home, and none for owners or renters only', async () => {
    const { home, member } = await addHouseholdMember(app)
    const announce = async (audience: object) =>
      (
        await app.as('staff').requestOk(announcements.write, {
          body: { title: 'News', body: 'Text', category: 'Building News', audience, when: 'now' },
        })
      ).body.id
    const forHome = [
      await announce({ kind: 'everyone' }),
      await announce({ kind: 'floors', floors: [home.unit.floor] }),
      await announce({ kind: 'units', unitIds: [home.unit.id] }),
    ]
    for (const kind of ['owners', 'renters']) await announce({ kind })
    await announce({ kind: 'floors', floors: [home.unit.floor + 1] })
    const own = app.withCookie(member.cookie)
    const { body: listed } = await own.requestOk(ownAnnouncements.list)
    assert.deepEqual(listed.map(({ id }) => id).sort(), forHome.sort())
    await own.requestOk(ownAnnouncements.read, { params: { id: forHome[0] ?? '' } })
    assert.equal((await own.requestOk(ownAnnouncements.unread)).body.unread, 2)
  })

  it('appears in no list of residents, and in no directory', async () => {
    const { member } = await addHouseholdMember(app)
    const { body } = await app.as('staff').send({ method: 'GET', url: '/api/admin/tenants?limit=1000' })
    assert.ok(!JSON.stringify(body).includes(member.id))
    const find = await app.as('staff').send({ method: 'GET', url: `/api/admin/find?q=${member.email}` })
    assert.ok(!JSON.stringify(find.body).includes(member.id))
  })

  it('is erased a year after the access has ended', async () => {
    const { id, host, member } = await addHouseholdMember(app)
    await app.withCookie(host.cookie).requestOk(household.end, { params: { id } })
    const nameOf = async () =>
      (await app.db.execute(sql`select first_name as name from users where id = ${member.id}`)).rows[0]?.['name']
    await eraseEndedMemberships(app.db, 'Former member', app.now())
    assert.equal(await nameOf(), member.firstName)
    await eraseEndedMemberships(app.db, 'Former member', new Date(app.now().getTime() + 370 * 86_400_000))
    assert.equal(await nameOf(), 'Former member')
  })
})

async function addUnitOf(residentId: string) {
  await app.db.execute(sql`update residents set resident_type = 'owner' where id = ${residentId}`)
  const [unitId, number] = [newId(), newId().slice(-6)]
  await app.db.execute(sql`insert into units (id, unit_number, floor) values (${unitId}, ${number}, 30)`)
  await app.db.execute(sql`insert into assignments (id, unit_id, resident_id, residence_type, rank, started_at)
    values (${newId()}, ${unitId}, ${residentId}, 'owner', 'primary', now())`)
  return unitId
}
