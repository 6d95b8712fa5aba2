import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addResidents } from '../../../../tests/support/people/residents.ts'
import { announcements, type OfficeAnnouncement } from '../contract.ts'
import { ownAnnouncements } from '../own-contract.ts'
import { createAnnouncementCalls, paramsOf, step } from '../../../../tests/support/calls/announcement-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  await addResidents(app.db, 36)
})
after(() => app.close())

const { timeAfterSteps, write, find, recipients, listOwn, isVisible } = createAnnouncementCalls(() => app)

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
    const { residentId } = await addHome(app.db, leaving)
    const sent = await write({ when: 'now' })
    const visitor = app.withCookie(leaving.cookie)
    assert.ok((await visitor.requestOk(ownAnnouncements.list)).body.some((announcement) => announcement.id === sent.id))
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.residentId, residentId))
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
    await app.as('tenant').requestOk(ownAnnouncements.setMailChoice, { body: { enabled: false } })
    const sent = await write({ when: 'now', emergency: true, title: 'Gas leak', expiresAt: timeAfterSteps(2) })
    assert.equal((sent.reach?.queued ?? 0) + (sent.reach?.sent ?? 0), sent.reach?.people)
    const shown = async (role: 'tenant' | 'staff' | 'admin' | 'maintenance') =>
      (await app.as(role).requestOk(ownAnnouncements.emergencies)).body.map(({ title }) => title)
    for (const role of ['tenant', 'staff', 'admin', 'maintenance'] as const)
      assert.deepEqual(await shown(role), ['Gas leak'])
    const unitless = await app.addPerson('tenant')
    assert.deepEqual((await app.withCookie(unitless.cookie).requestOk(ownAnnouncements.emergencies)).body, [])
    assert.equal((await listOwn())[0]?.id, sent.id)
    const response = await app
      .as('staff')
      .request(announcements.change, { ...paramsOf(sent), body: { expiresAt: null } })
    assert.deepEqual([response.status, response.body.field], [400, 'expiresAt'])
    app.clock.ahead += 3 * step
    assert.deepEqual(await shown('tenant'), [])
    await app.as('tenant').requestOk(ownAnnouncements.setMailChoice, { body: { enabled: true } })
  })
})
