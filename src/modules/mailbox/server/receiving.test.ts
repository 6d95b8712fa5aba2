import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { requestMessages } from '#maintenance/messaging/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { outbox } from '#outbox/contract.ts'
import { replyAddress } from '#platform/server/mail/incoming/reply-address.ts'
import { residents } from '#residents/server/table.ts'
import { until } from '../../../../tests/support/faulty-smtp.ts'
import { openImapServer } from '../../../../tests/support/mail/imap-server.ts'
import { bounceMail, replyMail, verified } from '../../../../tests/support/mail/received-mails.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { incomingEmails } from '../contract.ts'
import { deleteOldEmails } from './retention.ts'

const pattern = 'reply+{token}@tower.example'
let app: TestApp
let imap: Awaited<ReturnType<typeof openImapServer>>
let resident: Awaited<ReturnType<TestApp['addPerson']>>
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  imap = await openImapServer()
  app = await createTestApp({ IMAP_URL: imap.url, REPLY_ADDRESS: pattern, AUTHSERV_ID: 'mx.tower.example' })
})
after(async () => {
  await app.close()
  imap.close()
})
beforeEach(async () => {
  resident = await app.addPerson('tenant', { firstName: 'Leila', lastName: 'Pryce' })
  home = await addHome(app.db, resident)
})

const own = () => app.withCookie(resident.cookie)
const file = async () =>
  (await own().requestOk(ownRequests.file, { body: { title: 'Tap drips', description: 'It drips.' } })).body
const check = async () => (await app.as('staff').requestOk(incomingEmails.check)).body
const waiting = async () => (await app.as('staff').requestOk(incomingEmails.list)).body
const messagesOf = async (id: string) => (await own().requestOk(ownRequests.find, { params: { id } })).body.messages
const addressOf = (request: { id: string; number: number }, userId = resident.id) =>
  replyAddress(pattern, Buffer.alloc(32, 7), request, userId)
/** Delivers a reply of the resident to the mailbox. */
const deliver = (to: string, more: Partial<Parameters<typeof replyMail>[0]> = {}) =>
  imap.add(replyMail({ from: resident.email, to, headers: verified(resident.email), text: 'Still wet.', ...more }))

