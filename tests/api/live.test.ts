import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { contact } from '#contact/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { accessEnded } from '#platform/access-ended.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { validBody } from '../support/generated.ts'
import type { App } from '#app/server.ts'
import { closeEventStreams, openEventStream, until } from '../support/live/event-stream.ts'
import { createSecondApp } from '../support/other-apps.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addHome } from '../support/people/household.ts'
import { addHouseholdMember } from '../support/people/members.ts'

let app: TestApp
/** A second server on the same database. */
let other: App
let [at, otherAt] = ['', '']

before(async () => {
  app = await createTestApp()
  other = await createSecondApp(app)
  at = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  otherAt = await other.fastify.listen({ port: 0, host: '127.0.0.1' })
})
after(async () => {
  closeEventStreams()
  await other.close()
  await app.close()
})

const subscribe = (person: { cookie: string }, where = at, query = '') => openEventStream(where, person, query)

/** For an event that must not arrive. */
const waitLongEnough = () => wait(250)

describe('a change is sent', () => {
  it('after its commit, and not after a rollback', async () => {
    const admin = await subscribe(app.people.admin)
    await app.db.transaction(async (tx) => {
      await notifyChanged(tx, { topic: 'units' })
      await waitLongEnough()
      assert.deepEqual(admin.topics, [])
    })
    await until(() => admin.topics.length > 0, 'the change arrives')
    await app.db
      .transaction(async (tx) => {
        await notifyChanged(tx, { topic: 'payments' })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await waitLongEnough()
    // A busy machine may restore the connection to the database meanwhile, which is sent as `*`.
    const changes = admin.topics.filter((topic) => topic !== '*')
    assert.deepEqual(changes, ['units'])
  })

  it('to the office always, to residents when it concerns them, to maintenance only requests and the building', async () => {
    const [one, two] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const [admin, staff, maintenance, mine, theirs] = await Promise.all(
      [app.people.admin, app.people.staff, app.people.maintenance, one, two].map((person) => subscribe(person)),
    )
    await notifyChanged(app.db, { topic: 'maintenance', residents: [one.id] })
    await notifyChanged(app.db, { topic: 'contact' })
    await notifyChanged(app.db, { topic: 'building' })
    await notifyChanged(app.db, { topic: 'announcements', residents: 'everyone' })
    await until(
      () => theirs?.topics.length === 1 && admin?.topics.length === 4 && staff?.topics.length === 4,
      'all receive it',
    )
    await waitLongEnough()
    const all = ['maintenance', 'contact', 'building', 'announcements']
    for (const office of [admin, staff]) assert.deepEqual(office?.topics, all)
    assert.deepEqual(mine?.topics, ['maintenance', 'announcements'])
    assert.deepEqual(theirs?.topics, ['announcements'])
    assert.deepEqual(maintenance?.topics, ['maintenance', 'building'])
  })

  it('through two apps on one database', async () => {
    const [here, there] = [await subscribe(app.people.staff), await subscribe(app.people.staff, otherAt)]
    await app.asAnonymous().requestOk(contact.send, { body: validBody(contact.send) })
    await until(() => here.topics.includes('contact') && there.topics.includes('contact'), 'both receive it')
    await notifyChanged(other.db, { topic: 'units' })
    await until(
      () => here.topics.includes('units') && there.topics.includes('units'),
      'both receive it from the second app',
    )
  })

  it('for a request: when a resident reports it and when the office changes its status', async () => {
    const [resident, neighbour] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    await addHome(app.db, resident)
    await addHome(app.db, neighbour)
    const [mine, theirs, staff] = [
      await subscribe(resident),
      await subscribe(neighbour),
      await subscribe(app.people.staff),
    ]
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    const { body: request } = await app.withCookie(resident.cookie).requestOk(ownRequests.file, { body })
    // Other topics are ignored, because the office is also notified of e-mails that are sent meanwhile.
    const receivedBoth = (times: number) => () =>
      [mine, staff].every(({ topics }) => topics.filter((topic) => topic === 'maintenance').length === times)
    await until(receivedBoth(1), 'the report')
    const params = { id: request.id }
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'in_progress' } })
    await until(receivedBoth(2), 'the status change')
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'in_progress' } })
    await waitLongEnough()
    // Each with its notification, which only the resident receives.
    assert.equal(mine.topics.filter((topic) => topic === 'notifications').length, 2)
    assert.equal(mine.topics.length, 4, 'the same status is no change')
    assert.ok(!staff.topics.includes('notifications'))
    assert.deepEqual(theirs.topics, [])
  })
})

