import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { openMinutesBetween } from '#building/rules.ts'
import type { OfficeHours } from '#building/rules.ts'
import { instantAt, wallClock } from '#platform/wall-clock.ts'
import type { Category, Priority, Status } from './choices.ts'
import { attentionFirst, attentionOf, promiseOf, readPromise, shiftPromise } from './promise-rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const office: OfficeHours = {
  timeZone: 'America/Toronto',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  holidays: [],
}

describe('the promise', () => {
  const lines = [
    { priority: 'urgent', category: null, withinMinutes: 240, clock: 'always' },
    { priority: 'normal', category: null, withinMinutes: 120, clock: 'business' },
    { priority: 'urgent', category: 'elevator', withinMinutes: 60, clock: 'always' },
  ] as const
  const friday = new Date('2026-11-20T21:00:00Z')
  const promised = (priority: Priority, category: Category) => promiseOf({ priority, category }, friday, lines, office)
  it('takes the line of the category before the general one', () => {
    assert.equal(promised('urgent', 'elevator')?.promisedAt.toISOString(), '2026-11-20T22:00:00.000Z')
    assert.equal(promised('urgent', 'plumbing')?.promisedAt.toISOString(), '2026-11-21T01:00:00.000Z')
  })
  it('runs in business hours where it says so, and is none without a line', () => {
    assert.equal(promised('normal', 'general')?.promisedAt.toISOString(), '2026-11-23T15:00:00.000Z')
    assert.equal(promised('normal', 'general')?.nearAt.toISOString(), '2026-11-23T14:30:00.000Z')
    assert.equal(promised('low', 'general'), null)
  })
})

const zones = ['America/Toronto', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']
const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Offices with any hours, the night and both changes of the clocks included. */
const offices: fc.Arbitrary<OfficeHours> = fc.record({
  timeZone: fc.constantFrom(...zones),
  hours: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), minuteOfDay, minuteOfDay), {
      selector: ([weekday]) => weekday,
      minLength: 1,
      maxLength: 7,
    })
    .map((days) =>
      days.map(([weekday, one, other]) => ({
        weekday,
        opens: clockTime(Math.min(one, other)),
        closes: one === other ? '24:00' : clockTime(Math.max(one, other)),
      })),
    ),
  holidays: fc.array(
    fc.integer({ min: 1, max: 28 }).map((n) => ({ day: `2026-03-${String(n).padStart(2, '0')}` })),
    {
      maxLength: 4,
    },
  ),
})
/** Minutes of 2026: both changes of the clocks lie in it. */
const moments = fc.integer({ min: 0, max: 364 * 1440 }).map((n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000))
const clocks = fc.constantFrom('always' as const, 'business' as const)
const spans = fc.integer({ min: 1, max: 6000 })

