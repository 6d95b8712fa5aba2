import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addResidents } from '../../../../tests/support/people/residents.ts'
import { announcements, type NewAnnouncement, type OfficeAnnouncement } from '../contract.ts'
import { ownAnnouncements } from '../own-contract.ts'
import { deliverDue } from './delivery.ts'

let app: TestApp
let residents: Awaited<ReturnType<typeof addResidents>>
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  residents = await addResidents(app.db, 36)
})
after(() => app.close())

/** Short, so that no session expires in the course of the tests. */
const step = 4 * 60_000
const timeAfterSteps = (n: number) => new Date(Date.now() + app.clock.ahead + n * step).toISOString()
const news = (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) => ({
  title: 'Hot water off',
  body: '# Monday\n**Hot water** is off from 9 to 12.',
  category: 'Maintenance',
  audience: { kind: 'everyone' },
  ...over,
})
const write = async (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) =>
  (await app.as('staff').requestOk(announcements.write, { body: news(over) })).body
const paramsOf = ({ id }: OfficeAnnouncement) => ({ params: { id } })
const find = async (announcement: OfficeAnnouncement) =>
  (await app.as('admin').requestOk(announcements.find, paramsOf(announcement))).body
const recipients = async (announcement: OfficeAnnouncement, query: Record<string, string> = {}) =>
  (await app.as('admin').requestOk(announcements.recipients, { ...paramsOf(announcement), query })).body
const listOwn = async () => (await app.as('tenant').requestOk(ownAnnouncements.list)).body
const isVisible = async (announcement: OfficeAnnouncement) => (await listOwn()).some((a) => a.id === announcement.id)
const deliveryContext = () => ({ mail: app.mail, origin: app.origin() })
const appNow = () => app.now()

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
      [{ emergency: true, expiresAt: timeAfterSteps(1), audience: { kind: 'owners' } }, 'audience'],
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
      .where(eq(assignments.tenantId, leaves?.tenantId ?? ''))
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

describe('a delivered announcement', () => {
  it('can be corrected, but its audience cannot change', async () => {
    const sent = await write({ when: 'now' })
    const { body } = await app
      .as('staff')
      .requestOk(announcements.change, { ...paramsOf(sent), body: { body: 'Corrected', pinned: true } })
    assert.deepEqual([body.body, body.pinned], ['Corrected', true])
    assert.equal((await listOwn()).find((a) => a.id === sent.id)?.body, 'Corrected')
    const response = await app
      .as('staff')
      .request(announcements.change, { ...paramsOf(sent), body: { audience: { kind: 'owners' } } })
    assert.deepEqual([response.status, response.body.code], [409, 'already_sent'])
    const stale = await app
      .as('staff')
      .request(announcements.change, { ...paramsOf(sent), body: { title: 'x' }, headers: { 'if-match': '"1"' } })
    assert.deepEqual([stale.status, (stale.body.present as OfficeAnnouncement).body], [412, 'Corrected'])
  })

  it('ends when it expires, is ended, or is archived', async () => {
    const [timed, ended, archived] = [
      await write({ when: 'now', expiresAt: timeAfterSteps(1) }),
      await write({ when: 'now' }),
      await write({ when: 'now' }),
    ]
    await app.as('staff').requestOk(announcements.end, paramsOf(ended))
    await app.as('staff').requestOk(announcements.archive, paramsOf(archived))
    assert.deepEqual([await isVisible(timed), await isVisible(ended), await isVisible(archived)], [true, false, false])
    assert.equal((await app.as('staff').request(announcements.end, paramsOf(ended))).status, 409)
    app.clock.ahead += 2 * step
    assert.equal(await isVisible(timed), false)
  })

  it('lists recipients page by page, and finds them by name, unit and state', async () => {
    const sent = await write({ when: 'now', byMail: true, audience: { kind: 'floors', floors: [50] } })
    const all = await recipients(sent)
    assert.equal(all.length, sent.reach?.people)
    const names: string[] = []
    for (let cursor = ''; ;) {
      const response = await app.as('staff').requestOk(announcements.recipients, {
        ...paramsOf(sent),
        query: { limit: '10', ...(cursor ? { cursor } : {}) },
      })
      names.push(...response.body.map(({ fullName }) => fullName))
      assert.equal(response.headers['x-total-count'], String(all.length))
      const next = /cursor=([^&>]+)/.exec(String(response.headers.link ?? ''))?.[1]
      if (!next) break
      cursor = next
    }
    assert.deepEqual(
      names,
      all.map(({ fullName }) => fullName),
    )
    const [announcement] = all
    assert.ok(announcement)
    assert.equal((await recipients(sent, { search: announcement.fullName })).length, 1)
    assert.ok(
      (await recipients(sent, { search: announcement.units })).every(({ units }) => units === announcement.units),
    )
    assert.equal((await recipients(sent, { state: 'unread' })).length, all.length)
    assert.equal((await recipients(sent, { state: 'read' })).length, 0)
  })

  it('is found by state, category and text', async () => {
    const listed = async (query: Record<string, string>) =>
      (await app.as('staff').requestOk(announcements.list, { query })).body
    await write({ title: 'Été on the terrace', category: 'events' })
    assert.deepEqual(
      (await listed({ search: 'ETE terrace' })).map(({ category }) => category),
      ['Events'],
    )
    for (const state of ['draft', 'scheduled', 'published', 'expired', 'archived'] as const)
      assert.ok(
        (await listed({ state })).every((announcement) => announcement.state === state),
        state,
      )
    const response = await app.as('staff').requestOk(announcements.list, { query: { limit: '2' } })
    assert.equal(response.body.length, 2)
    assert.match(String(response.headers.link), /rel="next"/)
  })
})

