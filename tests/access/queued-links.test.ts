import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { createEmailLink, createPasswordLink } from '#accounts/server/account-links.ts'
import { cancelEmailChange, requestEmailChange } from '#accounts/server/email/email-changes.ts'
import { openLink } from '#accounts/server/links.ts'
import { users } from '#accounts/server/table.ts'
import { lockAccount, writeAccount } from '#accounts/server/write-account.ts'
import { createConfirmationLink } from '#maintenance/confirmation/server/send-confirmation-request.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { newId } from '#platform/server/database/ids.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { residents } from '#residents/server/table.ts'
import { aRequest } from '#demo/examples.ts'
import { tokenFromUrl } from '../support/access/access-kinds.ts'
import { addSubject, setStatus } from '../support/access/access-subject.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const origin = 'http://tower.test'
/** Spellings of two mailboxes, so that a person often returns to a former address. */
const spellings = (id: string) => [`a.${id}@mail.example`, `A.${id}@MAIL.example`, `b.${id}@mail.example`]
type Step =
  | { kind: 'sign-in address' | 'contact address'; to: number }
  | { kind: 'request new address'; to: number }
  | { kind: 'cancel' | 'new password' | 'suspend' | 'invite' }
const to = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('sign-in address' as const, 'contact address' as const), to }),
  fc.record({ kind: fc.constant('request new address' as const), to }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'new password' as const, 'suspend' as const, 'invite' as const),
  }),
)

describe('a link that is created when its e-mail is sent', () => {
  it('is created only for the current address of its recipient, whatever happened since it was queued', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), to, async (steps, queuedFor) => {
        const person = await addSubject(app, 'tenant', {})
        const emails = spellings(newId().slice(-10))
        const at = (n: number) => emails[n] ?? ''
        // The expected state of the account, without the database.
        const now = { signIn: person.email, contact: null as string | null, pending: null as string | null }
        let [status, hasPassword]: [string, boolean] = ['Active', true]
        const write = (changes: Parameters<typeof writeAccount>[2]) =>
          app.db.transaction(async (tx) =>
            writeAccount(tx, await lockAccount(tx, person.id), changes, { now: app.now() }),
          )
        for (const step of steps) {
          if (step.kind === 'sign-in address') {
            if (now.signIn !== at(step.to)) now.pending = null
            await write({ email: at(step.to) })
            now.signIn = at(step.to)
          } else if (step.kind === 'contact address') {
            await app.db
              .update(residents)
              .set({ emailPrimary: at(step.to) })
              .where(eq(residents.id, person.tenantId))
            now.contact = at(step.to)
          } else if (step.kind === 'request new address') {
            const unsent = { ...app.mail, enqueue: async () => newId() }
            await app.db.transaction(async (tx) =>
              requestEmailChange(
                tx,
                unsent,
                await lockAccount(tx, person.id),
                { kind: 'primary', email: at(step.to) },
                app.now(),
              ),
            )
            now.pending = at(step.to)
          } else if (step.kind === 'cancel') {
            await app.db.transaction((tx) => cancelEmailChange(tx, person.id, 'primary', app.now()))
            now.pending = null
          } else if (step.kind === 'new password') {
            await write({ passwordHash: `$argon2id$${newId()}`, status: 'Active' })
            ;[status, hasPassword, now.pending] = ['Active', true, null]
          } else {
            const invited = step.kind === 'invite'
            await setStatus(app, person.id, invited ? 'Invited' : 'Suspended')
            ;[status, hasPassword] = [invited ? 'Invited' : 'Suspended', !invited]
          }
        }
        const completed = aRequest({
          reportedBy: person.id,
          residentId: person.tenantId,
          status: 'completed',
          completedAt: app.now(),
        })
        await app.db.insert(requests).values({ ...completed, unitId: null })

        const sentTo = at(queuedFor)
        const isOf = (email: string | null) => email !== null && canonicalEmail(email) === canonicalEmail(sentTo)
        const canSignIn = status !== 'Suspended'
        const [db, time] = [app.db, app.now()]
        const made = {
          reset: await attempt(() => createPasswordLink(db, 'reset', person.id, sentTo, origin, time)),
          invite: await attempt(() => createPasswordLink(db, 'invite', person.id, sentTo, origin, time)),
          'primary-email': await attempt(() => createEmailLink(db, 'primary', person.id, sentTo, origin, time)),
          confirmation: await attempt(() => createConfirmationLink(db, completed.id, sentTo, origin, time)),
        }
        const isCreated = Object.fromEntries(Object.entries(made).map(([kind, token]) => [kind, token !== null]))
        assert.deepEqual(isCreated, {
          reset: canSignIn && isOf(now.signIn),
          invite: canSignIn && !hasPassword && isOf(now.signIn),
          'primary-email': canSignIn && isOf(now.pending),
          confirmation: canSignIn && isOf(now.contact ?? now.signIn),
        })
        // Every link stores the address it was sent to.
        for (const [kind, token] of Object.entries(made)) {
          if (token === null) continue
          const link = await openLink(db, [kind as keyof typeof made], token, time)
          assert.deepEqual([link?.sentTo, link?.userId], [sentTo, person.id])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is not created when the address has changed; its e-mail fails permanently with a reason', async () => {
    const person = await addSubject(app, 'tenant', {})
    const recipient = { userId: person.id }
    const email = { to: 'former@mail.example', recipient, subject: 'Set a new password', paragraphs: ['Hello'] }
    const button = { label: 'Set', linkType: 'reset' }
    const about = { type: 'accounts', id: person.id }
    const id = await app.db.transaction((tx) => app.mail.enqueue(tx, { ...email, button, about }, app.now()))
    const row = async () => (await app.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]
    for (let attempts = 0; (await row())?.status === 'queued' && attempts < 300; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.deepEqual(
      [(await row())?.status, (await row())?.attempts, (await row())?.lastError],
      ['withdrawn', 1, "Not sent: the recipient's address has changed."],
    )
    const written = await readdir(app.config.mailDir).catch((): string[] => [])
    assert.ok(!written.includes(`${id}.eml`))
    const [user] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, person.id))
    assert.equal(user?.email, person.email)
  })
})

/** The token of a link, or null when the link is rejected. Other errors fail the test. */
async function attempt(create: () => Promise<string>): Promise<string | null> {
  try {
    return tokenFromUrl(await create())
  } catch (error) {
    if (error instanceof LinkNotCreated) return null
    throw error
  }
}
