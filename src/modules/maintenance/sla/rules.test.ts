import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { openMinutesBetween, type OfficeHours } from '#building/rules.ts'
import { instantAt, wallClock } from '#platform/time/wall-clock.ts'
import type { Category, Priority, Status } from '../requests/choices.ts'
import { attentionFirst, attentionOf, computeSla, isLate, readSla, shiftSla } from './rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const office: OfficeHours = {
  timeZone: 'America/Toronto',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  holidays: [],
}

describe('SLA', () => {
  const lines = [
    { priority: 'urgent', category: null, withinMinutes: 240, clock: 'always' },
    { priority: 'normal', category: null, withinMinutes: 120, clock: 'business' },
    { priority: 'urgent', category: 'elevator', withinMinutes: 60, clock: 'always' },
  ] as const
  const friday = new Date('2026-11-20T21:00:00Z')
  const sla = (priority: Priority, category: Category) => computeSla({ priority, category }, friday, lines, office)
  it('uses the target of the category before the general one', () => {
    assert.equal(sla('urgent', 'elevator')?.dueAt.toISOString(), '2026-11-20T22:00:00.000Z')
    assert.equal(sla('urgent', 'plumbing')?.dueAt.toISOString(), '2026-11-21T01:00:00.000Z')
  })
  it('runs in business hours where configured, and is null without a target', () => {
    assert.equal(sla('normal', 'general')?.dueAt.toISOString(), '2026-11-23T15:00:00.000Z')
    assert.equal(sla('normal', 'general')?.dueSoonAt.toISOString(), '2026-11-23T14:30:00.000Z')
    assert.equal(sla('low', 'general'), null)
  })
})

const zones = ['America/Toronto', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']
const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Arbitrary office hours, including nights and daylight saving changes. */
const offices: fc.Arbitrary<OfficeHours> = fc.record({
  timeZone: fc.constantFrom(...zones),
  hours: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), minuteOfDay, minuteOfDay), {
      selector: ([weekday]) => weekday,
      minLength: 1,
      maxLength: 7,
    })
    .map((days) =>
      days.map(([weekday, earlier, other]) => ({
        weekday,
        opens: clockTime(Math.min(earlier, other)),
        closes: earlier === other ? '24:00' : clockTime(Math.max(earlier, other)),
      })),
    ),
  holidays: fc.array(
    fc.integer({ min: 1, max: 28 }).map((n) => ({ day: `2026-03-${String(n).padStart(2, '0')}` })),
    {
      maxLength: 4,
    },
  ),
})
/** Minutes of 2026, which include both daylight saving changes. */
const moments = fc.integer({ min: 0, max: 364 * 1440 }).map((n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000))
const clocks = fc.constantFrom('always' as const, 'business' as const)
const spans = fc.integer({ min: 1, max: 6000 })

