import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type DateKind, type DateStyle, dateStyleOf, formatTyped, patternOf } from './date-style.ts'
import { stepAt } from './step-date.ts'
import { parseTyped } from './typed-date.ts'

const office = dateStyleOf('console', 'en')
const english = dateStyleOf('reader', 'en')
const french = dateStyleOf('reader', 'fr')

const read = (typed: string, kind: DateKind, style: DateStyle) => {
  const { value, problem } = parseTyped(typed, kind, style)
  return value ?? problem
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the pattern of a date field', () => {
  it("is the console's, or that of the reader's locale", () => {
    assert.deepEqual(
      [office, english, french].map((style) => patternOf('datetime', style)),
      ['DD-MM-YYYY HH:mm', 'YYYY-MM-DD h:mm AM', 'AAAA-MM-JJ HH h mm'],
    )
    assert.equal(formatTyped('2026-12-24T14:30', 'datetime', office), '24-12-2026 14:30')
    assert.equal(formatTyped('2026-12-24T14:30', 'datetime', english), '2026-12-24 2:30 PM')
    assert.equal(plain(formatTyped('2026-12-24T14:30', 'datetime', french)), '2026-12-24 14 h 30')
    assert.deepEqual([formatTyped('', 'date', office), formatTyped('14:30', 'date', office)], ['', ''])
  })

  it('is read as it is shown, for every kind and audience', () => {
    for (const style of [office, english, french])
      for (const [kind, value] of [
        ['date', '2026-02-01'],
        ['time', '00:05'],
        ['time', '12:00'],
        ['datetime', '2026-11-12T23:59'],
      ] as const)
        assert.equal(read(formatTyped(value, kind, style), kind, style), value)
  })
})

describe('a typed or pasted date', () => {
  it('is read in the shown order, the ISO order, digits alone, and with the name of the month', () => {
    const texts = ['24-12-2026', ' 24-12-2026 ', '2026-12-24', '2026/12/24', '24122026', '24/12/2026', '24.12.2026']
    const named = ['24 Dec 2026', 'Dec 24, 2026', 'December 24, 2026', '24 déc. 2026', '24 décembre 2026']
    for (const text of [...texts, ...named]) assert.equal(read(text, 'date', office), '2026-12-24', text)
    assert.equal(read('1-2-2026', 'date', office), '2026-02-01')
    assert.equal(read('1er février 2026', 'date', french), '2026-02-01')
    assert.equal(read('20261224', 'date', french), '2026-12-24')
    assert.equal(read('', 'date', office), '')
  })

  it('is not guessed when it has two readings', () => {
    assert.equal(read('05/06/2026', 'date', office), 'ambiguous')
    assert.equal(read('05-06-2026', 'date', english), 'ambiguous')
    assert.equal(read('05/05/2026', 'date', english), '2026-05-05')
    assert.equal(read('24/12/2026', 'date', english), '2026-12-24')
    for (const text of ['05-06-26', '24-12', '24', '24-12/2026', 'tomorrow', '5 x 2026', '241226'])
      assert.equal(read(text, 'date', office), 'unreadable', text)
  })

  it('that does not exist is an error, and not another day', () => {
    for (const text of ['31-02-2026', '29-02-2026', '00-01-2026', '12-24-2026', '2026-02-30', '31022026', '1-1-0026'])
      assert.equal(read(text, 'date', office), 'impossible', text)
    assert.equal(read('29-02-2028', 'date', office), '2028-02-29')
  })
})

describe('a typed time', () => {
  it('has 24 hours in the console and in French, and needs AM or PM in English', () => {
    for (const [text, time] of [
      ['9:30', '09:30'],
      ['0930', '09:30'],
      ['21.30', '21:30'],
      ['9:30 pm', '21:30'],
      ['12 am', '00:00'],
      ['24:00', 'impossible'],
      ['13:00 PM', 'impossible'],
      ['9', 'unreadable'],
    ] as const)
      assert.equal(read(text, 'time', office), time, text)
    assert.equal(read('9 h 30', 'time', french), '09:30')
    for (const [text, time] of [
      ['9:30', 'half'],
      ['12:00', 'half'],
      ['9:30 a.m.', '09:30'],
      ['12:15 PM', '12:15'],
      ['13:05', '13:05'],
      ['00:05', '00:05'],
    ] as const)
      assert.equal(read(text, 'time', english), time, text)
  })

  it('follows a day', () => {
    for (const text of ['24-12-2026 14:30', '2026-12-24T14:30', '24 Dec 2026, 2:30 PM', '241220261430'])
      assert.equal(read(text, 'datetime', office), '2026-12-24T14:30', text)
    assert.equal(read('Dec 24, 2026 2:30 PM', 'datetime', english), '2026-12-24T14:30')
    assert.equal(read('24 déc. 2026, 14 h 30', 'datetime', french), '2026-12-24T14:30')
    assert.equal(read('2026-12-24T09:30', 'datetime', english), '2026-12-24T09:30')
    assert.equal(read('24-12-2026', 'datetime', office), 'noTime')
    assert.equal(read('31-02-2026 14:30', 'datetime', office), 'impossible')
    assert.equal(read('31-02-2026', 'datetime', office), 'impossible')
    for (const text of ['2026-12-24 9:30', '2026-12-24 09:30'])
      assert.equal(read(text, 'datetime', english), 'half', text)
    assert.equal(read('24-12-2026 soon', 'datetime', office), 'unreadable')
  })
})

describe('an arrow key', () => {
  const step = (value: string, caret: number, by: 1 | -1, kind: DateKind, style: DateStyle) => {
    const next = stepAt(value, caret, by, kind, style)
    return next && [next.value, formatTyped(next.value, kind, style).slice(next.from, next.to)]
  }

  it('changes the part at the caret', () => {
    assert.deepEqual(step('2026-12-24', 0, 1, 'date', office), ['2026-12-25', '25'])
    assert.deepEqual(step('2026-12-31', 2, 1, 'date', office), ['2026-12-01', '01'])
    assert.deepEqual(step('2026-01-31', 4, 1, 'date', office), ['2026-02-28', '02'])
    assert.deepEqual(step('2026-01-31', 4, -1, 'date', office), ['2026-12-31', '12'])
    assert.deepEqual(step('2028-02-29', 10, 1, 'date', office), ['2029-02-28', '2029'])
    assert.deepEqual(step('2026-12-24T23:59', 16, 1, 'datetime', office), ['2026-12-24T23:00', '00'])
    assert.deepEqual(step('2026-12-24T23:59', 12, 1, 'datetime', office), ['2026-12-24T00:59', '00'])
    assert.deepEqual(step('09:30', 6, 1, 'time', english), ['21:30', 'PM'])
    assert.equal(step('', 0, 1, 'date', office), null)
  })
})
