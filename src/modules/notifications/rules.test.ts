import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { instantAt } from '#platform/time/wall-clock.ts'
import {
  cellOf,
  defaultSettings,
  dueOf,
  effectiveChoice,
  endOfQuiet,
  nextDigest,
  nextTry,
  retryPauses,
} from './rules.ts'

const zone = 'America/Toronto'
const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute, zone)
const wednesday = '2031-03-05'

describe('quiet hours', () => {
  const end = (now: Date, settings = defaultSettings) => endOfQuiet(settings, now, zone).getTime()
  it('last over midnight, until the morning after', () => {
    assert.equal(end(at(wednesday, 23)), at('2031-03-06', 7).getTime())
    assert.equal(end(at(wednesday, 2, 10)), at(wednesday, 7).getTime())
    assert.equal(end(at(wednesday, 22)), at('2031-03-06', 7).getTime())
  })
  it('hold back nothing outside them, at their end, or when they are off', () => {
    for (const now of [at(wednesday, 7), at(wednesday, 12), at(wednesday, 21, 59)])
      assert.equal(end(now), now.getTime())
    const night = at(wednesday, 23)
    assert.equal(end(night, { ...defaultSettings, quiet: false }), night.getTime())
    assert.equal(end(night, { ...defaultSettings, quietFrom: 60, quietUntil: 60 }), night.getTime())
  })
  it('may lie within one day', () => {
    const nap = { ...defaultSettings, quietFrom: 13 * 60, quietUntil: 15 * 60 }
    assert.equal(end(at(wednesday, 14), nap), at(wednesday, 15).getTime())
    assert.equal(end(at(wednesday, 23), nap), at(wednesday, 23).getTime())
  })
  it('end at the hour of the clock on the wall when clocks change', () =>
    assert.equal(end(at('2031-03-08', 23)), at('2031-03-09', 7).getTime()))
})

describe('the daily e-mail', () => {
  const next = (now: Date, days: 'weekdays' | 'every_day' = 'weekdays') =>
    nextDigest({ ...defaultSettings, digestDays: days }, now, zone).getTime()
  it('goes out at its time, today or on the next day', () => {
    assert.equal(next(at(wednesday, 7)), at(wednesday, 8).getTime())
    assert.equal(next(at(wednesday, 8)), at('2031-03-06', 8).getTime())
  })
  it('leaves out the weekend where it is for weekdays', () => {
    assert.equal(next(at('2031-03-07', 9)), at('2031-03-10', 8).getTime())
    assert.equal(next(at('2031-03-07', 9), 'every_day'), at('2031-03-08', 8).getTime())
  })
})

describe('what a channel does', () => {
  const night = at(wednesday, 2, 10)
  it('follows the choice, and the table without one', () => {
    assert.equal(effectiveChoice('request_assigned', 'email', 'staff', {}), 'at_once')
    assert.equal(effectiveChoice('request_assigned', 'email', 'staff', { email: 'off' }), 'off')
    assert.equal(cellOf('request_assigned', 'bell', 'tenant'), 'never')
    assert.equal(effectiveChoice('request_assigned', 'bell', 'tenant', { bell: 'on' }), 'off')
  })
  it('is not stopped by a choice or by quiet hours in an emergency', () => {
    for (const channel of ['bell', 'email', 'push', 'sms'] as const)
      assert.deepEqual(
        dueOf({ kind: 'emergency', channel, role: 'tenant' }, { [channel]: 'off' }, defaultSettings, night, zone),
        { at: night, daily: false },
      )
  })
  it('waits at night where it would wake a person, and not where it would not', () => {
    const due = (channel: 'bell' | 'email' | 'push') =>
      dueOf({ kind: 'request_assigned', channel, role: 'staff' }, {}, defaultSettings, night, zone)?.at.getTime()
    assert.equal(due('push'), at(wednesday, 7).getTime())
    assert.equal(due('email'), night.getTime())
    assert.equal(due('bell'), night.getTime())
  })
})

describe('a channel that does not answer', () => {
  it('is tried again with longer pauses, and given up within a day', () => {
    const times = retryPauses.map((_, failed) => nextTry(failed + 1, new Date(0))?.getTime() ?? Number.NaN)
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
    assert.equal(nextTry(retryPauses.length + 1, new Date(0)), null)
    assert.ok(retryPauses.reduce<number>((sum, pause) => sum + pause, 0) <= 24 * 60)
  })
})