describe('a reply by e-mail', () => {
  it('has an address of its own, and becomes a message of the resident, without the quotation', async () => {
    const request = await file()
    const message = { body: 'Is it dry now?', sentTo: 'tenant' }
    await app.as('staff').requestOk(requestMessages.send, { params: { id: request.id }, body: message })
    const emails = await app.emails(2)
    const question = emails.find((text) => text.includes('Subject: New message') && text.includes(resident.email)) ?? ''
    const replyTo = /^Reply-To:\s+(\S+)/m.exec(question)?.[1] ?? ''
    assert.equal(replyTo, addressOf(request))
    assert.match(question.replaceAll(/=\r?\n/g, ''), /Just reply to this email/)

    const text = 'Still wet.\n\nOn Mon, Nov 23, 2026 Test Tower <office@tower.example> wrote:\n> Is it dry now?'
    deliver(replyTo.toUpperCase(), { text })
    assert.deepEqual(await check(), { received: 1, fault: null })
    const received = (await messagesOf(request.id)).at(-1)
    assert.partialDeepStrictEqual(received, { body: 'Still wet.', mine: true })
    assert.match(received?.fullText ?? '', /wrote:\n> Is it dry now\?/)
    const listed = (await app.as('staff').requestOk(requestMessages.list, { params: { id: request.id } })).body.at(-1)
    assert.partialDeepStrictEqual(listed, { byEmail: true, createdBy: { firstName: 'Leila' }, sentTo: 'staff' })
    assert.deepEqual(await waiting(), [])
    assert.ok(imap.state.messages.at(-1)?.flags.has('\\Seen'))
  })

  it('adds its pictures as photos, and nothing else', async () => {
    const request = await file()
    const { body: picture } = await aPicture({ width: 900, height: 600 })
    const attachments = [
      { name: 'leak.jpg', type: 'image/jpeg', content: picture },
      { name: 'note.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') },
      { name: 'fake.png', type: 'image/png', content: Buffer.from('<svg onload=alert(1)>') },
    ]
    deliver(addressOf(request), { text: '', attachments })
    await check()
    assert.equal((await messagesOf(request.id)).at(-1)?.body, '1 photo sent by email.')
    const photos = await app.as('staff').requestOk(requestPhotos.list, { params: { id: request.id } })
    assert.deepEqual(
      photos.body.map(({ width, addedBy }) => [width, addedBy.firstName]),
      [[900, 'Leila']],
    )
  })

  it('is read exactly once: again, as a copy, after a lost connection, and with a new UIDVALIDITY', async () => {
    const request = await file()
    const mail = deliver(addressOf(request), { text: 'First' })
    deliver(addressOf(request), { text: 'Second' })
    imap.add(mail.source)
    imap.state.dropsAfter = imap.state.fetches + 1
    assert.match((await check()).fault ?? '', /\S/)
    imap.state.dropsAfter = Infinity
    await Promise.all([check(), check()])
    const bodies = async () => (await messagesOf(request.id)).map(({ body }) => body)
    assert.deepEqual(await bodies(), ['First', 'Second'])
    imap.state.uidValidity += 1
    await check()
    assert.deepEqual(await bodies(), ['First', 'Second'])
  })

  for (const [reason, change] of [
    ['other_sender', { from: 'someone@home.example', headers: verified('someone@home.example') }],
    ['not_authenticated', { headers: [] }],
    ['not_authenticated', { headers: ['Authentication-Results: mx.tower.example; dkim=none', 'forged'] }],
    ['not_authenticated', { headers: ['Authentication-Results: mx.evil.example; dkim=pass header.d=tower.example'] }],
    ['empty', { text: ' ' }],
  ] as const)
    it(`waits as unverified: ${reason}`, async () => {
      const request = await file()
      const forged = verified(resident.email)[0] ?? ''
      const headers =
        'headers' in change ? change.headers.map((line) => (line === 'forged' ? forged : line)) : undefined
      deliver(addressOf(request), { ...change, ...(headers ? { headers } : {}) })
      await check()
      assert.deepEqual(await messagesOf(request.id), [])
      const [email] = await waiting()
      assert.partialDeepStrictEqual(email, { reason, request: { id: request.id }, person: { firstName: 'Leila' } })
      await app.as('staff').requestOk(incomingEmails.discard, { params: { id: email?.id ?? '' } })
    })

  it('waits without a valid signature, for another request, and after the access has ended', async () => {
    const [request, other] = [await file(), await file()]
    const foreign = await app.addPerson('tenant')
    await addHome(app.db, foreign)
    deliver(addressOf(request, foreign.id), { from: foreign.email, headers: verified(foreign.email) })
    deliver(addressOf(request).replace(/(.)@/, (_, last) => (last === 'a' ? 'b@' : 'a@')))
    deliver(addressOf({ id: request.id, number: other.number }))
    await app.db.update(assignments).set({ endedAt: app.now() }).where(eq(assignments.id, home.assignmentId))
    deliver(addressOf(request))
    await check()
    const reasons = (await waiting()).map((email) => email.reason)
    assert.deepEqual(reasons.toSorted(), ['access_ended', 'access_ended', 'no_address', 'no_address'])
    for (const { id } of await waiting()) await app.as('staff').requestOk(incomingEmails.discard, { params: { id } })
    const left = await app.db.execute<{ text: string }>(
      sql`select string_agg(body || from_address || subject, '') as text from incoming_emails`,
    )
    assert.equal(left.rows[0]?.text, '', 'a decided e-mail leaves no text')
  })

  it('is accepted by the office once, with its pictures, and the audit log says so', async () => {
    const request = await file()
    const { body: picture } = await aPicture({ width: 900, height: 600 })
    deliver(addressOf(request), { headers: [], attachments: [{ name: 'a.jpg', type: 'image/jpeg', content: picture }] })
    await check()
    const [email] = await waiting()
    assert.equal(email?.photos, 1)
    const params = { id: email.id }
    assert.equal((await app.as('tenant').request(incomingEmails.accept, { params, body: {} })).status, 403)
    const accepted = await app.as('staff').requestOk(incomingEmails.accept, { params, body: {} })
    assert.equal(accepted.body.number, request.number)
    assert.equal((await app.as('staff').request(incomingEmails.accept, { params, body: {} })).status, 409)
    assert.equal((await messagesOf(request.id)).at(-1)?.body, 'Still wet.')
    const photos = await app.as('staff').requestOk(requestPhotos.list, { params: { id: request.id } })
    assert.equal(photos.body.length, 1)
    const { rows } = await app.db.execute<{ action: string; by: string }>(
      sql`select action, by from audit_log where record_id = ${email.id}`,
    )
    assert.deepEqual(rows, [{ action: 'accepted', by: app.people.staff.id }])
  })

  it('without an address is added to the request that the office names', async () => {
    const request = await file()
    deliver('hello@tower.example')
    await check()
    const [email] = await waiting()
    const params = { id: email?.id ?? '' }
    const unnamed = await app.as('staff').request(incomingEmails.accept, { params, body: {} })
    assert.deepEqual([unnamed.status, unnamed.body.field], [409, 'requestNumber'])
    await app.as('staff').requestOk(incomingEmails.accept, { params, body: { requestNumber: request.number } })
    assert.equal((await messagesOf(request.id)).at(-1)?.body, 'Still wet.')
  })

  it('is ignored when a program wrote it, and discarded when nobody decides for a month', async () => {
    const request = await file()
    const automatic = ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Auto-Response-Suppress: All']
    for (const header of automatic) deliver(addressOf(request), { headers: [...verified(resident.email), header] })
    deliver(addressOf(request), { from: 'office@tower.example' })
    deliver(addressOf(request), { headers: [] })
    await check()
    assert.equal((await waiting()).length, 1)
    await deleteOldEmails(app.db, new Date(app.now().getTime() + 31 * 86_400_000))
    assert.deepEqual(await waiting(), [])
    assert.deepEqual(await messagesOf(request.id), [])
  })
})