describe('a stream with replay', () => {
  it('begins with the recent changes that concern the person, each topic once', async () => {
    const person = await app.addPerson('tenant')
    await notifyChanged(app.db, { topic: 'payments', residents: [person.id] })
    await notifyChanged(app.db, { topic: 'payments', residents: [person.id] })
    await notifyChanged(app.db, { topic: 'contact' })
    await waitLongEnough()
    const [mine, office] = [
      await subscribe(person, at, '?replay=true'),
      await subscribe(app.people.admin, at, '?replay=true'),
    ]
    await until(() => mine.topics.length > 0 && office.topics.length > 1, 'the changes arrive')
    assert.equal(mine.topics.filter((topic) => topic === 'payments').length, 1)
    assert.ok(!mine.topics.includes('contact'))
    assert.ok(office.topics.includes('contact'))
  })

  it('rejects another value', async () => {
    const headers = { cookie: app.people.admin.cookie }
    const { status, body } = await app.withCookie(headers.cookie).send({ method: 'GET', url: '/api/live?replay=5' })
    assert.equal(status, 400)
    assert.partialDeepStrictEqual(body, { code: 'invalid', field: 'replay' })
  })
})

describe('a stream', () => {
  it('is an event stream that is not stored', async () => {
    const { status, headers } = await subscribe(app.people.tenant)
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/event-stream/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
  })

  it('ends when its session ends, and other streams stay open', async () => {
    const person = await app.addPerson('staff')
    const [stream, another] = [await subscribe(person), await subscribe(app.people.staff)]
    await app.withCookie(person.cookie).requestOk(accounts.signOut)
    await until(() => stream.ended, 'the stream of the ended session ends')
    assert.equal(another.ended, false)
  })

  it('ends when the session is ended from another browser', async () => {
    const person = await app.addPerson('tenant')
    const stream = await subscribe(person)
    const me = app.withCookie(person.cookie)
    const { body: list } = await me.requestOk(accounts.sessions)
    await me.requestOk(accounts.endSession, { params: { id: list[0]?.id ?? '' } })
    await until(() => stream.ended, 'the stream ends')
  })

  it('carries the changes of a resident to the members of the household, not those of others', async () => {
    const { host, member } = await addHouseholdMember(app)
    const stream = await subscribe(member)
    await notifyChanged(app.db, { topic: 'payments', residents: [app.people.tenant.id] })
    await notifyChanged(app.db, { topic: 'maintenance', residents: [host.id] })
    await until(() => stream.topics.length > 0, 'the change of the host arrives')
    assert.deepEqual(stream.topics, ['maintenance'])
  })

  it('ends when the account is suspended or gets another role', async () => {
    for (const change of [{ status: 'Suspended' as const }, { role: 'maintenance' as const }]) {
      const person = await app.addPerson('staff')
      const stream = await subscribe(person)
      await app.db.update(users).set(change).where(eq(users.id, person.id))
      await notifyChanged(app.db, { topic: 'accounts' })
      await until(() => stream.ended, JSON.stringify(change))
      // Only who cannot sign in again is notified that the access has ended.
      assert.equal(stream.topics.includes(accessEnded), 'status' in change)
    }
  })

  it('is checked together with all others in one database query', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => app.addPerson('staff')))
    const streams = await Promise.all(people.map((person) => subscribe(person)))
    // The accounts were created just now; their own announcements may still arrive.
    await waitLongEnough()
    for (const { topics } of streams) topics.length = 0
    const queries = mock.method(app.pool.reserve ?? app.pool, 'query')
    await notifyChanged(other.db, { topic: 'accounts' })
    await until(() => streams.every(({ topics }) => topics.length === 1), 'all receive it')
    await waitLongEnough()
    const aboutSessions = queries.mock.calls.filter(({ arguments: [text] }) =>
      JSON.stringify(text).includes('sessions'),
    )
    queries.mock.restore()
    // Each app checks its own streams; the second one still has some of earlier tests.
    assert.ok(aboutSessions.length >= 1 && aboutSessions.length <= 2, `${aboutSessions.length} queries`)
  })

  it('does not keep a session alive', async () => {
    const person = await app.addPerson('admin')
    const read = async () =>
      (await app.pool.query('select last_active_at from sessions where user_id = $1', [person.id])).rows[0]
    const from = await read()
    app.clock.ahead += 120_000
    await subscribe(person)
    app.clock.ahead -= 120_000
    assert.deepEqual(await read(), from)
  })
})
