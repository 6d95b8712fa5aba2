import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { instantAt, wallClock } from './wall-clock.ts'

const at = (instant: string, timeZone: string) => {
  const { day, minutes, weekday } = wallClock(new Date(instant), timeZone)
  return [day, minutes, weekday]
}

describe('local time', () => {
  it('follows the time zone, including half hours and the weekday', () => {
    assert.deepEqual(at('2026-11-22T03:30:59.999Z', 'America/Toronto'), ['2026-11-21', 22 * 60 + 30, 6])
    assert.deepEqual(at('2026-11-22T20:00:00Z', 'Asia/Kolkata'), ['2026-11-23', 90, 1])
    assert.deepEqual(at('2026-11-22T23:59:00Z', 'UTC'), ['2026-11-22', 23 * 60 + 59, 7])
  })

  it('has a day in any year a date can have', () => {
    assert.deepEqual(at('0100-06-01T12:00:00Z', 'UTC'), ['0100-06-01', 12 * 60, 2])
    assert.deepEqual(at('0026-06-01T12:00:00Z', 'UTC'), ['0026-06-01', 12 * 60, 1])
    assert.deepEqual(at('+020000-06-01T12:00:00Z', 'UTC'), ['+020000-06-01', 12 * 60, 4])
  })

  it('jumps an hour in spring and goes back one in autumn, to the minute', () => {
    assert.deepEqual(at('2026-03-08T06:59:00Z', 'America/Toronto'), ['2026-03-08', 60 + 59, 7])
    assert.deepEqual(at('2026-03-08T07:00:00Z', 'America/Toronto'), ['2026-03-08', 3 * 60, 7])
    assert.deepEqual(at('2026-11-01T05:59:00Z', 'America/Toronto'), ['2026-11-01', 60 + 59, 7])
    assert.deepEqual(at('2026-11-01T06:00:00Z', 'America/Toronto'), ['2026-11-01', 60, 7])
    // Half an hour, at half past.
    assert.deepEqual(at('2026-04-04T14:59:00Z', 'Australia/Lord_Howe'), ['2026-04-05', 60 + 59, 7])
    assert.deepEqual(at('2026-04-04T15:00:00Z', 'Australia/Lord_Howe'), ['2026-04-05', 90, 7])
  })

  it("agrees with the system's calendar for a year", () => {
    for (const timeZone of ['America/St_Johns', 'Europe/Berlin', 'Pacific/Apia']) {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 5_554_321) {
        const { day, minutes } = wallClock(new Date(time), timeZone)
        const hours = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
        assert.equal(`${day} ${hours.join(':')}`, format.format(time))
      }
    }
  })
})

describe('the instant of a local time', () => {
  it('is found on both sides of a clock change', () => {
    const opens = (day: string) => instantAt(day, 9 * 60, 'America/Toronto').toISOString()
    assert.deepEqual(['2026-03-07', '2026-03-08', '2026-11-01'].map(opens), [
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ])
  })

  it('is the hour after, for a time that is skipped in spring', () => {
    assert.equal(instantAt('2026-03-08', 150, 'America/Toronto').toISOString(), '2026-03-08T07:30:00.000Z')
  })
})
