import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { hours } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addSession, addSubject, password, type Subject } from '../../../../../tests/support/access/access-subject.ts'
import { waitForConfirmationToken } from '../../../../../tests/support/access/confirm-link.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { accounts } from '../../contract.ts'
import { emailChanges } from '../../email-contract.ts'
import { emailAddressTexts } from '../../messages/email.ts'
import { users } from '../table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '1000' })
})
after(() => app.close())

const newEmail = () => `new.${newId().slice(-8)}@mail.example`
const asSubject = ({ cookie }: Subject) => app.withCookie(cookie)
const account = async (subject: Subject) => (await asSubject(subject).requestOk(accounts.own)).body
const request = (subject: Subject, body: object) =>
  asSubject(subject).request(emailChanges.request, { body: { password, ...body } })
const confirm = (token: string, as = app.asAnonymous()) => as.request(emailChanges.confirm, { body: { token } })
const emailOf = async ({ id }: Subject) =>
  (await app.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email
const subjectsTo = async (email: string) =>
  (
    await app.db.execute<{ subject: string }>(
      sql`select subject from mail_outbox where to_address = ${email} order by created_at, id`,
    )
  ).rows.map(({ subject }) => subject)

describe('the own sign-in address', () => {
  it('changes once the link sent to the new address is confirmed; the old one is notified and every other session ends', async () => {
    const [subject, email] = [await addSubject(app, 'tenant', {}), newEmail()]
    const elsewhere = await addSession(app, subject.id)
    const response = await request(subject, { email })
    assert.deepEqual([response.status, response.body.message], [200, emailAddressTexts.en.linkSent])
    assert.deepEqual([(await account(subject)).email, (await account(subject)).pendingEmail], [subject.email, email])
    assert.deepEqual(await subjectsTo(subject.email), ['New sign-in email requested'])

    const token = await waitForConfirmationToken(app, email)
    const look = await app.asAnonymous().requestOk(emailChanges.look, { body: { token } })
    assert.deepEqual(look.body, { purpose: 'sign-in', email })
    assert.equal(await emailOf(subject), subject.email, 'looking changes nothing')

    assert.equal((await confirm(token, asSubject(subject))).status, 200)
    assert.deepEqual([(await account(subject)).email, (await account(subject)).pendingEmail], [email, null])
    assert.equal((await app.withCookie(elsewhere).request(accounts.me)).status, 401)
    assert.deepEqual((await subjectsTo(subject.email)).slice(1), ['Your sign-in email was changed'])
    assert.deepEqual((await subjectsTo(email)).slice(1), ['This is now your sign-in email'])
    const again = await confirm(token)
    assert.deepEqual(
      [again.status, again.body.code, again.body.message],
      [400, 'bad_link', emailAddressTexts.en.badLink],
    )
    assert.equal((await app.asAnonymous().request(accounts.signIn, { body: { email, password } })).status, 200)
    const former = { email: subject.email, password }
    assert.equal((await app.asAnonymous().request(accounts.signIn, { body: former })).status, 401)
  })

  it('can be changed in every role', async () => {
    for (const role of ['admin', 'maintenance'] as const) {
      const { cookie } = await app.addPerson(role)
      const response = await app
        .withCookie(cookie)
        .request(emailChanges.request, { body: { email: newEmail(), password } })
      assert.deepEqual(
        [response.status, response.body.field],
        [400, 'password'],
        'permitted, but the password is wrong',
      )
    }
  })

  it("gives the same answer for another account's address, notifies its owner and sends no link", async () => {
    const [subject, neighbour] = [await addSubject(app, 'tenant', {}), await addSubject(app, 'tenant', {})]
    const free = await request(subject, { email: newEmail() })
    const taken = await request(subject, { email: neighbour.email.toUpperCase() })
    assert.deepEqual([taken.status, taken.body], [free.status, free.body])
    assert.equal((await account(subject)).pendingEmail, neighbour.email.toUpperCase())
    assert.deepEqual(await subjectsTo(neighbour.email), ['Your address is already in use'])
    assert.equal((await asSubject(subject).request(emailChanges.resend)).status, 200)
    assert.deepEqual((await subjectsTo(neighbour.email)).length, 2)
    const { rows } = await app.db.execute(
      sql`select from mail_outbox where to_address = ${neighbour.email} and link_type is not null`,
    )
    assert.equal(rows.length, 0)
  })

  it('is rejected like an expired link when another account took it meanwhile', async () => {
    const [subject, email] = [await addSubject(app, 'tenant', {}), newEmail()]
    await request(subject, { email })
    const token = await waitForConfirmationToken(app, email)
    await app.addPerson('tenant', { email: email.toUpperCase() })
    const response = await confirm(token)
    assert.deepEqual([response.status, response.body.message], [400, emailAddressTexts.en.badLink])
    assert.equal(await emailOf(subject), subject.email)
  })

  it('requires the password, and a code where a second factor is on', async () => {
    const subject = await addSubject(app, 'staff', { secondFactor: true })
    const email = newEmail()
    const field = async (body: object) => (await request(subject, { email, ...body })).body.field
    assert.equal(await field({ password: 'wrong' }), 'password')
    assert.equal(await field({}), 'code')
    assert.equal(await field({ code: '000000' }), 'code')
    assert.equal(await field({ email: 'no address' }), 'email')
    assert.equal(await field({ email: 'ﬁne@mail.example' }), 'email')
    assert.equal((await account(subject)).pendingEmail, null)
    assert.equal((await request(subject, { email, code: subject.code() })).status, 200)
  })

  it('stays when the change is cancelled, replaced, or a day old', async () => {
    const [subject, first, second] = [await addSubject(app, 'tenant', {}), newEmail(), newEmail()]
    await request(subject, { email: first })
    const replaced = await waitForConfirmationToken(app, first)
    await request(subject, { email: second })
    assert.equal((await confirm(replaced)).status, 400)
    const cancelled = await waitForConfirmationToken(app, second)
    await asSubject(subject).requestOk(emailChanges.cancel)
    assert.equal((await confirm(cancelled)).status, 400)
    assert.equal((await asSubject(subject).request(emailChanges.resend)).status, 409)
    assert.equal((await asSubject(subject).request(emailChanges.cancel)).status, 200, 'a second time nothing happens')

    const third = newEmail()
    await request(subject, { email: third })
    const late = await waitForConfirmationToken(app, third)
    app.clock.ahead += hours(25)
    assert.equal((await confirm(late)).status, 400)
    app.clock.ahead -= hours(25)
    assert.equal(await emailOf(subject), subject.email)
  })

  it('sends at most ten links an hour to typed addresses', async () => {
    const subject = await addSubject(app, 'tenant', {})
    for (let n = 0; n < 10; n += 1) assert.equal((await request(subject, { email: newEmail() })).status, 200)
    assert.equal((await request(subject, { email: newEmail() })).status, 429)
    assert.equal((await asSubject(subject).request(emailChanges.resend)).status, 429)
  })
})

describe('a sign-in address that the office changes', () => {
  it('changes at once, and both addresses are notified', async () => {
    const [subject, email] = [await addSubject(app, 'staff', {}), newEmail()]
    const body = { firstName: 'Noor', lastName: 'Haddad', email }
    const response = await app.as('admin').requestOk(accounts.editUser, { params: { id: subject.id }, body })
    assert.equal(response.body.email, email)
    assert.deepEqual(await subjectsTo(subject.email), ['Your sign-in email was changed'])
    assert.deepEqual(await subjectsTo(email), ['This is now your sign-in email'])
    assert.equal((await asSubject(subject).request(accounts.me)).status, 401)
  })

  it('is rejected with 409 when another account has it', async () => {
    const [subject, neighbour] = [await addSubject(app, 'staff', {}), await addSubject(app, 'tenant', {})]
    const body = { firstName: 'Noor', lastName: 'Haddad', email: neighbour.email }
    const response = await app.as('admin').request(accounts.editUser, { params: { id: subject.id }, body })
    assert.deepEqual([response.status, response.body.field], [409, 'email'])
  })
})
