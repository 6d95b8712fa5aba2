import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { tellChanged } from '#platform/server/live.ts'
import { tower } from '#tower/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { keepVisitors } from './kept-visitors.ts'
import { sessions, users } from './table.ts'

describe('what is kept of sessions', () => {
  const [start, aMoment] = [new Date('2026-11-22T08:00:00Z'), 4_999]
  const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
  function counted(answer: (token: string) => string | null = (token) => token.toUpperCase()) {
    const asked: string[] = []
    const kept = keepVisitors(async (token) => {
      asked.push(token)
      return answer(token)
    })
    return { kept, asked }
  }

  it('is asked for once in five seconds, for each session', async () => {
    const { kept, asked } = counted()
    assert.equal(await kept.find('a', start), 'A')
    assert.equal(await kept.find('a', later(aMoment)), 'A')
    assert.equal(await kept.find('b', later(aMoment)), 'B')
    assert.deepEqual(asked, ['a', 'b'])
    await kept.find('a', later(5_000))
    await kept.find('b', start)
    assert.deepEqual(asked, ['a', 'b', 'a', 'b'], 'too old; and the clock was put back')
  })

  it('is forgotten alone or as a whole, also while it is still asked for', async () => {
    const { kept, asked } = counted()
    await Promise.all([kept.find('a', start), kept.find('b', start)])
    kept.forget('a')
    await Promise.all([kept.find('a', start), kept.find('b', start)])
    assert.deepEqual(asked, ['a', 'b', 'a'])
    const early = kept.find('c', start)
    kept.forgetAll()
    await early
    await kept.find('c', start)
    assert.deepEqual(asked, ['a', 'b', 'a', 'c', 'c'])
  })

  it('is not kept of whom the door does not know, nor of a question that failed', async () => {
    let answer: () => string | null = () => null
    const { kept, asked } = counted(() => answer())
    assert.equal(await kept.find('a', start), null)
    answer = () => {
      throw new Error('no database')
    }
    await assert.rejects(kept.find('a', start))
    answer = () => 'A'
    assert.equal(await kept.find('a', start), 'A')
    assert.equal(asked.length, 3)
  })
})

describe('the list of all units, which is kept with those who may read it', () => {
  let house: TestHouse
  before(async () => {
    house = await openTestHouse()
  })
  after(() => house.close())

  const reads = async ({ cookie }: { cookie: string }) =>
    (await house.withCookie(cookie).knocks({ method: 'GET', url: tower.units.path })).status

  it('is refused at once to whom an administrator deleted, and to whom signed out', async () => {
    const person = await house.addPerson('staff')
    assert.equal(await reads(person), 200)
    await house.as('admin').sends(accounts.removeUser, { params: { id: person.id } })
    assert.equal(await reads(person), 401)
    const leaving = await house.addPerson('staff')
    assert.equal(await reads(leaving), 200)
    await house.withCookie(leaving.cookie).sends(accounts.signOut)
    assert.equal(await reads(leaving), 401)
  })

  it('is refused as soon as another process is heard to have taken the role away', async () => {
    const person = await house.addPerson('staff')
    assert.equal(await reads(person), 200)
    await house.db.transaction(async (tx) => {
      await tx.update(users).set({ role: 'maintenance' }).where(eq(users.id, person.id))
      await tellChanged(tx, { topic: 'accounts' })
    })
    for (let tries = 0; (await reads(person)) !== 403; tries += 1) {
      assert.ok(tries < 100, 'it was never heard')
      await wait(20)
    }
  })

  it('is refused five seconds later also where nothing was heard', async () => {
    const person = await house.addPerson('staff')
    assert.equal(await reads(person), 200)
    await house.db.delete(sessions).where(eq(sessions.userId, person.id))
    house.clock.ahead += 5_000
    assert.equal(await reads(person), 401)
    house.clock.ahead -= 5_000
  })

  it('still keeps the session of who reads it from going idle', async () => {
    const person = await house.addPerson('staff')
    assert.equal(await reads(person), 200)
    const lastActive = async () =>
      (await house.db.select().from(sessions).where(eq(sessions.userId, person.id)))[0]?.lastActiveAt.getTime() ?? 0
    const from = await lastActive()
    house.clock.ahead += 120_000
    assert.equal(await reads(person), 200)
    assert.equal(await reads(person), 200)
    house.clock.ahead -= 120_000
    assert.ok((await lastActive()) - from > 60_000)
  })
})
