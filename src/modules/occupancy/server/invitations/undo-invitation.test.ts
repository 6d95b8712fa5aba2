import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { residents } from '#residents/server/table.ts'
import { undo } from '#undo/contract.ts'
import { createResidentCalls } from '../../../../../tests/support/calls/resident-calls.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const { find } = createResidentCalls(() => app)

/** A resident who has an address and never was invited. */
async function addPerson() {
  const [userId, id] = [newId(), newId()]
  const email = `p-${userId}@mail.example`
  const account = { id: userId, email, emailCanonical: email, role: 'tenant' as const, status: 'Invited' as const }
  await app.db.insert(users).values({ ...account, firstName: 'Nour', lastName: 'Haddad' })
  await app.db.insert(residents).values({ id, userId, fullName: 'Nour Haddad', preferredName: 'Noor' })
  return { id, userId }
}
const invite = async (tenantIds: string[]) => {
  const operation = newId()
  await app.as('staff').requestOk(invitations.send, { body: { tenantIds }, query: { operation } })
  return operation
}
const undoPress = async (operation: string) =>
  (await app.as('staff').requestOk(undo.undo, { params: { id: operation } })).body
const emailsTo = (userId: string) => app.db.select().from(mailOutbox).where(eq(mailOutbox.recipientId, userId))

describe('undoing invitations', () => {
  it('withdraws the e-mails, which wait, and is audited for each', async () => {
    const people = [await addPerson(), await addPerson()]
    const operation = await invite(people.map(({ id }) => id))
    for (const { id, userId } of people) {
      const [email] = await emailsTo(userId)
      assert.ok(email?.notBefore && email.notBefore > app.now())
      assert.equal((await find(id)).invitation, 'queued')
    }
    const { records, emailsStopped } = await undoPress(operation)
    assert.deepEqual([records.map(({ outcome }) => outcome), emailsStopped], [['undone', 'undone'], 2])
    for (const { id, userId } of people) {
      assert.deepEqual(
        (await emailsTo(userId)).map(({ status }) => status),
        ['withdrawn'],
      )
      assert.equal((await find(id)).invitation, 'none')
      const { rows } = await app.db.execute<{ action: string }>(
        sql`select action from audit_log where ${id} = any(about) order by at, audit_log.id`,
      )
      assert.deepEqual(
        rows.map(({ action }) => action),
        ['invited', 'took back an invitation'],
      )
    }
  })

  it('leaves the state of an earlier invitation as it was', async () => {
    const { id, userId } = await addPerson()
    await invite([id])
    await app.db.execute(
      sql`update mail_outbox set status = 'failed', attempts = 8, last_error = 'No such mailbox' where recipient_id = ${userId}`,
    )
    assert.equal((await find(id)).invitation, 'failed')
    await undoPress(await invite([id]))
    assert.equal((await find(id)).invitation, 'failed')
  })

  it('is too late when the e-mail was sent', async () => {
    const { id, userId } = await addPerson()
    const operation = await invite([id])
    await app.db.execute(
      sql`update mail_outbox set status = 'sent', sent_at = now(), attempts = 1 where recipient_id = ${userId}`,
    )
    const { records, emailsStopped } = await undoPress(operation)
    assert.deepEqual([records[0]?.outcome, emailsStopped], ['over', 0])
  })

  it('withdraws the e-mail to a user of the office, too', async () => {
    const { id } = await app.addPerson('staff', { status: 'Invited', passwordHash: null })
    const operation = newId()
    await app.as('admin').requestOk(accounts.inviteUser, { params: { id }, query: { operation } })
    const { body } = await app.as('admin').requestOk(undo.undo, { params: { id: operation } })
    assert.deepEqual([body.records[0]?.outcome, body.emailsStopped], ['undone', 1])
    assert.deepEqual(
      (await emailsTo(id)).map(({ status }) => status),
      ['withdrawn'],
    )
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['invited', 'took back an invitation'],
    )
    const again = await app.as('admin').requestOk(accounts.inviteUser, { params: { id } })
    assert.equal(again.body.invitation, 'queued')
  })
})
