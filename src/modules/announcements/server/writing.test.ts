import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addResidents } from '../../../../tests/support/people/residents.ts'
import { announcements } from '../contract.ts'
import type { NewAnnouncement } from '../announcement-input.ts'
import { deliverDue } from './deliver-due.ts'
import { createAnnouncementCalls, news, paramsOf, step } from '../../../../tests/support/calls/announcement-calls.ts'

let app: TestApp
let residents: Awaited<ReturnType<typeof addResidents>>
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  residents = await addResidents(app.db, 36)
})
after(() => app.close())
const deliveryContext = () => ({ mail: app.mail, origin: app.origin() })
const appNow = () => app.now()

const { timeAfterSteps, write, find, recipients, isVisible } = createAnnouncementCalls(() => app)

describe('writing', () => {
  it('creates a draft that residents do not see', async () => {
    const draft = await write()
    assert.deepEqual([draft.state, draft.reach, draft.version], ['draft', null, 1])
    assert.equal(draft.createdBy.id, app.people.staff.id)
    assert.ok(!(await isVisible(draft)))
  })

  it('delivers at once to every resident, with an e-mail to each when requested', async () => {
    const sent = await write({ when: 'now', byMail: true })
    assert.equal(sent.state, 'published')
    assert.equal(sent.reach?.people, 37)
    assert.equal((sent.reach?.queued ?? 0) + (sent.reach?.sent ?? 0), 37)
    assert.ok(await isVisible(sent))
    const emails = await app.emails(37)
    assert.ok(emails.every((email) => /^Subject: Hot water off\r?$/m.test(email)))
    assert.ok(emails.every((email) => /^List-Unsubscribe:\s+<http/m.test(email)))
  })

  const audiences: readonly [NewAnnouncement['audience']['kind'], () => object, number][] = [
    ['everyone', () => ({}), 37],
    ['owners', () => ({}), 12],
    ['renters', () => ({}), 25],
    ['floors', () => ({ floors: [50] }), 36],
    ['stacks', () => ({ stacks: ['high-01', 'high-02'] }), 6],
    ['units', () => ({ unitIds: [residents.homes[3]?.id] }), 3],
  ]
  for (const [kind, more, people] of audiences)
    it(`reaches ${people} as ${kind}, like the preview`, async () => {
      const audience = { kind, ...more() }
      const { body: preview } = await app.as('staff').requestOk(announcements.reach, { body: { audience } })
      const sent = await write({ when: 'now', audience })
      assert.deepEqual([preview.people, sent.reach?.people], [people, people])
      assert.deepEqual(sent.audience, audience)
      assert.equal(await isVisible(sent), kind === 'everyone' || kind === 'renters')
    })

  it('rejects invalid input and names the field', async () => {
    const cases: [Partial<Record<keyof NewAnnouncement, unknown>>, string][] = [
      [{ when: 'later' }, 'publishedAt'],
      [{ when: 'later', publishedAt: timeAfterSteps(-1) }, 'publishedAt'],
      [{ when: 'now', expiresAt: timeAfterSteps(-1) }, 'expiresAt'],
      [{ when: 'now', emergency: true }, 'expiresAt'],
      [{ audience: { kind: 'units', unitIds: [crypto.randomUUID()] } }, 'audience'],
      [{ fileIds: [crypto.randomUUID()] }, 'fileIds'],
      [{ title: ' ' }, 'title'],
      [{ body: '\u200b' }, 'body'],
    ]
    for (const [over, field] of cases) {
      const response = await app.as('staff').request(announcements.write, { body: news(over) })
      assert.deepEqual([response.status, response.body.field], [400, field], JSON.stringify(over))
    }
  })

  it('creates once when a create is sent twice', async () => {
    const sent = { body: news({ when: 'now', title: 'Once' }), headers: { 'idempotency-key': crypto.randomUUID() } }
    const [announcement, two] = [
      await app.as('staff').requestOk(announcements.write, sent),
      await app.as('staff').requestOk(announcements.write, sent),
    ]
    assert.equal(announcement.body.id, two.body.id)
    const { body } = await app.as('staff').requestOk(announcements.list, { query: { search: 'once' } })
    assert.equal(body.length, 1)
  })
})

describe('a plan', () => {
  it('is delivered once at its time, to those who live here then', async () => {
    const planned = await write({
      title: 'Planned',
      when: 'later',
      publishedAt: timeAfterSteps(2),
      audience: { kind: 'units', unitIds: [residents.homes[5]?.id] },
    })
    assert.deepEqual([planned.state, planned.reach], ['scheduled', null])
    await deliverDue(app.db, deliveryContext(), appNow())
    assert.equal((await find(planned)).deliveredAt, null)

    // One resident moves out before the time.
    const leaves = residents.people.find(({ home }) => home.id === residents.homes[5]?.id)
    await app.db
      .update(assignments)
      .set({ endedAt: new Date() })
      .where(eq(assignments.residentId, leaves?.residentId ?? ''))
    app.clock.ahead += 3 * step
    await Promise.all([
      deliverDue(app.db, deliveryContext(), appNow()),
      deliverDue(app.db, deliveryContext(), appNow()),
    ])
    const delivered = await find(planned)
    assert.deepEqual([delivered.state, delivered.reach?.people], ['published', 2])
    assert.ok(!(await recipients(planned)).some(({ userId }) => userId === leaves?.id))
  })

  it('can be rescheduled, made a draft again, and sent at once', async () => {
    const planned = await write({ when: 'later', publishedAt: timeAfterSteps(2) })
    const change = async (body: object, version: number) =>
      (
        await app
          .as('admin')
          .requestOk(announcements.change, { ...paramsOf(planned), body, headers: { 'if-match': `"${version}"` } })
      ).body
    const moved = await change({ publishedAt: timeAfterSteps(5), title: 'Moved' }, 1)
    assert.deepEqual([moved.state, moved.title, moved.version], ['scheduled', 'Moved', 2])
    const draft = await change({ when: 'draft' }, 2)
    assert.deepEqual([draft.state, draft.publishedAt], ['draft', null])
    const sent = await change({ when: 'now', audience: { kind: 'owners' } }, 3)
    assert.deepEqual([sent.state, sent.audienceName], ['published', 'Owners'])
    assert.ok((sent.reach?.people ?? 0) > 0)
  })

  it('that is archived is not sent', async () => {
    const planned = await write({ when: 'later', publishedAt: timeAfterSteps(1) })
    await app.as('staff').requestOk(announcements.archive, paramsOf(planned))
    app.clock.ahead += 2 * step
    await deliverDue(app.db, deliveryContext(), appNow())
    assert.deepEqual([(await find(planned)).state, (await find(planned)).deliveredAt], ['archived', null])
  })
})