describe('for any hours, time zone and day', () => {
  const lineOf = (withinMinutes: number, clock: 'always' | 'business') => [
    { priority: 'normal' as const, category: null, withinMinutes, clock },
  ]
  const about = { priority: 'normal', category: 'general' } as const
  const elapsed = (clock: 'always' | 'business', from: Date, to: Date, hours: OfficeHours) =>
    clock === 'always' ? (to.getTime() - from.getTime()) / 60_000 : openMinutesBetween(from, to, hours)

  it("exactly the target's minutes of its clock pass until the due time", () => {
    fc.assert(
      fc.property(offices, moments, spans, clocks, (hours, from, within, clock) => {
        const sla = computeSla(about, from, lineOf(within, clock), hours)
        assert.ok(sla)
        assert.ok(Math.abs(elapsed(clock, from, sla.dueAt, hours) - within) < 1e-6)
        assert.ok(sla.dueSoonAt > from && sla.dueSoonAt < sla.dueAt)
      }),
      { numRuns: 500 },
    )
  })

  it('a due time in business hours falls into them', () => {
    fc.assert(
      fc.property(offices, moments, spans, (hours, from, within) => {
        const sla = computeSla(about, from, lineOf(within, 'business'), hours)
        assert.ok(sla)
        const { day: on } = wallClock(new Date(sla.dueAt.getTime() - 1), hours.timeZone)
        assert.ok(hours.holidays.every((holiday) => holiday.day !== on))
        assert.ok(openMinutesBetween(new Date(sla.dueAt.getTime() - 60_000), sla.dueAt, hours) > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('a pause leaves exactly as much time as before', () => {
    fc.assert(
      fc.property(
        offices,
        moments,
        spans,
        clocks,
        fc.nat(20_000),
        fc.nat(20_000),
        (hours, from, within, clock, after, long) => {
          const sla = computeSla(about, from, lineOf(within, clock), hours)
          assert.ok(sla)
          const paused = new Date(from.getTime() + after * 60_000)
          const resumed = new Date(paused.getTime() + long * 60_000)
          const shifted = shiftSla(sla, paused, resumed, hours)
          if (paused > sla.dueAt) assert.ok(shifted.dueAt >= sla.dueAt)
          else {
            const left = elapsed(clock, paused, sla.dueAt, hours)
            assert.ok(Math.abs(elapsed(clock, resumed, shifted.dueAt, hours) - left) < 1e-6)
          }
          const pause = { from: paused.toISOString(), to: resumed.toISOString() }
          assert.deepEqual(computeSla(about, from, lineOf(within, clock), hours, [pause]), shifted)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('a later start is never due earlier', () => {
    fc.assert(
      fc.property(offices, moments, spans, clocks, fc.nat(5000), (hours, from, within, clock, by) => {
        const lines = lineOf(within, clock)
        const earlier = computeSla(about, from, lines, hours)
        const other = computeSla(about, new Date(from.getTime() + by * 60_000), lines, hours)
        assert.ok(earlier && other && earlier.dueAt <= other.dueAt)
      }),
      { numRuns: 300 },
    )
  })
})

describe('daylight saving time', () => {
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

type RequestState = Parameters<typeof attentionOf>[0] & { createdAt: Date }
const requestWith = (over: Partial<RequestState> & { status: Status }): RequestState => ({
  dueAt: null,
  dueSoonAt: null,
  pausedAt: null,
  pausedUntil: null,
  assignedTo: 'ines',
  createdAt: day(1),
  ...over,
})

describe('attention', () => {
  const late = requestWith({ status: 'assigned', dueAt: day(2), dueSoonAt: day(1) })
  const near = requestWith({ status: 'in_progress', dueAt: day(21), dueSoonAt: day(20) })
  const unassigned = requestWith({ status: 'pending', dueAt: day(25), dueSoonAt: day(24), assignedTo: null })
  const running = requestWith({ status: 'assigned', dueAt: day(24), dueSoonAt: day(23) })
  const withoutSla = requestWith({ status: 'assigned', createdAt: day(4) })
  const waiting = requestWith({ status: 'on_hold', dueAt: day(19), dueSoonAt: day(17), pausedAt: day(18) })
  const old = requestWith({ status: 'completed', dueAt: day(1), dueSoonAt: day(1) })
  const recent = requestWith({ status: 'cancelled', createdAt: day(3) })

  it('is late, near or unassigned; a pause and the end of the work end it', () => {
    assert.deepEqual(
      [late, near, unassigned, running, withoutSla, waiting, old, recent].map((request) => attentionOf(request, now)),
      ['late', 'near', 'unassigned', null, null, null, null, null],
    )
    assert.equal(attentionOf({ ...unassigned, vendorId: 'delta' }, now), null)
    assert.equal(attentionOf({ ...waiting, pausedAt: day(20) }, now), 'late')
    assert.equal(attentionOf({ ...waiting, pausedUntil: day(19) }, now), 'near')
  })
  it('comes first, then active, on hold and finished requests', () => {
    const shown = [old, withoutSla, waiting, running, recent, unassigned, near, late].sort(attentionFirst(now))
    assert.deepEqual(shown, [late, near, unassigned, running, withoutSla, waiting, recent, old])
  })
})

describe('the SLA clock', () => {
  const from = { createdAt: '2026-11-20T13:00:00Z', dueAt: '2026-11-20T17:00:00Z' }
  it('reports the time left and the share used', () => {
    assert.deepEqual(readSla({ ...from, status: 'pending' }, now), { state: 'running', used: 0.5, minutes: 120 })
  })
  it('leaves no more than the promised time when the clock of the page is behind', () => {
    const behind = new Date('2026-11-20T12:59:31Z')
    assert.equal(readSla({ ...from, status: 'pending' }, behind)?.minutes, 240)
  })
  it('excludes pauses', () => {
    const waited = { ...from, status: 'in_progress' as const, pausedMinutes: 60 }
    assert.equal(readSla(waited, now)?.used, 1 / 3)
  })
  it('is late after the due time, and is paused on hold', () => {
    const after = new Date('2026-11-20T18:30:00Z')
    assert.deepEqual(readSla({ ...from, status: 'assigned' }, after), { state: 'late', used: 1, minutes: 90 })
    const current = { ...from, status: 'on_hold' as const, pausedAt: now }
    assert.deepEqual(readSla(current, after), { state: 'paused', used: 0.5, minutes: 210 })
    assert.equal(readSla({ ...from, status: 'on_hold' }, now)?.minutes, null)
  })
  it('stays late on hold when it was late before, as in the lists', () => {
    const after = new Date('2026-11-20T18:30:00Z')
    const broken = { ...from, status: 'on_hold' as const, pausedAt: new Date('2026-11-20T17:10:00Z') }
    assert.deepEqual(readSla(broken, after), { state: 'late', used: 1, minutes: 90 })
    assert.equal(attentionOf({ ...requestWith({ status: 'on_hold' }), ...broken, dueAt: from.dueAt }, after), 'late')
    assert.equal(readSla({ ...broken, pausedAt: from.dueAt }, after)?.state, 'paused')
  })
  it('ends with the work; cancelled requests and requests without an SLA have none', () => {
    assert.equal(readSla({ ...from, status: 'completed' }, now)?.state, 'done')
    assert.equal(readSla({ ...from, status: 'cancelled' }, now), null)
    assert.equal(readSla({ ...from, dueAt: null, status: 'pending' }, now), null)
  })
})

describe('a late request', () => {
  const at = new Date('2026-11-20T15:00:00Z')
  const [before, after] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-21T14:00:00Z')]
  const request = { status: 'pending' as const, createdAt: day(1), scheduledDate: null, dueAt: null, pausedAt: null }
  it('is open and past its appointment', () => {
    for (const status of ['assigned', 'on_hold'] as const)
      assert.equal(isLate({ ...request, status, scheduledDate: before }, at), true)
    for (const status of ['completed', 'cancelled'] as const)
      assert.equal(isLate({ ...request, status, scheduledDate: before }, at), false)
    assert.equal(isLate(request, at), false)
  })
  it('is past its promised time when it has no appointment', () => {
    assert.equal(isLate({ ...request, dueAt: before }, at), true)
    assert.equal(isLate({ ...request, scheduledDate: after, dueAt: before }, at), false)
  })
  it('was late before its pause', () => {
    const paused = { ...request, status: 'on_hold' as const, dueAt: new Date('2026-11-20T14:30:00Z') }
    assert.equal(isLate({ ...paused, pausedAt: before }, at), false)
    assert.equal(isLate({ ...paused, pausedAt: new Date('2026-11-20T14:45:00Z') }, at), true)
    assert.equal(isLate({ ...paused, pausedAt: before, scheduledDate: before }, at), true)
  })
})
