import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { addResidents } from '../../../tests/support/residents.ts'
import { announcements, type NewAnnouncement, type OfficeAnnouncement } from '../contract.ts'
import { ownAnnouncements } from '../own-contract.ts'
import { deliverDue } from './delivery.ts'

let house: TestHouse
let residents: Awaited<ReturnType<typeof addResidents>>
before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
  residents = await addResidents(house.db, 36)
})
after(() => house.close())

/** Short, so that all of them together outlive no session. */
const step = 4 * 60_000
const inSteps = (n: number) => new Date(Date.now() + house.clock.ahead + n * step).toISOString()
const news = (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) => ({
  title: 'Hot water off',
  body: '# Monday\n**Hot water** is off from 9 to 12.',
  category: 'Maintenance',
  audience: { kind: 'everyone' },
  ...over,
})
const write = async (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) =>
  (await house.as('staff').sends(announcements.write, { body: news(over) })).body
const id = ({ id: own }: OfficeAnnouncement) => ({ params: { id: own } })
const find = async (one: OfficeAnnouncement) => (await house.as('admin').sends(announcements.find, id(one))).body
const recipients = async (one: OfficeAnnouncement, query: Record<string, string> = {}) =>
  (await house.as('admin').sends(announcements.recipients, { ...id(one), query })).body
const own = async () => (await house.as('tenant').sends(ownAnnouncements.list)).body
const seen = async (one: OfficeAnnouncement) => (await own()).some((a) => a.id === one.id)
const post = () => ({ mail: house.mail, origin: house.origin() })
const nowOfHouse = () => house.now()