describe('a resident', () => {
  it('reads it, and the office sees that', async () => {
    const sent = await write({ when: 'now', title: 'Read me' })
    const unread = async () => (await app.as('tenant').requestOk(ownAnnouncements.unread)).body.unread
    const atFirst = await unread()
    const { body } = await app.as('tenant').requestOk(ownAnnouncements.read, paramsOf(sent))
    assert.deepEqual([body.read, body.title], [true, 'Read me'])
    await app.as('tenant').requestOk(ownAnnouncements.read, paramsOf(sent))
    assert.equal(await unread(), atFirst - 1)
    assert.equal((await find(sent)).reach?.read, 1)
    assert.equal((await recipients(sent, { state: 'read' }))[0]?.userId, app.people.tenant.id)
  })

  it('who moves in later sees current announcements for everyone, but not those for some', async () => {
    const [forAll, forRenters] = [
      await write({ when: 'now', title: 'For all' }),
      await write({ when: 'now', audience: { kind: 'renters' } }),
    ]
    const late = await app.addPerson('tenant')
    const visitor = app.withCookie(late.cookie)
    const titles = async () =>
      (await visitor.requestOk(ownAnnouncements.list)).body.map((announcement) => announcement.id)
    assert.deepEqual(await titles(), [], 'without a home there is nothing')
    await addHome(app.db, late)
    assert.ok((await titles()).includes(forAll.id))
    assert.ok(!(await titles()).includes(forRenters.id))
    assert.equal((await visitor.request(ownAnnouncements.read, paramsOf(forRenters))).status, 404)
    await visitor.requestOk(ownAnnouncements.read, paramsOf(forAll))
    assert.equal((await find(forAll)).reach?.read, 1)
  })

  it('who moved out sees nothing', async () => {
    const leaving = await app.addPerson('tenant')
    const { tenantId } = await addHome(app.db, leaving)
    const sent = await write({ when: 'now' })
    const visitor = app.withCookie(leaving.cookie)
    assert.ok((await visitor.requestOk(ownAnnouncements.list)).body.some((announcement) => announcement.id === sent.id))
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.tenantId, tenantId))
    assert.deepEqual((await visitor.requestOk(ownAnnouncements.list)).body, [])
    assert.equal((await visitor.request(ownAnnouncements.read, paramsOf(sent))).status, 404)
  })

  it('filters by category; pinned ones come first on every page', async () => {
    await write({ when: 'now', title: 'Pinned', pinned: true, category: 'Board Updates' })
    await write({ when: 'now', title: 'Not pinned', category: 'Events' })
    const all = await listOwn()
    const lastPinned = all.findLastIndex((announcement) => announcement.pinned)
    assert.ok(all.slice(0, lastPinned + 1).every((announcement) => announcement.pinned))
    const { body: events } = await app.as('tenant').requestOk(ownAnnouncements.list, { query: { category: 'events' } })
    assert.ok(events.length > 0 && events.every((announcement) => announcement.category === 'Events'))
    const paged: string[] = []
    for (let cursor = ''; ;) {
      const response = await app
        .as('tenant')
        .requestOk(ownAnnouncements.list, { query: { limit: '3', ...(cursor ? { cursor } : {}) } })
      paged.push(...response.body.map((announcement) => announcement.id))
      const next = /cursor=([^&>]+)/.exec(String(response.headers.link ?? ''))?.[1]
      if (!next) break
      cursor = next
    }
    assert.deepEqual(
      paged,
      all.map((announcement) => announcement.id),
    )
  })
})

describe('an emergency', () => {
  it('reaches everyone at once, also those who opted out, and is shown until it ends', async () => {
    await app.as('tenant').requestOk(ownAnnouncements.wantMail, { body: { wanted: false } })
    const sent = await write({ when: 'now', emergency: true, title: 'Gas leak', expiresAt: timeAfterSteps(2) })
    assert.equal((sent.reach?.queued ?? 0) + (sent.reach?.sent ?? 0), sent.reach?.people)
    const shown = async (role: 'tenant' | 'staff' | 'admin' | 'maintenance') =>
      (await app.as(role).requestOk(ownAnnouncements.emergencies)).body.map(({ title }) => title)
    for (const role of ['tenant', 'staff', 'admin', 'maintenance'] as const)
      assert.deepEqual(await shown(role), ['Gas leak'])
    const homeless = await app.addPerson('tenant')
    assert.deepEqual((await app.withCookie(homeless.cookie).requestOk(ownAnnouncements.emergencies)).body, [])
    assert.equal((await listOwn())[0]?.id, sent.id)
    const response = await app
      .as('staff')
      .request(announcements.change, { ...paramsOf(sent), body: { expiresAt: null } })
    assert.deepEqual([response.status, response.body.field], [400, 'expiresAt'])
    app.clock.ahead += 3 * step
    assert.deepEqual(await shown('tenant'), [])
    await app.as('tenant').requestOk(ownAnnouncements.wantMail, { body: { wanted: true } })
  })
})
