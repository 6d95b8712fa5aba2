import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { createPasswordLink } from '#accounts/server/account-links.ts'
import { oneTimeTokens, users } from '#accounts/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { insertEmails } from '#platform/server/mail/outbox-rows.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import type { InvitationState } from '#accounts/choices.ts'
import { residents } from '#residents/contract.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { days } from '#platform/time/dates.ts'
import { createResidentCalls } from '../../../../../tests/support/calls/resident-calls.ts'
import { tokenFromUrl } from '../../../../../tests/support/access/access-kinds.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { sendInvitations } from './invitations.ts'
import { findResident } from '../listing/residents.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const { add, find } = createResidentCalls(() => app)

const send = (body: object) => app.as('staff').request(invitations.send, { body })
const stateOf = async (id: string) => (await find(id)).invitation
const open = async (token: string) => (await app.asAnonymous().requestOk(invitations.open, { body: { token } })).body

/** Residents without a password and without an e-mail, as an import creates them. */
async function addImported(count: number) {
  const people = Array.from({ length: count }, () => ({ userId: newId(), id: newId() }))
  await app.db.insert(users).values(
    people.map(({ userId }) => ({
      id: userId,
      email: `p-${userId}@mail.example`,
      emailCanonical: `p-${userId}@mail.example`,
      role: 'tenant' as const,
      status: 'Invited' as const,
      firstName: 'Nour',
      lastName: 'Haddad',
    })),
  )
  await app.db
    .insert(residentRows)
    .values(people.map(({ userId, id }) => ({ id, userId, fullName: 'Nour Haddad', preferredName: 'Noor' })))
  return people
}
async function waitFor(id: string, state: InvitationState) {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if ((await stateOf(id)) === state) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.equal(await stateOf(id), state)
}
const createToken = async (userId: string) =>
  tokenFromUrl(
    await createPasswordLink(app.db, 'invite', userId, `p-${userId}@mail.example`, 'http://tower.test', app.now()),
  )

describe('invitations', () => {
  it('go from none to sent, opened and expired, again to sent, and end with the password', async () => {
    const [person] = await addImported(1)
    assert.ok(person)
    assert.equal(await stateOf(person.id), 'none')
    assert.deepEqual((await send({ tenantIds: [person.id] })).body, { sent: 1, skipped: 0 })
    await waitFor(person.id, 'sent')

    const token = await createToken(person.userId)
    // A scanner that fetches the page does not run its script.
    await app.asAnonymous().send({ method: 'GET', url: `/reset-password?token=${token}` })
    assert.equal(await stateOf(person.id), 'sent')
    const opened = await open(token)
    assert.deepEqual(opened, { invited: { name: 'Noor', email: `p-${person.userId}@mail.example` } })
    assert.equal(await stateOf(person.id), 'opened')
    const at = (ahead: number) => findResident(app.db, person.id, new Date(app.now().getTime() + ahead))
    assert.deepEqual([(await at(days(6))).invitation, (await at(days(8))).invitation], ['opened', 'expired'])

    await app.db
      .update(oneTimeTokens)
      .set({ createdAt: new Date(0), expiresAt: new Date(1) })
      .where(eq(oneTimeTokens.userId, person.userId))
    assert.equal(await stateOf(person.id), 'expired')
    assert.deepEqual(await open(token), { invited: null })

    assert.deepEqual((await send({ tenantIds: [person.id] })).body, { sent: 1, skipped: 0 })
    await waitFor(person.id, 'sent')
    const body = { token: await createToken(person.userId), password: 'a slow boat upstream' }
    assert.equal((await app.asAnonymous().request(accounts.reset, { body })).status, 200)
    assert.equal(await stateOf(person.id), null)
    assert.deepEqual((await send({ tenantIds: [person.id] })).body, { sent: 0, skipped: 1 })
  })

  it('show a failed e-mail, and the figures count the rows of the filter', async () => {
    const [failed, fresh] = await addImported(2)
    assert.ok(failed && fresh)
    await send({ tenantIds: [failed.id] })
    await waitFor(failed.id, 'sent')
    await app.db
      .update(mailOutbox)
      .set({ status: 'failed', sentAt: null })
      .where(eq(mailOutbox.recipientId, failed.userId))
    const figures = (await app.as('staff').requestOk(invitations.figures)).body
    for (const [state, figure] of Object.entries(figures)) {
      const { body } = await app.as('staff').requestOk(residents.list, { query: { invitation: state } })
      assert.equal(body.length, figure, state)
      assert.ok(body.every(({ invitation }) => invitation === state))
    }
    assert.ok(figures.failed >= 1 && figures.none >= 1)
    const { body } = await app.as('staff').requestOk(residents.list, { query: { invitation: 'open' } })
    assert.equal(
      body.length,
      Object.values(figures).reduce((sum, one) => sum + one, 0),
    )
  })

  it('reach everyone who never signed in, in one transaction of a few seconds, and nobody else', async () => {
    const people = await addImported(400)
    const active = await add()
    const suspended = (await addImported(1))[0]
    assert.ok(suspended)
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, suspended.userId))
    const start = performance.now()
    const { body } = await send({ everyone: true })
    assert.ok(performance.now() - start < 5000)
    assert.ok((body as unknown as { sent: number }).sent >= 400)
    const ids = people.map(({ userId }) => userId)
    const { rows } = await app.db.execute<{ total: number; transactions: number }>(sql`
      select count(*)::int as total, count(distinct created_at)::int as transactions from mail_outbox
      where ${inArray(sql`recipient_id`, ids)} and link_type = 'invite'`)
    assert.deepEqual(rows, [{ total: 400, transactions: 1 }])
    const others = await app.db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.recipientId, [active.userId, suspended.userId]))
    assert.deepEqual(others, [])
    const [event] = (await app.as('staff').requestOk(residents.activity, { params: { id: people[0]?.id ?? '' } })).body
    assert.deepEqual([event?.recordType, event?.action], ['residents', 'invited'])
  })

  it('are sent once by simultaneous calls', async () => {
    const [person] = await addImported(1)
    // Without the job that sends it, the e-mail stays queued.
    const queueOnly = async (tx: Database, emails: readonly Email[], now: Date) => {
      const rows = emails.map((email) => ({ id: newId(), email }))
      await insertEmails(tx, rows, now)
      return rows.map(({ id }) => id)
    }
    const noHooks = { lockFirst: async () => undefined, after: async () => undefined, afterUndo: async () => undefined }
    const mail = { ...app.mail, enqueueAll: queueOnly }
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        sendInvitations(app.db, mail, { tenantIds: [person?.id ?? ''] }, noHooks, app.people.staff, app.now()),
      ),
    )
    assert.equal(
      results.reduce((sum, { sent }) => sum + sent, 0),
      1,
    )
  })

  it('are rejected for unknown people, without a choice, and with two', async () => {
    assert.equal((await send({ tenantIds: [newId()] })).status, 404)
    for (const body of [{}, { tenantIds: [] }, { tenantIds: [newId()], everyone: true }]) {
      const { status, body: problem } = await send(body)
      assert.deepEqual([status, problem.field], [400, 'tenantIds'])
    }
  })

  it('welcome nobody by a link that resets a password', async () => {
    const { id, email } = app.people.tenant
    const url = await createPasswordLink(app.db, 'reset', id, email, 'http://tower.test', app.now())
    assert.deepEqual(await open(tokenFromUrl(url)), { invited: null })
  })
})