describe('whatever the hours, the zone and the day', () => {
  const lineOf = (withinMinutes: number, clock: 'always' | 'business') => [
    { priority: 'normal' as const, category: null, withinMinutes, clock },
  ]
  const about = { priority: 'normal', category: 'general' } as const
  const elapsed = (clock: 'always' | 'business', from: Date, to: Date, hours: OfficeHours) =>
    clock === 'always' ? (to.getTime() - from.getTime()) / 60_000 : openMinutesBetween(from, to, hours)

  it('exactly the promised minutes of its clock pass until the promise', () => {
    fc.assert(
      fc.property(offices, moments, spans, clocks, (hours, from, within, clock) => {
        const promised = promiseOf(about, from, lineOf(within, clock), hours)
        assert.ok(promised)
        assert.ok(Math.abs(elapsed(clock, from, promised.promisedAt, hours) - within) < 1e-6)
        assert.ok(promised.nearAt > from && promised.nearAt < promised.promisedAt)
      }),
      { numRuns: 500 },
    )
  })

  it('a promise in business hours falls into them', () => {
    fc.assert(
      fc.property(offices, moments, spans, (hours, from, within) => {
        const promised = promiseOf(about, from, lineOf(within, 'business'), hours)
        assert.ok(promised)
        const { day: on } = wallClock(new Date(promised.promisedAt.getTime() - 1), hours.timeZone)
        assert.ok(hours.holidays.every((holiday) => holiday.day !== on))
        assert.ok(openMinutesBetween(new Date(promised.promisedAt.getTime() - 60_000), promised.promisedAt, hours) > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('a pause leaves exactly as much time as there was', () => {
    fc.assert(
      fc.property(
        offices,
        moments,
        spans,
        clocks,
        fc.nat(20_000),
        fc.nat(20_000),
        (hours, from, within, clock, after, long) => {
          const promised = promiseOf(about, from, lineOf(within, clock), hours)
          assert.ok(promised)
          const paused = new Date(from.getTime() + after * 60_000)
          const resumed = new Date(paused.getTime() + long * 60_000)
          const shifted = shiftPromise(promised, paused, resumed, hours)
          if (paused > promised.promisedAt) assert.ok(shifted.promisedAt >= promised.promisedAt)
          else {
            const left = elapsed(clock, paused, promised.promisedAt, hours)
            assert.ok(Math.abs(elapsed(clock, resumed, shifted.promisedAt, hours) - left) < 1e-6)
          }
          const pause = { from: paused.toISOString(), to: resumed.toISOString() }
          assert.deepEqual(promiseOf(about, from, lineOf(within, clock), hours, [pause]), shifted)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('one that starts later is not promised earlier', () => {
    fc.assert(
      fc.property(offices, moments, spans, clocks, fc.nat(5000), (hours, from, within, clock, by) => {
        const lines = lineOf(within, clock)
        const one = promiseOf(about, from, lines, hours)
        const other = promiseOf(about, new Date(from.getTime() + by * 60_000), lines, hours)
        assert.ok(one && other && one.promisedAt <= other.promisedAt)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the change of the clocks', () => {
  const everyHour: OfficeHours = {
    timeZone: 'America/Toronto',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
    holidays: [],
  }
  const at = (on: string, hour: number) => instantAt(on, hour * 60, 'America/Toronto')
  it('makes the day an hour shorter in spring and longer in autumn', () => {
    assert.equal(openMinutesBetween(at('2026-03-08', 0), at('2026-03-09', 0), everyHour), 23 * 60)
    assert.equal(openMinutesBetween(at('2026-11-01', 0), at('2026-11-02', 0), everyHour), 25 * 60)
  })
})

type Given = Parameters<typeof attentionOf>[0] & { createdAt: Date }
const given = (over: Partial<Given> & { status: Status }): Given => ({
  promisedAt: null,
  nearAt: null,
  pausedAt: null,
  pausedUntil: null,
  assignedTo: 'ines',
  createdAt: day(1),
  ...over,
})

describe('what presses', () => {
  const late = given({ status: 'assigned', promisedAt: day(2), nearAt: day(1) })
  const near = given({ status: 'in_progress', promisedAt: day(21), nearAt: day(20) })
  const nobodys = given({ status: 'pending', promisedAt: day(25), nearAt: day(24), assignedTo: null })
  const running = given({ status: 'assigned', promisedAt: day(24), nearAt: day(23) })
  const unpromised = given({ status: 'assigned', createdAt: day(4) })
  const waiting = given({ status: 'on_hold', promisedAt: day(19), nearAt: day(17), pausedAt: day(18) })
  const old = given({ status: 'completed', promisedAt: day(1), nearAt: day(1) })
  const recent = given({ status: 'cancelled', createdAt: day(3) })

  it('is late, near or nobody’s; a pause and the end of the work end it', () => {
    assert.deepEqual(
      [late, near, nobodys, running, unpromised, waiting, old, recent].map((one) => attentionOf(one, now)),
      ['late', 'near', 'unassigned', null, null, null, null, null],
    )
    assert.equal(attentionOf({ ...nobodys, vendorId: 'delta' }, now), null)
    assert.equal(attentionOf({ ...waiting, pausedAt: day(20) }, now), 'late')
    assert.equal(attentionOf({ ...waiting, pausedUntil: day(19) }, now), 'near')
  })
  it('stands on top, then what is worked on, what waits, what is finished', () => {
    const shown = [old, unpromised, waiting, running, recent, nobodys, near, late].sort(attentionFirst(now))
    assert.deepEqual(shown, [late, near, nobodys, running, unpromised, waiting, recent, old])
  })
})

describe('the promise clock', () => {
  const from = { createdAt: '2026-11-20T13:00:00Z', promisedAt: '2026-11-20T17:00:00Z' }
  it('tells how much is left and how much is used', () => {
    assert.deepEqual(readPromise({ ...from, status: 'pending' }, now), { state: 'running', used: 0.5, minutes: 120 })
  })
  it('does not count the time a request waited', () => {
    const waited = { ...from, status: 'in_progress' as const, pausedMinutes: 60 }
    assert.equal(readPromise(waited, now)?.used, 1 / 3)
  })
  it('is late after it, and stands still on hold', () => {
    const after = new Date('2026-11-20T18:30:00Z')
    assert.deepEqual(readPromise({ ...from, status: 'assigned' }, after), { state: 'late', used: 1, minutes: 90 })
    const held = { ...from, status: 'on_hold' as const, pausedAt: now }
    assert.deepEqual(readPromise(held, after), { state: 'paused', used: 0.5, minutes: 210 })
    assert.equal(readPromise({ ...from, status: 'on_hold' }, now)?.minutes, null)
  })
  it('stays late on hold when it was late before, as the order of the lists has it', () => {
    const after = new Date('2026-11-20T18:30:00Z')
    const broken = { ...from, status: 'on_hold' as const, pausedAt: new Date('2026-11-20T17:10:00Z') }
    assert.deepEqual(readPromise(broken, after), { state: 'late', used: 1, minutes: 90 })
    assert.equal(
      attentionOf({ ...given({ status: 'on_hold' }), ...broken, promisedAt: from.promisedAt }, after),
      'late',
    )
    assert.equal(readPromise({ ...broken, pausedAt: from.promisedAt }, after)?.state, 'paused')
  })
  it('ends with the work; nothing is promised for what is cancelled or has no promise', () => {
    assert.equal(readPromise({ ...from, status: 'completed' }, now)?.state, 'done')
    assert.equal(readPromise({ ...from, status: 'cancelled' }, now), null)
    assert.equal(readPromise({ ...from, promisedAt: null, status: 'pending' }, now), null)
  })
})
