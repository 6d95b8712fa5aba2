import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { announcements } from '#announcements/server/table.ts'
import { businessHours } from '#building/server/table.ts'
import { contact } from '#contact/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { dayOf } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/server/table.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { aRequest } from '#demo/examples.ts'
import { overview } from '../contract.ts'
import { weeksShown } from '../rules.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const zone = 'America/Toronto'
const today = () => dayOf(new Date(), zone)
const from = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const read = async (role: 'admin' | 'staff' = 'admin') => (await app.as(role).requestOk(overview.read)).body
const file = async (more: Partial<Parameters<typeof aRequest>[0]>) => {
  const row = aRequest({ reportedBy: app.people.staff.id, ...more })
  await app.db.insert(requests).values(row)
  return row
}
const dueIn = (hours: number) => ({
  dueAt: from(hours),
  dueSoonAt: from(hours - 1),
  slaClock: 'always' as const,
})

describe('the overview of the building', () => {
  it('is all zeros for an empty building, and includes every week', async () => {
    const empty = await read()
    assert.deepEqual(empty.units, { total: 0, occupied: 0, vacant: 0 })
    assert.deepEqual(empty.requests, { total: 0, urgent: 0, standard: 0 })
    assert.deepEqual(empty.needs, {
      counts: { late: 0, unassigned: 0, message: 0, lease: 0, mail: 0, paper: 0, conflict: 0, key: 0 },
      rows: [],
    })
    assert.equal(empty.weeks.length, weeksShown)
    assert.ok(empty.weeks.every(({ opened, finished }) => opened + finished === 0))
    assert.deepEqual(empty.categories, [])
  })

  it('counts units, residents and announcements as their sections do', async () => {
    const home = await addHome(app.db, app.people.tenant)
    await addUnit(app.db)
    const guest = await app.addPerson('tenant', { status: 'Invited' })
    const deletedResident = await app.addPerson('tenant', { status: 'Suspended', deletedAt: new Date() })
    for (const { id } of [guest, deletedResident])
      await app.db.insert(residents).values({ id: newId(), userId: id, fullName: 'Person' })
    const news = (title: string, publishedAt: Date | null, more = {}) => ({
      id: newId(),
      title,
      body: 'x',
      category: 'Events' as const,
      publishedAt,
      createdBy: app.people.staff.id,
      ...more,
    })
    await app.db
      .insert(announcements)
      .values([
        news('out', from(-1)),
        news('over', from(-9), { expiresAt: from(-1) }),
        news('planned', from(9)),
        news('draft', null),
        news('away', from(-1), { archivedAt: from(-1) }),
      ])
    const { units, tenants: people, announcements: found } = await read('staff')
    assert.deepEqual(units, { total: 2, occupied: 1, vacant: 1 })
    const none = { total: 0, active: 0, invited: 0, notInvited: 0, noEmail: 0, suspended: 0, former: 0 }
    assert.deepEqual(people, { ...none, total: 2, active: 1, invited: 1 })
    assert.deepEqual(found, { total: 2, published: 1, scheduled: 1 })
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, home.assignmentId))
    assert.deepEqual((await read()).units, { total: 2, occupied: 0, vacant: 2 })
    assert.deepEqual((await read()).tenants, { ...none, total: 2, invited: 1, former: 1 })
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, guest.id))
    assert.equal((await read()).tenants.suspended, 1)
  })

  it('counts requests: active ones by priority, overdue ones, and unassigned ones', async () => {
    const late = await file({ title: 'Late', status: 'assigned', assignedTo: app.people.staff.id, ...dueIn(-2) })
    const alone = await file({ title: 'Alone', priority: 'urgent', placeName: 'Lobby', ...dueIn(20) })
    await file({ title: 'On hold', status: 'on_hold', pausedAt: from(-30), ...dueIn(-2) })
    await file({ title: 'Worked on', status: 'in_progress', assignedTo: app.people.staff.id, ...dueIn(90) })
    await file({ title: 'Given up', status: 'cancelled', ...dueIn(-5) })
    const { requests: counted, needs } = await read()
    assert.deepEqual(counted, { total: 3, urgent: 1, standard: 2 })
    assert.deepEqual([needs.counts.late, needs.counts.unassigned], [1, 1])
    const [first, second] = needs.rows
    assert.ok(first?.kind === 'unassigned' && second?.kind === 'late')
    assert.deepEqual([first.id, first.place, first.isAssigned], [alone.id, 'Lobby', false])
    assert.deepEqual([second.id, second.isAssigned, second.dueAt], [late.id, true, late.dueAt?.toISOString()])
  })

  it('counts requests due before the office closes, or before midnight', async () => {
    const before = await read()
    await file({ title: 'Soon', status: 'in_progress', ...dueIn(1 / 60) })
    const { dueToday } = await read()
    assert.equal(dueToday.count, before.dueToday.count + 1)
    assert.equal(dayOf(new Date(Date.parse(dueToday.until) - 1), zone), today())
  })

  it('lists unanswered messages, due at the end of a working day', async () => {
    const body = {
      name: 'Hugo',
      email: 'hugo@visitor.example',
      phone: '555-010-0101',
      reason: 'other' as const,
      subject: 'Hello',
      message: 'Is someone there?',
    }
    await app.db
      .insert(businessHours)
      .values([1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })))
    const { id } = (await app.asAnonymous().requestOk(contact.send, { body })).body
    const { needs } = await read()
    const found = needs.rows.find((need) => need.kind === 'message')
    assert.equal(found?.id, id)
    const waits = Date.parse(found.replyBy) - Date.parse(found.createdAt)
    // 8 hours when it arrives just before a working day opens, 97 when it arrives on a Friday morning.
    assert.ok(waits >= 8 * 3_600_000 && waits <= 97 * 3_600_000, found.replyBy)
    await app.as('admin').requestOk(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' } })
    assert.equal((await read()).needs.counts.message, 0)
  })

  it('lists leases of current residents that end within 60 days or have ended', async () => {
    const ends = async (day: string, livesHere = true) => {
      const person = await app.addPerson('tenant')
      const { residentId, assignmentId } = await addHome(app.db, person)
      await app.db.update(residents).set({ endDateOccupancy: day }).where(eq(residents.id, residentId))
      if (!livesHere)
        await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, assignmentId))
      return residentId
    }
    const over = await ends(addDays(today(), -3))
    await ends(addDays(today(), -3), false)
    const soon = await ends(addDays(today(), 12))
    await ends(addDays(today(), 61))
    const { needs } = await read()
    assert.equal(needs.counts.lease, 2)
    const leases = needs.rows.filter((need) => need.kind === 'lease')
    assert.deepEqual(
      leases.map(({ id, endsOn }) => [id, endsOn]),
      [
        [over, addDays(today(), -3)],
        [soon, addDays(today(), 12)],
      ],
    )
  })

  it('shows unsent e-mails to administrators only', async () => {
    const anEmail = (toAddress: string, status: 'failed' | 'queued', updatedAt: Date) => ({
      id: newId(),
      toAddress,
      subject: 'News',
      textBody: 'x',
      htmlBody: 'x',
      status,
      updatedAt,
    })
    await app.db
      .insert(mailOutbox)
      .values([
        anEmail('old@x.example', 'failed', from(-3)),
        anEmail('new@x.example', 'failed', from(-1)),
        anEmail('waits@x.example', 'queued', from(0)),
      ])
    const { needs } = await read()
    const found = needs.rows.find((need) => need.kind === 'mail')
    assert.deepEqual([needs.counts.mail, found?.count, found?.to], [2, 2, 'new@x.example'])
    const staffs = await read('staff')
    assert.equal(staffs.needs.counts.mail, 0)
    assert.ok(staffs.needs.rows.every(({ kind }) => kind !== 'mail'))
  })

  it('counts requests by calendar week, and returns the median of finished ones', async () => {
    const before = await read()
    // Sunday 23:30 in Toronto is Monday in UTC; it belongs to the week that ends.
    const monday = before.weeks.at(-2)!.from
    const lateSunday = new Date(`${monday}T04:30:00Z`)
    const done = (days: number) => ({
      status: 'completed' as const,
      category: 'elevator' as const,
      createdAt: new Date(lateSunday.getTime() - days * 86_400_000),
      completedAt: lateSunday,
    })
    for (const days of [1, 2, 9]) await file(done(days))
    const { weeks, categories } = await read()
    const finished = (list: typeof weeks, at: number) => list.at(at)!.finished
    assert.equal(finished(weeks, -3) - finished(before.weeks, -3), 3)
    assert.equal(finished(weeks, -2) - finished(before.weeks, -2), 0)
    assert.deepEqual(
      categories.find(({ category }) => category === 'elevator'),
      { category: 'elevator', finished: 3, medianDays: 2 },
    )
  })
})
