import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { after, before, describe, it, mock } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { contact } from '#contact/contract.ts'
import { maintenance } from '#maintenance/contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { readConfig } from '#platform/server/config.ts'
import { tellChanged } from '#platform/server/live.ts'
import { openHouse, type OpenHouse } from '../src/server.ts'
import { fittingBody } from './support/generated.ts'
import { openTestHouse, type TestHouse } from './support/house.ts'
import { addHome } from './support/household.ts'

let house: TestHouse
/** A second server on the same database. */
let other: OpenHouse
let [at, otherAt] = ['', '']
const streams: IncomingMessage[] = []

before(async () => {
  house = await openTestHouse()
  other = await openHouse({
    config: readConfig({ DATA_DIR: house.config.dataDir }),
    database: { db: house.db, pool: house.pool, connection: house.connection },
    secretKey: house.secretKey,
    log: { info() {}, warn() {} },
    requestLog: 'silent',
  })
  at = await house.app.listen({ port: 0, host: '127.0.0.1' })
  otherAt = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
after(async () => {
  for (const stream of streams) stream.destroy()
  await other.close()
  await house.close()
})

/** A browser that listens; `heard` are the topics so far. */
async function listen({ cookie }: { cookie: string }, where = at) {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${where}/api/live`, { headers: { cookie } }, resolve).on('error', reject)
  })
  streams.push(stream)
  const heard: string[] = []
  const listener = { heard, ended: false, headers: stream.headers, status: stream.statusCode }
  stream.setEncoding('utf8')
  const welcome = new Promise<void>((resolve) => stream.once('data', () => resolve()))
  stream.on('data', (text: string) => {
    for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
      const told = JSON.parse(data ?? '{}') as { topic: string }
      assert.deepEqual(Object.keys(told), ['topic'], 'a change says what changed and nothing else')
      heard.push(told.topic)
    }
  })
  stream.on('end', () => (listener.ended = true))
  stream.on('error', () => (listener.ended = true))
  await welcome
  return listener
}

async function until(so: () => boolean, what: string) {
  for (let n = 0; n < 100; n += 1) {
    if (so()) return
    await wait(30)
  }
  assert.fail(`It never came to pass: ${what}`)
}
/** Long enough for what should not be heard to have been heard. */
const aMoment = () => wait(250)

describe('a change is heard', () => {
  it('after its commit, and never when there is none', async () => {
    const admin = await listen(house.people.admin)
    await house.db.transaction(async (tx) => {
      await tellChanged(tx, { topic: 'units' })
      await aMoment()
      assert.deepEqual(admin.heard, [])
    })
    await until(() => admin.heard.length > 0, 'the change is heard')
    await house.db
      .transaction(async (tx) => {
        await tellChanged(tx, { topic: 'payments' })
        throw new Error('changed my mind')
      })
      .catch(() => {})
    await aMoment()
    assert.deepEqual(admin.heard, ['units'])
  })

  it('by the office always, by a resident when it is theirs, by maintenance not', async () => {
    const [one, two] = [await house.addPerson('tenant'), await house.addPerson('tenant')]
    const [admin, staff, maintenance, mine, theirs] = await Promise.all(
      [house.people.admin, house.people.staff, house.people.maintenance, one, two].map((person) => listen(person)),
    )
    await tellChanged(house.db, { topic: 'maintenance', residents: [one.id] })
    await tellChanged(house.db, { topic: 'contact' })
    await tellChanged(house.db, { topic: 'announcements', residents: 'everyone' })
    await until(() => theirs?.heard.length === 1 && admin?.heard.length === 3 && staff?.heard.length === 3, 'all heard')
    await aMoment()
    for (const office of [admin, staff]) assert.deepEqual(office?.heard, ['maintenance', 'contact', 'announcements'])
    assert.deepEqual(mine?.heard, ['maintenance', 'announcements'])
    assert.deepEqual(theirs?.heard, ['announcements'])
    assert.deepEqual(maintenance?.heard, [])
  })

  it('through two servers on one database', async () => {
    const [here, there] = [await listen(house.people.staff), await listen(house.people.staff, otherAt)]
    await house.asNobody().sends(contact.send, { body: fittingBody(contact.send) })
    await until(() => here.heard.includes('contact') && there.heard.includes('contact'), 'both heard')
    await tellChanged(other.db, { topic: 'units' })
    await until(() => here.heard.includes('units') && there.heard.includes('units'), 'both heard the other way')
  })

  it('from a request: reported by the resident, moved by the office', async () => {
    const [resident, neighbour] = [await house.addPerson('tenant'), await house.addPerson('tenant')]
    await addHome(house.db, resident)
    await addHome(house.db, neighbour)
    const [mine, theirs, staff] = [await listen(resident), await listen(neighbour), await listen(house.people.staff)]
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    const { body: request } = await house.withCookie(resident.cookie).sends(ownRequests.file, { body })
    // The office hears of more: letters that went out meanwhile, for one.
    const heardBoth = (times: number) => () =>
      [mine, staff].every(({ heard }) => heard.filter((topic) => topic === 'maintenance').length === times)
    await until(heardBoth(1), 'the report')
    const params = { id: request.id }
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'in_progress' } })
    await until(heardBoth(2), 'the move')
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'in_progress' } })
    await aMoment()
    assert.deepEqual(mine.heard, ['maintenance', 'maintenance'], 'the same status is no change')
    assert.deepEqual(theirs.heard, [])
  })
})

describe('a stream', () => {
  it('is an event stream that nobody keeps', async () => {
    const { status, headers } = await listen(house.people.tenant)
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/event-stream/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
  })

  it('ends when its session ends, and no other', async () => {
    const leaving = await house.addPerson('staff')
    const [hers, another] = [await listen(leaving), await listen(house.people.staff)]
    await house.withCookie(leaving.cookie).sends(accounts.signOut)
    await until(() => hers.ended, 'the stream of who signed out ends')
    assert.equal(another.ended, false)
  })

  it('ends when the session is ended from another browser', async () => {
    const person = await house.addPerson('tenant')
    const stream = await listen(person)
    const me = house.withCookie(person.cookie)
    const { body: list } = await me.sends(accounts.sessions)
    await me.sends(accounts.endSession, { params: { id: list[0]?.id ?? '' } })
    await until(() => stream.ended, 'the stream ends')
  })

  it('ends when the account is suspended or given another role', async () => {
    for (const change of [{ status: 'Suspended' as const }, { role: 'maintenance' as const }]) {
      const person = await house.addPerson('staff')
      const stream = await listen(person)
      await house.db.update(users).set(change).where(eq(users.id, person.id))
      await tellChanged(house.db, { topic: 'accounts' })
      await until(() => stream.ended, JSON.stringify(change))
    }
  })

  it('is checked together with all others, in one question to the database', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => house.addPerson('staff')))
    const streams = await Promise.all(people.map((person) => listen(person)))
    const asked = mock.method(house.pool, 'query')
    await tellChanged(other.db, { topic: 'accounts' })
    await until(() => streams.every(({ heard }) => heard.length === 1), 'all heard')
    await aMoment()
    const aboutSessions = asked.mock.calls.filter(({ arguments: [said] }) =>
      JSON.stringify(said).includes('sessions s'),
    )
    asked.mock.restore()
    // Both servers look after their own streams; the other one has some of earlier tests.
    assert.ok(aboutSessions.length >= 1 && aboutSessions.length <= 2, `${aboutSessions.length} questions`)
  })

  it('does not keep a session alive', async () => {
    const person = await house.addPerson('admin')
    const read = async () =>
      (await house.pool.query('select last_active_at from sessions where user_id = $1', [person.id])).rows[0]
    const from = await read()
    house.clock.ahead += 120_000
    await listen(person)
    house.clock.ahead -= 120_000
    assert.deepEqual(await read(), from)
  })
})
