import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { undo } from '#undo/contract.ts'
import { createAnnouncementCalls, paramsOf, step } from '../../../../../tests/support/calls/announcement-calls.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { addResidents } from '../../../../../tests/support/people/residents.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { AnnouncementAction } from '../../choices.ts'
import { announcements, type OfficeAnnouncement } from '../../contract.ts'
import { manyAnnouncements } from '../../many-contract.ts'
import { manyWords } from '../../messages/many.ts'
import { deliverDue } from '../deliver-due.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  await addResidents(app.db, 3)
})
after(() => app.close())

const { timeAfterSteps, write, find, isVisible } = createAnnouncementCalls(() => app)
const check = async (body: object) => (await app.as('staff').requestOk(manyAnnouncements.check, { body })).body
const change = async (picked: OfficeAnnouncement[], action: AnnouncementAction, operation = newId()) => {
  const records = picked.map(({ id, version }) => ({ id, version }))
  const { body } = await app.as('staff').requestOk(manyAnnouncements.change, { body: { operation, records, action } })
  return { operation, results: new Map(body.results.map(({ id, ...result }) => [id, result])) }
}
const undoPress = async (operation: string) =>
  (await app.as('staff').requestOk(undo.undo, { params: { id: operation } })).body
const waitingEmails = ({ id }: OfficeAnnouncement) =>
  app.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.aboutId, id), sql`not_before is not null and status = 'queued'`))

describe('a selection of announcements', () => {
  it('says which of them an action leaves out, and whom a reminder reaches', async () => {
    const [draft, sent] = [await write(), await write({ when: 'now', title: 'Sent' })]
    const checked = async (action: AnnouncementAction) =>
      (await check({ ids: [draft.id, sent.id], action })).map(({ reason }) => reason)
    assert.deepEqual(await checked('archive'), [null, null])
    assert.deepEqual(await checked('end'), [manyWords.notPublished, null])
    assert.deepEqual(await checked('unpin'), [manyWords.notPinned, manyWords.notPinned])
    const [, reminded] = await check({ ids: [draft.id, sent.id], action: 'remind' })
    assert.deepEqual([reminded?.state, reminded?.unread.length], ['published', 4])
    assert.deepEqual(
      (await check({ filter: { search: 'sent' }, action: 'pin' })).map(({ id }) => id),
      [sent.id],
    )
  })
})

describe('an action with many announcements', () => {
  it('archives those that residents see and those that are scheduled, and one undo brings both back', async () => {
    const sent = await write({ when: 'now', title: 'Read' })
    const planned = await write({ when: 'later', publishedAt: timeAfterSteps(2), title: 'Planned' })
    const { operation } = await change([sent, planned], 'archive')
    assert.ok(!(await isVisible(sent)))
    const { records } = await undoPress(operation)
    assert.deepEqual(
      records.map(({ outcome }) => outcome),
      ['undone', 'undone'],
    )
    assert.ok(await isVisible(sent))
    assert.equal((await find(planned)).state, 'scheduled')
    app.clock.ahead += 3 * step
    await deliverDue(app.db, { mail: app.mail, origin: app.origin() }, app.now())
    assert.equal((await find(planned)).state, 'published')
  })

  it('ends, pins and unpins each with its own audit event', async () => {
    const [draft, sent] = [await write(), await write({ when: 'now' })]
    const pinned = await change([draft, sent], 'pin')
    assert.deepEqual([(await find(draft)).pinned, (await find(sent)).pinned], [true, true])
    await undoPress(pinned.operation)
    assert.deepEqual([(await find(draft)).pinned, (await find(sent)).pinned], [false, false])

    const present = [await find(draft), await find(sent)]
    const ended = await change(present, 'end')
    assert.equal(ended.results.get(draft.id)?.outcome, 'rejected')
    assert.equal((await find(sent)).state, 'expired')
    await undoPress(ended.operation)
    assert.deepEqual([(await find(sent)).state, (await find(sent)).expiresAt], ['published', null])
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${sent.id} and action <> 'delivered' order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['wrote', 'changed', 'undid a change', 'ended', 'undid a change'],
    )
  })

  it('holds the e-mails of reminders, and sends none when they are undone', async () => {
    const [one, two] = [await write({ when: 'now' }), await write({ when: 'now' })]
    const { operation } = await change([one, two], 'remind')
    assert.deepEqual([(await waitingEmails(one)).length, (await waitingEmails(two)).length], [4, 4])
    assert.equal((await find(one)).reminders[0]?.people, 4)
    const { emailsStopped } = await undoPress(operation)
    assert.equal(emailsStopped, 8)
    assert.deepEqual([(await waitingEmails(one)).length, (await find(one)).reminders], [0, []])
  })

  it('cannot take a reminder back whose e-mails have been sent', async () => {
    const sent = await write({ when: 'now' })
    const operation = newId()
    await app.as('staff').requestOk(announcements.remind, { ...paramsOf(sent), query: { operation } })
    await app.db.execute(
      sql`update mail_outbox set status = 'sent', sent_at = now(), attempts = 1 where about_id = ${sent.id}`,
    )
    const { records } = await undoPress(operation)
    assert.equal(records[0]?.outcome, 'over')
    assert.equal((await find(sent)).reminders.length, 1)
  })

  it('reminds once when the answer is lost', async () => {
    const sent = await write({ when: 'now' })
    const { operation } = await change([sent], 'remind')
    await change([sent], 'remind', operation)
    assert.equal((await find(sent)).reminders.length, 1)
  })
})
