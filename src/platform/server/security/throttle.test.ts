import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { minutes } from '../../time/dates.ts'
import { HttpError } from '../../http-error.ts'
import { clearCounter, refundAttempt, prefixOf, throttle } from './throttle.ts'

describe('the address prefix that one household shares', () => {
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
  const tooManyRequests = (seconds: string) => (error: unknown) =>
    error instanceof HttpError && error.status === 429 && error.headers?.['Retry-After'] === seconds

  it('allows its limit, then says when to retry', async () => {
    for (let n = 0; n < 3; n += 1) await throttle(database.db, counter('a'), 'Slowly', later(n * 1000))
    await assert.rejects(throttle(database.db, counter('a'), 'Slowly', later(60_000)), tooManyRequests('540'))
    await throttle(database.db, counter('b'), 'Slowly', later(60_000))
  })

  it('restarts when its window is over', async () => {
    await throttle(database.db, counter('a'), 'Slowly', later(minutes(10)))
  })

  it('expires on time after the clock was set back', async () => {
    for (let n = 0; n < 3; n += 1) await throttle(database.db, counter('back'), 'Slowly', later(minutes(60 * 24)))
    await assert.rejects(throttle(database.db, counter('back'), 'Slowly', now), tooManyRequests('600'))
    await assert.rejects(throttle(database.db, counter('back'), 'Slowly', later(minutes(9))), tooManyRequests('60'))
    await throttle(database.db, counter('back'), 'Slowly', later(minutes(10)))
  })

  it('counts simultaneous attempts', async () => {
    const request = Array.from({ length: 12 }, () => throttle(database.db, counter('c'), 'Slowly', now))
    const outcomes = await Promise.allSettled(request)
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  })

  it('gives back a successful attempt, and can be reset', async () => {
    for (let n = 0; n < 5; n += 1) {
      await throttle(database.db, counter('d'), 'Slowly', now)
      await refundAttempt(database.db, counter('d'))
    }
    for (let n = 0; n < 3; n += 1) await throttle(database.db, counter('d'), 'Slowly', now)
    await assert.rejects(throttle(database.db, counter('d'), 'Slowly', now), tooManyRequests('600'))
    await clearCounter(database.db, { kind: 'test', subject: 'd' })
    await throttle(database.db, counter('d'), 'Slowly', now)
  })
})
