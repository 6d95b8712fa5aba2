import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  clockOf,
  dayOfVisit,
  isBarredBy,
  isNameOf,
  minutesOfClock,
  namesIn,
  nextDayOf,
  problemOf,
  validateTimes,
} from './rules.ts'

const zone = 'America/Toronto'
/** A Monday in winter, five hours behind UTC. */
const monday = '2031-03-03'
const at = (clock: string, day = monday) => new Date(`${day}T${clock}:00-05:00`)
const once = { firstDay: monday, lastDay: monday, weekdays: null, startsAt: 600, endsAt: 1080 }
const fridays = { ...once, lastDay: '2031-03-31', weekdays: [5] }
const overnight = { ...once, startsAt: 1200, endsAt: 600 }

describe('days of a visit', () => {
  it('is the day itself, or the next of its weekdays', () => {
    assert.equal(nextDayOf(once, '2031-02-01'), monday)
    assert.equal(nextDayOf(once, '2031-03-04'), null)
    assert.equal(nextDayOf(fridays, monday), '2031-03-07')
    assert.equal(nextDayOf(fridays, '2031-03-29'), null)
  })

  it('is still yesterday while a visit lasts over midnight', () => {
    assert.equal(dayOfVisit(overnight, at('08:00', '2031-03-04'), '2031-03-04', zone), monday)
    assert.equal(dayOfVisit(overnight, at('10:00', '2031-03-04'), '2031-03-04', zone), null)
    assert.equal(dayOfVisit(fridays, at('19:00', '2031-03-07'), '2031-03-07', zone), '2031-03-14')
  })
})

describe('problemOf', () => {
  const problem = (times: typeof once | typeof fridays, now: Date, day = monday, isCancelled = false) =>
    problemOf({ ...times, isCancelled }, now, day, zone)

  it('admits from an hour before the time until its end', () => {
    assert.equal(problem(once, at('08:59')), 'too_early')
    assert.equal(problem(once, at('09:00')), null)
    assert.equal(problem(once, at('17:59')), null)
    assert.equal(problem(once, at('18:00')), 'ended')
  })

  it('says that the visit is cancelled, or on another day', () => {
    assert.equal(problem(once, at('12:00'), monday, true), 'cancelled')
    assert.equal(problem(fridays, at('12:00')), 'another_day')
  })

  it('admits from an hour before the time also over midnight', () => {
    const early = { ...once, firstDay: '2031-03-04', lastDay: '2031-03-04', startsAt: 15, endsAt: 120 }
    assert.equal(problem(early, at('23:14')), 'another_day')
    assert.equal(problem(early, at('23:54')), null)
  })
})

describe('validateTimes', () => {
  const validate = (times: Parameters<typeof validateTimes>[0]) => validateTimes(times, at('12:00'), monday, zone)

  it('rejects days that have passed, are too far, or do not occur', () => {
    assert.equal(validate(once), null)
    assert.equal(validate({ ...once, firstDay: '2031-03-02', lastDay: '2031-03-02' }), 'past')
    assert.equal(validate({ ...once, endsAt: 660 }), 'past')
    assert.equal(validate({ ...once, firstDay: '2033-01-01', lastDay: '2033-01-01' }), 'tooFar')
    assert.equal(validate({ ...fridays, lastDay: '2032-06-01' }), 'tooLong')
    assert.equal(validate({ ...fridays, lastDay: '2031-03-05' }), 'noDay')
  })
})

describe('names', () => {
  it('match in any order, without accents, and with further words', () => {
    assert.ok(isNameOf('José María Pérez', 'Perez Jose'))
    assert.ok(isNameOf('O’Brien, Liam', 'liam o brien'))
    assert.ok(!isNameOf('Liam Brown', 'Liam O’Brien'))
  })

  it('of one word match only as a whole', () => {
    assert.ok(isNameOf('Max', 'max'))
    assert.ok(!isNameOf('Max Weber', 'Max'))
    assert.ok(!isNameOf('', ''))
  })

  it('are read from lines and commas', () => {
    assert.deepEqual(namesIn('Ann  Lee\nBo Chan, Cy Fox;\n\n'), ['Ann Lee', 'Bo Chan', 'Cy Fox'])
  })

  it('are read without the numbers and bullets of a pasted list', () => {
    assert.deepEqual(namesIn('1. Ann Lee\n2) Bo Chan\n- Cy Fox\n•\tDi Hay\n* Ed Ivy\n12. Flo-Jo 2'), [
      'Ann Lee',
      'Bo Chan',
      'Cy Fox',
      'Di Hay',
      'Ed Ivy',
      'Flo-Jo 2',
    ])
  })
})

describe('isBarredBy', () => {
  const entry = { fullName: 'Rex Stone', unitId: null, validUntil: '2031-03-05' }

  it('is by name, until the last day, in the home or the whole building', () => {
    const visitor = { fullName: 'Rex Stone', unitId: 'a' }
    assert.ok(isBarredBy(entry, visitor, monday))
    assert.ok(!isBarredBy(entry, visitor, '2031-03-06'))
    assert.ok(isBarredBy({ ...entry, unitId: 'a' }, visitor, monday))
    assert.ok(!isBarredBy({ ...entry, unitId: 'b' }, visitor, monday))
    assert.ok(!isBarredBy(entry, { ...visitor, fullName: 'Ann Stone' }, monday))
  })
})

describe('clocks', () => {
  it('are minutes and back', () => {
    assert.equal(minutesOfClock('09:30'), 570)
    assert.equal(clockOf(570), '09:30')
  })
})