describe('writing', () => {
  it('keeps a draft that nobody else sees', async () => {
    const draft = await write()
    assert.deepEqual([draft.state, draft.reach, draft.version], ['draft', null, 1])
    assert.equal(draft.createdBy.id, house.people.staff.id)
    assert.ok(!(await seen(draft)))
  })

  it('sends at once to everybody who lives here, with a letter to each where it says so', async () => {
    const sent = await write({ when: 'now', byMail: true })
    assert.equal(sent.state, 'published')
    assert.equal(sent.reach?.people, 37)
    assert.equal((sent.reach?.queued ?? 0) + (sent.reach?.sent ?? 0), 37)
    assert.ok(await seen(sent))
    const letters = await house.letters(37)
    assert.ok(letters.every((letter) => /^Subject: Hot water off\r?$/m.test(letter)))
    assert.ok(letters.every((letter) => /^List-Unsubscribe:\s+<http/m.test(letter)))
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
    it(`reaches ${people} as ${kind}, as the preview says`, async () => {
      const audience = { kind, ...more() }
      const { body: preview } = await house.as('staff').sends(announcements.reach, { body: { audience } })
      const sent = await write({ when: 'now', audience })
      assert.deepEqual([preview.people, sent.reach?.people], [people, people])
      assert.deepEqual(sent.audience, audience)
      assert.equal(await seen(sent), kind === 'everyone' || kind === 'renters')
    })

  it('refuses what makes no sense, naming the field', async () => {
    const cases: [Partial<Record<keyof NewAnnouncement, unknown>>, string][] = [
      [{ when: 'later' }, 'publishedAt'],
      [{ when: 'later', publishedAt: inSteps(-1) }, 'publishedAt'],
      [{ when: 'now', expiresAt: inSteps(-1) }, 'expiresAt'],
      [{ when: 'now', emergency: true }, 'expiresAt'],
      [{ emergency: true, expiresAt: inSteps(1), audience: { kind: 'owners' } }, 'audience'],
      [{ audience: { kind: 'units', unitIds: [crypto.randomUUID()] } }, 'audience'],
      [{ fileIds: [crypto.randomUUID()] }, 'fileIds'],
      [{ title: ' ' }, 'title'],
      [{ body: '\u200b' }, 'body'],
    ]
    for (const [over, field] of cases) {
      const heard = await house.as('staff').tries(announcements.write, { body: news(over) })
      assert.deepEqual([heard.status, heard.body.field], [400, field], JSON.stringify(over))
    }
  })

  it('answers a create that is sent twice once', async () => {
    const sent = { body: news({ when: 'now', title: 'Once' }), headers: { 'idempotency-key': crypto.randomUUID() } }
    const [one, two] = [
      await house.as('staff').sends(announcements.write, sent),
      await house.as('staff').sends(announcements.write, sent),
    ]
    assert.equal(one.body.id, two.body.id)
    const { body } = await house.as('staff').sends(announcements.list, { query: { search: 'once' } })
    assert.equal(body.length, 1)
  })
})

describe('a plan', () => {
  it('waits for its time, then goes out once, to who lives here then', async () => {
    const planned = await write({
      title: 'Planned',
      when: 'later',
      publishedAt: inSteps(2),
      audience: { kind: 'units', unitIds: [residents.homes[5]?.id] },
    })
    assert.deepEqual([planned.state, planned.reach], ['scheduled', null])
    await deliverDue(house.db, post(), nowOfHouse())
    assert.equal((await find(planned)).deliveredAt, null)

    // One moves out, another moves in, before the time has come.
    const leaves = residents.people.find(({ home }) => home.id === residents.homes[5]?.id)
    await house.db
      .update(assignments)
      .set({ endedAt: new Date() })
      .where(eq(assignments.tenantId, leaves?.tenantId ?? ''))
    house.clock.ahead += 3 * step
    await Promise.all([deliverDue(house.db, post(), nowOfHouse()), deliverDue(house.db, post(), nowOfHouse())])
    const went = await find(planned)
    assert.deepEqual([went.state, went.reach?.people], ['published', 2])
    assert.ok(!(await recipients(planned)).some(({ userId }) => userId === leaves?.id))
  })

  it('is moved, made a draft again, and sent at once', async () => {
    const planned = await write({ when: 'later', publishedAt: inSteps(2) })
    const change = async (body: object, version: number) =>
      (
        await house
          .as('admin')
          .sends(announcements.change, { ...id(planned), body, headers: { 'if-match': `"${version}"` } })
      ).body
    const moved = await change({ publishedAt: inSteps(5), title: 'Moved' }, 1)
    assert.deepEqual([moved.state, moved.title, moved.version], ['scheduled', 'Moved', 2])
    const draft = await change({ when: 'draft' }, 2)
    assert.deepEqual([draft.state, draft.publishedAt], ['draft', null])
    const sent = await change({ when: 'now', audience: { kind: 'owners' } }, 3)
    assert.deepEqual([sent.state, sent.audienceName], ['published', 'Owners'])
    assert.ok((sent.reach?.people ?? 0) > 0)
  })

  it('that is archived is not sent', async () => {
    const planned = await write({ when: 'later', publishedAt: inSteps(1) })
    await house.as('staff').sends(announcements.archive, id(planned))
    house.clock.ahead += 2 * step
    await deliverDue(house.db, post(), nowOfHouse())
    assert.deepEqual([(await find(planned)).state, (await find(planned)).deliveredAt], ['archived', null])
  })
})

describe('what went out', () => {
  it('can be mended, but whom it reached stays', async () => {
    const sent = await write({ when: 'now' })
    const { body } = await house
      .as('staff')
      .sends(announcements.change, { ...id(sent), body: { body: 'Mended', pinned: true } })
    assert.deepEqual([body.body, body.pinned], ['Mended', true])
    assert.equal((await own()).find((a) => a.id === sent.id)?.body, 'Mended')
    const heard = await house
      .as('staff')
      .tries(announcements.change, { ...id(sent), body: { audience: { kind: 'owners' } } })
    assert.deepEqual([heard.status, heard.body.code], [409, 'already_sent'])
    const stale = await house
      .as('staff')
      .tries(announcements.change, { ...id(sent), body: { title: 'x' }, headers: { 'if-match': '"1"' } })
    assert.deepEqual([stale.status, (stale.body.present as OfficeAnnouncement).body], [412, 'Mended'])
  })

  it('ends when it expires, by hand, or put away', async () => {
    const [timed, ended, archived] = [
      await write({ when: 'now', expiresAt: inSteps(1) }),
      await write({ when: 'now' }),
      await write({ when: 'now' }),
    ]
    await house.as('staff').sends(announcements.end, id(ended))
    await house.as('staff').sends(announcements.archive, id(archived))
    assert.deepEqual([await seen(timed), await seen(ended), await seen(archived)], [true, false, false])
    assert.equal((await house.as('staff').tries(announcements.end, id(ended))).status, 409)
    house.clock.ahead += 2 * step
    assert.equal(await seen(timed), false)
  })

  it('is told person by person, found by name, unit and state, page after page', async () => {
    const sent = await write({ when: 'now', byMail: true, audience: { kind: 'floors', floors: [50] } })
    const all = await recipients(sent)
    assert.equal(all.length, sent.reach?.people)
    const names: string[] = []
    for (let cursor = ''; ;) {
      const heard = await house
        .as('staff')
        .sends(announcements.recipients, { ...id(sent), query: { limit: '10', ...(cursor ? { cursor } : {}) } })
      names.push(...heard.body.map(({ fullName }) => fullName))
      assert.equal(heard.headers['x-total-count'], String(all.length))
      const next = /cursor=([^&>]+)/.exec(String(heard.headers.link ?? ''))?.[1]
      if (!next) break
      cursor = next
    }
    assert.deepEqual(
      names,
      all.map(({ fullName }) => fullName),
    )
    const [one] = all
    assert.ok(one)
    assert.equal((await recipients(sent, { search: one.fullName })).length, 1)
    assert.ok((await recipients(sent, { search: one.units })).every(({ units }) => units === one.units))
    assert.equal((await recipients(sent, { state: 'unread' })).length, all.length)
    assert.equal((await recipients(sent, { state: 'read' })).length, 0)
  })

  it('is listed by state, category and words', async () => {
    const listed = async (query: Record<string, string>) =>
      (await house.as('staff').sends(announcements.list, { query })).body
    await write({ title: 'Été on the terrace', category: 'events' })
    assert.deepEqual(
      (await listed({ search: 'ETE terrace' })).map(({ category }) => category),
      ['Events'],
    )
    for (const state of ['draft', 'scheduled', 'published', 'expired', 'archived'] as const)
      assert.ok(
        (await listed({ state })).every((one) => one.state === state),
        state,
      )
    const heard = await house.as('staff').sends(announcements.list, { query: { limit: '2' } })
    assert.equal(heard.body.length, 2)
    assert.match(String(heard.headers.link), /rel="next"/)
  })
})

describe('a resident', () => {
  it('reads, and the author sees it', async () => {
    const sent = await write({ when: 'now', title: 'Read me' })
    const unread = async () => (await house.as('tenant').sends(ownAnnouncements.unread)).body.unread
    const atFirst = await unread()
    const { body } = await house.as('tenant').sends(ownAnnouncements.read, id(sent))
    assert.deepEqual([body.read, body.title], [true, 'Read me'])
    await house.as('tenant').sends(ownAnnouncements.read, id(sent))
    assert.equal(await unread(), atFirst - 1)
    assert.equal((await find(sent)).reach?.read, 1)
    assert.equal((await recipients(sent, { state: 'read' }))[0]?.userId, house.people.tenant.id)
  })

  it('who moves in later sees what is for all and still runs, but not what was for some', async () => {
    const [forAll, forRenters] = [
      await write({ when: 'now', title: 'For all' }),
      await write({ when: 'now', audience: { kind: 'renters' } }),
    ]
    const late = await house.addPerson('tenant')
    const visitor = house.withCookie(late.cookie)
    const titles = async () => (await visitor.sends(ownAnnouncements.list)).body.map((one) => one.id)
    assert.deepEqual(await titles(), [], 'without a home there is nothing')
    await addHome(house.db, late)
    assert.ok((await titles()).includes(forAll.id))
    assert.ok(!(await titles()).includes(forRenters.id))
    assert.equal((await visitor.tries(ownAnnouncements.read, id(forRenters))).status, 404)
    await visitor.sends(ownAnnouncements.read, id(forAll))
    assert.equal((await find(forAll)).reach?.read, 1)
  })

  it('who moves out sees nothing any more', async () => {
    const leaving = await house.addPerson('tenant')
    const { tenantId } = await addHome(house.db, leaving)
    const sent = await write({ when: 'now' })
    const visitor = house.withCookie(leaving.cookie)
    assert.ok((await visitor.sends(ownAnnouncements.list)).body.some((one) => one.id === sent.id))
    await house.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.tenantId, tenantId))
    assert.deepEqual((await visitor.sends(ownAnnouncements.list)).body, [])
    assert.equal((await visitor.tries(ownAnnouncements.read, id(sent))).status, 404)
  })

  it('filters by category; pinned ones stand first, page after page', async () => {
    await write({ when: 'now', title: 'Pinned', pinned: true, category: 'Board Updates' })
    await write({ when: 'now', title: 'Not pinned', category: 'Events' })
    const all = await own()
    const lastPinned = all.findLastIndex((one) => one.pinned)
    assert.ok(all.slice(0, lastPinned + 1).every((one) => one.pinned))
    const { body: events } = await house.as('tenant').sends(ownAnnouncements.list, { query: { category: 'events' } })
    assert.ok(events.length > 0 && events.every((one) => one.category === 'Events'))
    const paged: string[] = []
    for (let cursor = ''; ;) {
      const heard = await house
        .as('tenant')
        .sends(ownAnnouncements.list, { query: { limit: '3', ...(cursor ? { cursor } : {}) } })
      paged.push(...heard.body.map((one) => one.id))
      const next = /cursor=([^&>]+)/.exec(String(heard.headers.link ?? ''))?.[1]
      if (!next) break
      cursor = next
    }
    assert.deepEqual(
      paged,
      all.map((one) => one.id),
    )
  })
})

