import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { resources } from '#resources/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createAnnouncementCalls, news, paramsOf } from '../../../../tests/support/calls/announcement-calls.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { announcements } from '../contract.ts'
import { announcementPeople } from './table.ts'

let app: TestApp
let other: Awaited<ReturnType<TestApp['addPerson']>>
let without: { userId: string; fullName: string }
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  other = await app.addPerson('tenant')
  await addHome(app.db, other)
  without = await addResident('Nils Nohome')
})
after(() => app.close())
const { write, find, recipients, isVisible } = createAnnouncementCalls(() => app)
const addResident = (fullName: string) =>
  createResidentCalls(() => app).add({ fullName, emailPrimary: `${newId()}@x.example` })
const toPeople = (...userIds: string[]) => ({ kind: 'people', userIds })

describe('an announcement to selected people', () => {
  it('is delivered to them, and shown and e-mailed to nobody else', async () => {
    const mine = await write({ audience: toPeople(app.people.tenant.id), byMail: true, when: 'now' })
    const theirs = await write({ audience: toPeople(other.id), byMail: true, when: 'now' })
    assert.equal(mine.reach?.people, 1)
    assert.deepEqual([await isVisible(mine), await isVisible(theirs)], [true, false])
    const names = (await recipients(theirs)).map(({ userId }) => userId)
    assert.deepEqual(names, [other.id])
    const emails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, theirs.id))
    assert.deepEqual(
      emails.map(({ recipientId }) => recipientId),
      [other.id],
    )
  })

  it('counts those who have no unit here, who get nothing', async () => {
    const audience = toPeople(app.people.tenant.id, without.userId)
    const { body } = await app.as('staff').requestOk(announcements.reach, { body: { audience } })
    assert.deepEqual([body.people, body.homes], [1, 1])
    const sent = await write({ audience, when: 'now' })
    assert.equal(sent.reach?.people, 1)
  })

  it('names them, and can be changed until it is sent', async () => {
    const draft = await write({ audience: toPeople(other.id, without.userId) })
    assert.equal(draft.people.length, 2)
    assert.match(draft.audienceName, /Nils Nohome/)
    const audience = toPeople(app.people.tenant.id)
    const { body: changed } = await app
      .as('admin')
      .requestOk(announcements.change, { ...paramsOf(draft), body: { audience } })
    assert.deepEqual(changed.audience, audience)
    await app
      .as('admin')
      .requestOk(announcements.change, { ...paramsOf(draft), body: { audience: { kind: 'owners' } } })
    const { people, audienceName } = await find(draft)
    assert.deepEqual([people, audienceName], [[], 'Owners'])
    const stored = app.db.select().from(announcementPeople).where(eq(announcementPeople.announcementId, draft.id))
    assert.deepEqual(await stored, [])
  })

  it('leaves out those whose account was deleted, and can still be changed and copied', async () => {
    const [left, stays] = [await addResident('Lena Left'), await addResident('Stan Stays')]
    const draft = await write({ audience: toPeople(left.userId, stays.userId) })
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: left.userId } })
    const { audience, people, audienceName } = await find(draft)
    assert.deepEqual([audience, people.length, audienceName], [toPeople(stays.userId), 1, 'Stan Stays'])
    await app
      .as('staff')
      .requestOk(announcements.change, { ...paramsOf(draft), body: { title: 'Hot water is back', audience } })
    assert.deepEqual((await write({ audience })).audience, audience)
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: stays.userId } })
    assert.deepEqual((await find(draft)).audience, toPeople())
    const { body: drafts } = await app.as('staff').requestOk(announcements.list, { query: { state: 'draft' } })
    assert.deepEqual(drafts.find(({ id }) => id === draft.id)?.people, [])
  })

  it('is recorded with the number of people, and not with who they are', async () => {
    const draft = await write({ audience: toPeople(other.id, without.userId) })
    await app
      .as('staff')
      .requestOk(announcements.change, { ...paramsOf(draft), body: { audience: toPeople(other.id) } })
    const { rows } = await app.db.execute<{ before: object | null; after: object }>(
      sql`select before -> 'audience' as before, after -> 'audience' as after from audit_log where record_id = ${draft.id} order by at, id`,
    )
    assert.deepEqual(rows, [
      { before: null, after: { kind: 'people', people: 2 } },
      { before: { kind: 'people', people: 2 }, after: { kind: 'people', people: 1 } },
    ])
  })

  it('is rejected for accounts that are no residents, and for other records', async () => {
    for (const userId of [newId(), app.people.staff.id]) {
      const body = news({ audience: toPeople(userId) })
      const reply = await app.as('staff').send({ method: 'POST', url: '/api/admin/announcements', body })
      assert.deepEqual([reply.status, reply.body.field], [400, 'audience'])
    }
    const body = { kind: 'document', title: 'Rules', audience: toPeople(other.id) }
    const { status } = await app.as('staff').send({ method: 'POST', url: resources.add.path, body })
    assert.equal(status, 400)
    await assert.rejects(
      app.pool.query(
        `insert into events (id, title, type, starts_at, audience, created_by)
         values ($1, 'Inspection', 'safety', now(), '{"kind": "people"}', $2)`,
        [newId(), app.people.staff.id],
      ),
      /events_audience_check/,
    )
  })
})
