import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { parseIn } from '../language/field-errors.ts'
import { moneyLimits, parseTypedNumber, readTypedNumber } from './typed-number.ts'

const baths = { decimals: 1, max: 20 }
const area = { decimals: 0, max: 1_000_000 }
const degrees = { decimals: 6, max: 100_000 }

describe('a typed number', () => {
  const cases: [string, { decimals: number; max: number }, number][] = [
    ['1,5', baths, 1.5],
    ['1.5', baths, 1.5],
    ['1.500', baths, 1.5],
    ['389000', moneyLimits, 389_000],
    ['389 000', moneyLimits, 389_000],
    ['389\u00A0000,50 $', moneyLimits, 389_000.5],
    ['1\u202F234\u202F567', moneyLimits, 1_234_567],
    ['$389,000', moneyLimits, 389_000],
    ['CA$ 725 000', moneyLimits, 725_000],
    ['2,300', moneyLimits, 2300],
    ['1,234.50', moneyLimits, 1234.5],
    ['1.234,50', moneyLimits, 1234.5],
    ['1.234.567', moneyLimits, 1_234_567],
    ['1,234,567.8', moneyLimits, 1_234_567.8],
    ["1'250.75", moneyLimits, 1250.75],
    ['0.500', moneyLimits, 0.5],
    ['.5', baths, 0.5],
    ['1,025', area, 1025],
    ['1.025', area, 1.025],
    ['12.345', moneyLimits, 12.345],
    ['1234.567', degrees, 1234.567],
    ['-4,5', degrees, -4.5],
  ]
  for (const [text, limits, value] of cases)
    it(`${JSON.stringify(text)} is ${value}`, () => assert.deepEqual(parseTypedNumber(text, limits), { value }))

  it('has two readings when the separator before three digits may be either', () => {
    assert.deepEqual(parseTypedNumber('389.000', moneyLimits), { readings: [389, 389_000] })
    assert.deepEqual(parseTypedNumber('1,234', degrees), { readings: [1.234, 1234] })
    assert.deepEqual(parseTypedNumber('2.500', moneyLimits), { readings: [2.5, 2500] })
  })

  for (const text of ['', 'two', '1,23,456', '1.2.3', '1,234.567.890', '12,', '1 2', '--3', '1e5', '٣', 'Infinity'])
    it(`${JSON.stringify(text)} is none`, () => assert.equal(parseTypedNumber(text, moneyLimits), null))

  it('is the formatted number in both languages, whatever the number is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom('en-CA', 'fr-CA'), (cents, locale) => {
        const value = cents / 100
        const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
        assert.deepEqual(parseTypedNumber(value.toLocaleString(locale, format), moneyLimits), { value })
        const money = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const
        assert.deepEqual(parseTypedNumber(value.toLocaleString(locale, money), moneyLimits), { value })
      }),
    )
  })

  it('keeps every digit that was typed', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,  ')), maxLength: 14 })
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseTypedNumber(typed, degrees)
        if (read === null) return
        const significant = (number: string) => number.replace(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '')
        for (const number of 'value' in read ? [read.value] : read.readings)
          if (number >= 1e-6 || number === 0) assert.equal(significant(String(number)), significant(typed), typed)
      }),
    )
  })
})

describe('a number with two readings', () => {
  const Price = z.preprocess(readTypedNumber(moneyLimits), z.number('Enter a price').nullable())
  it('is an error with both readings, in the language of the reader', () => {
    assert.deepEqual(
      parseIn('en', z.object({ price: Price }), { price: '389.000' }).error?.issues.map(({ path, message }) => [
        path,
        message,
      ]),
      [[['price'], '389.000 can mean 389 or 389,000. Write 389 or 389000.']],
    )
    assert.equal(
      parseIn('fr', Price, '389.000').error?.issues[0]?.message.replace(/\s/g, ' '),
      '389.000 peut vouloir dire 389 ou 389 000. Écrivez 389 ou 389000.',
    )
    assert.match(parseIn('fr', Price, '2.500').error?.issues[0]?.message ?? '', /Écrivez 2,5 ou 2500\.$/)
  })
  it('leaves numbers of the API and other errors as they are', () => {
    assert.equal(Price.parse(389), 389)
    assert.equal(Price.parse('  '), null)
    assert.equal(Price.safeParse('about 5').error?.issues[0]?.message, 'Enter a price')
  })
})
