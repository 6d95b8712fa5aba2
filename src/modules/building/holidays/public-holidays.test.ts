import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  addHolidays,
  closedDaysOf,
  holidayRegionOf,
  parseHolidayRegion,
  regionOfAddress,
  withoutSharedWords,
} from './public-holidays.ts'

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
  const german = [
    { key: 'BY', names: ['Bavaria', 'Bayern'] },
    { key: 'BE', names: ['Berlin'] },
    { key: 'HH', names: ['Hansestadt Hamburg'] },
    { key: 'ST', names: ['Saxony-Anhalt', 'Sachsen-Anhalt'] },
    { key: 'SN', names: ['Saxony', 'Sachsen'] },
  ]
  const american = ['North Carolina', 'South Carolina', 'West Virginia', 'Virginia', 'New Mexico'].map((name) => ({
    key: name
      .split(' ')
      .map((word) => word.slice(0, 1))
      .join(''),
    names: [name],
  }))
  const regionIn = (region: string, city = '') => regionOfAddress({ countryCode: 'DE', region, city }, german)
  const stateOf = (region: string, city = '') => regionOfAddress({ countryCode: 'US', region, city }, american)

  it('finds it by its code, its ISO 3166-2 code, and its name in any language', () => {
    assert.deepEqual(
      ['by', 'DE-BY', ' BAVARIA ', 'Bayern', 'Saxony'].map((region) => regionIn(region)),
      ['BY', 'BY', 'BY', 'BY', 'SN'],
    )
  })
  it('finds it by the end of its name, and by a name that is longer', () => {
    assert.deepEqual(
      ['Hamburg', 'Freie und Hansestadt Hamburg', 'Land Berlin', 'Freistaat Bayern'].map((region) => regionIn(region)),
      ['HH', 'HH', 'BE', 'BY'],
    )
  })
  it('prefers the whole name, and finds none among several', () => {
    assert.deepEqual(
      ['Virginia', 'West Virginia', 'Carolina'].map((region) => stateOf(region)),
      ['V', 'WV', null],
    )
  })
  it('finds that of a city with the whole name of a region', () => {
    assert.equal(regionIn('', 'Berlin'), 'BE')
    assert.equal(regionIn('', 'By'), null, 'a city is no code')
    assert.equal(stateOf('', 'Mexico'), null, 'nor the end of a name')
  })
  it('is null where the address names none', () => {
    assert.deepEqual([regionIn('', 'Munich'), regionIn('Elsewhere'), regionIn('')], [null, null, null])
  })
})

describe('withoutSharedWords', () => {
  it('leaves the name of the city, and the whole name where the names have no words in common', () => {
    assert.deepEqual(withoutSharedWords(['Canton de Genève', "Canton d'Uri", 'Canton de Berne']), [
      'geneve',
      'd uri',
      'berne',
    ])
    assert.deepEqual(withoutSharedWords(['North Carolina', 'New Mexico', 'Ohio']), [
      'north carolina',
      'new mexico',
      'ohio',
    ])
    assert.deepEqual(withoutSharedWords([]), [])
  })
})

describe('a stored region', () => {
  it('is an ISO 3166-2 code, or the code of the country for all of it', () => {
    assert.deepEqual([holidayRegionOf('DE', 'BY'), holidayRegionOf('DE', '')], ['DE-BY', 'DE'])
    assert.deepEqual([parseHolidayRegion('DE-BY', 'DE'), parseHolidayRegion('DE', 'DE')], ['BY', ''])
  })
  it('is none in another country', () => {
    assert.deepEqual([parseHolidayRegion('DE-NW', 'CH'), parseHolidayRegion(null, 'DE')], [null, null])
  })
})
