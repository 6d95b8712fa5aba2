import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dashboardClock, dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import { instantAt } from '#platform/time/wall-clock.ts'
import { formatRequestDay, formatRequestMoment } from './request-times.ts'

const zone = 'America/Toronto'
const formats = {
  language: 'en',
  zone,
  date: (at: string) => dashboardDate(at, zone),
  time: (at: string) => dashboardTime(at, zone),
  clock: (at: string) => dashboardClock(new Date(at), zone),
} as const
const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute, zone)
const day = (due: Date, now: Date) => formatRequestDay(due.toISOString(), now, formats)
const moment = (due: Date, now: Date) => formatRequestMoment(due.toISOString(), now, formats)

describe('due times in words', () => {
  const evening = at('2026-11-21', 22, 23)
  it('are in hours for the next 24, past midnight too', () => {
    assert.equal(day(at('2026-11-21', 23, 59), evening), null)
    assert.equal(day(at('2026-11-22', 0), evening), null)
    assert.equal(day(at('2026-11-22', 2, 23), evening), null)
    assert.equal(day(at('2026-11-22', 22, 23), evening), null)
  })
  it('are the day after that', () => {
    assert.equal(day(at('2026-11-22', 22, 24), evening), 'tomorrow')
    assert.equal(day(at('2026-11-23', 0), evening), 'Mon')
    assert.equal(day(at('2026-11-27', 9), evening), 'Fri')
    assert.equal(day(at('2026-11-28', 0), evening), '28-11-2026')
  })
  it('count real hours when daylight saving time changes', () => {
    // The first of November has 25 hours, the 14th of March 23.
    assert.equal(day(at('2026-11-01', 23, 30), at('2026-10-31', 23, 45)), 'tomorrow')
    assert.equal(day(at('2026-11-01', 23, 30), at('2026-11-01', 0)), null)
    assert.equal(day(at('2027-03-14', 22), at('2027-03-13', 21, 30)), null)
    assert.equal(day(at('2027-03-14', 22, 31), at('2027-03-13', 21, 30)), 'tomorrow')
  })
  it("name today and tomorrow by the building's midnight, with the hour", () => {
    assert.equal(moment(at('2026-11-21', 23, 59), evening), 'Today, 23:59')
    assert.equal(moment(at('2026-11-22', 0), evening), 'Tomorrow, 00:00')
    assert.equal(moment(at('2026-11-22', 2, 23), evening), 'Tomorrow, 02:23')
    assert.equal(moment(at('2026-11-22', 2, 23), at('2026-11-22', 0, 5)), 'Today, 02:23')
    assert.equal(moment(at('2026-11-23', 0), evening), '23-11-2026 00:00')
    assert.equal(moment(at('2026-11-20', 18), evening), '20-11-2026 18:00')
  })
})
