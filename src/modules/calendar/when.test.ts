import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatConsoleHours, formatHours } from './when.ts'

const zone = 'America/Toronto'
const evening = { startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T17:30:00Z' }
const days = { ...evening, endsAt: '2026-12-02T23:00:00Z' }

describe('the hours of an event', () => {
  it('are from and to, with the last day where there are several', () => {
    assert.equal(formatHours({ ...evening, endsAt: null }, zone, 'en'), '9:00 AM')
    assert.equal(formatHours(evening, zone, 'en'), '9:00 AM to 12:30 PM')
    assert.equal(formatHours(days, zone, 'en'), '9:00 AM to Dec 2, 6:00 PM')
    assert.equal(formatHours(days, zone, 'en', '2026-11-24'), '9:00 AM to Dec 2, 6:00 PM')
    assert.equal(formatHours(days, zone, 'en', '2026-12-01'), 'Nov 24, 9:00 AM to Dec 2, 6:00 PM')
  })

  it('have the clock and the dates of the console there', () => {
    assert.equal(formatConsoleHours({ ...evening, endsAt: null }, zone), '09:00')
    assert.equal(formatConsoleHours(evening, zone), '09:00 to 12:30')
    assert.equal(formatConsoleHours(days, zone), '09:00 to 02-12-2026 18:00')
  })

  it('are formatted for French', () => {
    assert.equal(formatHours(evening, zone, 'fr'), '9 h 00 à 12 h 30')
    assert.equal(formatHours(days, zone, 'fr'), '9 h 00 au 2 déc., 18 h 00')
  })
})
