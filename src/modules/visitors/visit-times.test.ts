import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OwnPass } from './own-contract.ts'
import { isSinceToday, sinceText } from './screens/desk/since-text.ts'
import { guestsOfParty, timesOfVisit } from './visit-times.ts'

const zone = 'America/Toronto'
const guests = (...names: string[]) => ({
  guests: names.map((fullName) => ({ fullName, isHere: false, hasArrived: false })),
})

describe('the guests of a party in the list of the resident', () => {
  it('are all of a short list, or the first two and how many more', () => {
    assert.equal(guestsOfParty(guests('Ada'), 'en'), '')
    assert.equal(guestsOfParty(guests('Ada', 'Ben'), 'en'), 'Ada and Ben')
    assert.equal(guestsOfParty(guests('Ada', 'Ben', 'Cleo', 'Dan', 'Eve'), 'en'), 'Ada, Ben and 3 more')
    assert.equal(guestsOfParty(guests('Ada', 'Ben', 'Cleo', 'Dan'), 'fr'), 'Ada, Ben et 2 autres')
  })
})

describe('the times of a visit', () => {
  it('name the days on which it repeats, and its last day', () => {
    const pass = {
      next: { from: '2026-11-27T20:00:00.000Z', until: '2026-11-28T03:00:00.000Z' },
      weekdays: [5],
      startsAt: '15:00',
      endsAt: '22:00',
      lastDay: '2027-02-25',
    } as OwnPass
    assert.equal(timesOfVisit(pass, zone, 'en'), 'every Fri, 3:00 PM to 10:00 PM, until Feb 25, 2027')
  })
})

describe('since when a visitor is here', () => {
  it('has the day when the check-out of an earlier day may be missing', () => {
    const now = new Date('2026-11-27T20:00:00Z')
    assert.equal(sinceText('2026-11-27T18:30:00Z', now, zone), 'since 13:30')
    assert.equal(sinceText('2026-11-25T18:30:00Z', now, zone), 'since 25-11-2026, 13:30')
    assert.equal(isSinceToday('2026-11-25T18:30:00Z', now, zone), false)
  })
})
