import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addHolidays, closedDaysOf, regionOfAddress } from './public-holidays.ts'

const holiday = (date: string, hours: number) => {
  const start = new Date(`${date.replace(' ', 'T')}Z`)
  return { date, start, end: new Date(start.getTime() + hours * 3_600_000) }
}

describe('closedDaysOf', () => {
  it('is the day of a holiday, or each of its days', () => {
    assert.deepEqual(closedDaysOf(holiday('2027-12-25 00:00:00', 24)), ['2027-12-25'])
    assert.deepEqual(closedDaysOf(holiday('2027-02-28 00:00:00', 48)), ['2027-02-28', '2027-03-01'])
  })
  it('is one day on which the clocks change', () => {
    assert.deepEqual(closedDaysOf(holiday('2027-03-28 00:00:00', 23)), ['2027-03-28'])
  })
  it('is no day of an afternoon', () => {
    assert.deepEqual(closedDaysOf(holiday('2027-12-24 12:00:00', 12)), [])
  })
})

describe('addHolidays', () => {
  it('sorts by day, and two on one day have both names', () => {
    const listed = [
      { day: '2027-12-26', name: 'Boxing Day' },
      { day: '2027-05-06', name: 'Ascension Day' },
      { day: '2027-05-06', name: 'Day of the city' },
    ]
    assert.deepEqual(addHolidays(listed), [
      { day: '2027-05-06', name: 'Ascension Day, Day of the city' },
      { day: '2027-12-26', name: 'Boxing Day' },
    ])
  })
})

describe('regionOfAddress', () => {
  const english = [
    { key: 'BY', name: 'Bavaria' },
    { key: 'BE', name: 'Berlin' },
  ]
  const french = [
    { key: 'BY', name: 'Bavière' },
    { key: 'BE', name: 'Berlin' },
  ]
  const regionIn = (region: string, city = '') => regionOfAddress({ region, city }, english, french)
  it('finds it by its code, and by its name in any of the languages', () => {
    assert.deepEqual(
      ['by', ' BAVARIA ', 'Baviere'].map((region) => regionIn(region)),
      ['BY', 'BY', 'BY'],
    )
  })
  it('finds that of a city with the name of a region', () => {
    assert.equal(regionIn('', 'Berlin'), 'BE')
    assert.equal(regionIn('', 'By'), '', 'a city is no code')
  })
  it('is empty where the address names none', () => {
    assert.deepEqual([regionIn('', 'Munich'), regionIn('Elsewhere'), regionIn('')], ['', '', ''])
  })
})