describe('a bounce', () => {
  it('marks the e-mail and the address of the resident, until the address is corrected', async () => {
    await file()
    const findSent = () =>
      app.db.execute<{ id: string }>(
        sql`select id from mail_outbox where recipient_id = ${resident.id} and status = 'sent'`,
      )
    await until(async () => (await findSent()).rows.length === 1, 'the e-mail is sent')
    const emailId = (await findSent()).rows[0]?.id ?? ''
    const params = { id: home.residentId }
    const bounced = async () => (await app.as('staff').requestOk(incomingEmails.bounced, { params })).body
    imap.add(
      bounceMail({
        emailId,
        to: pattern.replace('{token}', `b-${emailId}`),
        address: resident.email,
        action: 'delayed',
      }),
    )
    await check()
    assert.deepEqual(await bounced(), [])
    imap.add(bounceMail({ emailId, to: 'reply@tower.example', address: resident.email, action: 'failed' }))
    await check()
    assert.partialDeepStrictEqual(await bounced(), [{ address: resident.email, reason: '550 5.1.1 No such user' }])
    // The report comes twice; the office is notified once.
    imap.add(bounceMail({ emailId, to: 'reply@tower.example', address: resident.email, action: 'failed' }))
    await check()
    const { rows: notices } = await app.db.execute<{ role: string; address: string; link: string }>(
      sql`select role, params ->> 'address' as address, link from notifications join users on users.id = user_id
        where kind = 'bounced_address' and about_id = ${home.residentId} order by role`,
    )
    assert.deepEqual(
      notices.map(({ role, address }) => [role, address]),
      [
        ['admin', resident.email],
        ['staff', resident.email],
      ],
    )
    assert.ok(notices[0]?.link.includes(home.residentId))
    const listed = await app.as('admin').requestOk(outbox.list, { query: { state: 'bounced' } })
    assert.deepEqual(
      listed.body.map(({ id, state }) => [id, state]),
      [[emailId, 'bounced']],
    )
    const { counts } = (await app.as('admin').requestOk(outbox.settings)).body
    assert.deepEqual([counts.bounced, counts.failed], [1, 0])
    await app.db.update(users).set({ email: 'new@home.example' }).where(eq(users.id, resident.id))
    assert.deepEqual(await bounced(), [], 'the address was corrected')
    await app.db.update(residents).set({ emailPrimary: resident.email }).where(eq(residents.id, home.residentId))
    assert.equal((await bounced())[0]?.isSignInOnly, false)
    const body = { address: resident.email }
    assert.deepEqual((await app.as('staff').requestOk(incomingEmails.working, { params, body })).body, [])
    await app.as('admin').requestOk(outbox.again, { params: { id: emailId } })
  })
})
