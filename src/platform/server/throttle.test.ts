import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/test-database.ts'
import { minutes } from '../dates.ts'
import { Refusal } from '../refusal.ts'
import { clearCounter, giveBack, prefixOf, throttle } from './throttle.ts'

describe('the part of an address that one household shares', () => {
  const same: [one: string, other: string][] = [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
    ['2001:0db8:0001:0002::', '2001:DB8:1:2:ffff::'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '::2'],
    ['2001:db8::', '2001:db8:0:0::9'],
  ]
  const different: [one: string, other: string][] = [
    ['192.0.2.7', '192.0.2.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1::1', '2001:db8:1:2::1'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['1:2:3:4:5:6:7:8', '1:2:3:40:5:6:7:8'],
  ]
  for (const [one, other] of same) it(`${one} and ${other} are one`, () => assert.equal(prefixOf(one), prefixOf(other)))
  for (const [one, other] of different)
    it(`${one} and ${other} are two`, () => assert.notEqual(prefixOf(one), prefixOf(other)))
})

describe('a counter', () => {
  let database: FreshDatabase
  before(async () => {
    database = await freshDatabase()
  })
  after(() => database.drop())
  const now = new Date('2026-03-01T12:00:00Z')
  const later = (ms: number) => new Date(now.getTime() + ms)
  const counter = (subject: string) => [{ kind: 'test', subject, limit: 3, window: minutes(10) }]
  const refusal = (seconds: string) => (error: unknown) =>
    error instanceof Refusal && error.status === 429 && error.headers?.['Retry-After'] === seconds

  it('lets as many through as it says, then says when to come back', async () => {
    for (let n = 0; n < 3; n += 1) await throttle(database.db, counter('a'), 'Slowly', later(n * 1000))
    await assert.rejects(throttle(database.db, counter('a'), 'Slowly', later(60_000)), refusal('540'))
    await throttle(database.db, counter('b'), 'Slowly', later(60_000))
  })

  it('begins anew when its window is over', async () => {
    await throttle(database.db, counter('a'), 'Slowly', later(minutes(10)))
  })

  it('counts everybody who comes at once', async () => {
    const tries = Array.from({ length: 12 }, () => throttle(database.db, counter('c'), 'Slowly', now))
    const outcomes = await Promise.allSettled(tries)
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  })

  it('takes back a try that was no failure, and can begin anew', async () => {
    for (let n = 0; n < 5; n += 1) {
      await throttle(database.db, counter('d'), 'Slowly', now)
      await giveBack(database.db, counter('d'))
    }
    for (let n = 0; n < 3; n += 1) await throttle(database.db, counter('d'), 'Slowly', now)
    await assert.rejects(throttle(database.db, counter('d'), 'Slowly', now), refusal('600'))
    await clearCounter(database.db, { kind: 'test', subject: 'd' })
    await throttle(database.db, counter('d'), 'Slowly', now)
  })
})