describe('an emergency', () => {
  it('reaches everyone at once, also who wants no news by mail, and stands on top until it ends', async () => {
    await house.as('tenant').sends(ownAnnouncements.wantMail, { body: { wanted: false } })
    const sent = await write({ when: 'now', emergency: true, title: 'Gas leak', expiresAt: inSteps(2) })
    assert.equal((sent.reach?.queued ?? 0) + (sent.reach?.sent ?? 0), sent.reach?.people)
    const shown = async (role: 'tenant' | 'staff' | 'admin' | 'maintenance') =>
      (await house.as(role).sends(ownAnnouncements.emergencies)).body.map(({ title }) => title)
    for (const role of ['tenant', 'staff', 'admin', 'maintenance'] as const)
      assert.deepEqual(await shown(role), ['Gas leak'])
    const homeless = await house.addPerson('tenant')
    assert.deepEqual((await house.withCookie(homeless.cookie).sends(ownAnnouncements.emergencies)).body, [])
    assert.equal((await own())[0]?.id, sent.id)
    const heard = await house.as('staff').tries(announcements.change, { ...id(sent), body: { expiresAt: null } })
    assert.deepEqual([heard.status, heard.body.field], [400, 'expiresAt'])
    house.clock.ahead += 3 * step
    assert.deepEqual(await shown('tenant'), [])
    await house.as('tenant').sends(ownAnnouncements.wantMail, { body: { wanted: true } })
  })
})
