import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Language } from '../language/registry.ts'
import { totalText } from '../text/total-text.ts'
import { cents, dollars, formatMoney } from '../text/money.ts'
import { formatWholeMoney, isWholeCents } from '../text/whole-money.ts'
import { amountDecimals } from '../text/money-texts.ts'
import { moneyLimits, parseTypedNumber } from '../text/typed-number.ts'
import { portalClock, portalDate, portalTime } from '../time/dates.ts'
import { dateStyleOf, patternOf } from '../time/date-style.ts'
import { weekdayNames } from '../time/day-names.ts'
import { formatAddress } from './address.ts'
import { currencyNoun, currencySign } from './currency-labels.ts'
import { formatList } from './lists.ts'
import { buildingLocale, type BuildingLocale, defaultLocale } from './locale.ts'
import { renderWithLocale } from './render-with-locale.ts'
import { paperSize } from './paper.ts'
import { formatArea, formatWeight } from './measures.ts'

const germany: BuildingLocale = {
  countryCode: 'DE',
  currency: 'EUR',
  areaUnit: 'm2',
  weightUnit: 'kg',
  weekStart: 1,
}
const japan: BuildingLocale = { ...germany, countryCode: 'JP', currency: 'JPY', weekStart: 7 }
const kuwait: BuildingLocale = { ...germany, countryCode: 'KW', currency: 'KWD', weekStart: 6 }
const canada = defaultLocale
const inBuilding = <T>(locale: BuildingLocale, work: () => T) => renderWithLocale(locale, work)
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('in the locale of a building', () => {
  const each = (format: (language: Language) => string) =>
    [canada, germany, japan, kuwait].map((locale) =>
      inBuilding(locale, () => [plain(format('en')), plain(format('fr'))]),
    )

  it('money has the decimals of its currency, and the separators of other numbers', () => {
    assert.deepEqual(
      each((language) => formatMoney(cents(1234.5), language)),
      [
        ['$1,234.50', '1 234,50 $'],
        ['€1.234,50', '1 234,50 €'],
        ['¥1,235', '1 235 ¥'],
        ['KWD 1,234.500', '1 234,500 KWD'],
      ],
    )
    assert.deepEqual(
      each((language) => formatWholeMoney(cents(2450), language)),
      [
        ['$2,450', '2 450 $'],
        ['€2.450', '2 450 €'],
        ['¥2,450', '2 450 ¥'],
        ['KWD 2,450', '2 450 KWD'],
      ],
    )
  })

  it('money is stored in the smallest unit of its currency', () => {
    for (const [locale, stored] of [
      [canada, 123_450],
      [japan, 1235],
      [kuwait, 1_234_500],
    ] as const)
      inBuilding(locale, () => assert.equal(cents(1234.5), stored))
    fc.assert(
      fc.property(fc.constantFrom(canada, japan, kuwait), fc.integer({ min: 0, max: 10 ** 11 }), (locale, stored) =>
        inBuilding(locale, () => {
          assert.equal(cents(dollars(stored)), stored)
          assert.ok(isWholeCents(dollars(stored)))
        }),
      ),
    )
    assert.deepEqual(
      [canada, japan, kuwait].map((locale) => inBuilding(locale, () => [isWholeCents(1.5), isWholeCents(1.005)])),
      [
        [true, false],
        [false, false],
        [true, true],
      ],
    )
    assert.deepEqual(
      [canada, japan, kuwait].map((locale) => inBuilding(locale, () => amountDecimals('en'))),
      ['at most two decimals', 'no decimals', 'at most three decimals'],
    )
  })

  it('labels name the currency', () => {
    assert.deepEqual(each((language) => `${currencySign(language)} ${currencyNoun(language)}`).slice(0, 3), [
      ['$ dollars', '$ dollars'],
      ['€ euros', '€ euros'],
      ['¥ yen', '¥ yens'],
    ])
  })

  it('areas and weights are in its units', () => {
    assert.deepEqual(
      each((language) => `${formatArea(1020, language)}, ${formatWeight(20, language)}`),
      [
        ['1,020 sq ft, 20 lb', '1 020 pi², 20 lb'],
        ['94,8 m², 9 kg', '94,8 m², 9 kg'],
        ['94.8 m², 9 kg', '94,8 m², 9 kg'],
        ['94.8 m², 9 kg', '94,8 m², 9 kg'],
      ],
    )
  })

  it('dates and times are those of its country', () => {
    const at = new Date('2026-11-21T15:05:00Z')
    assert.deepEqual(
      each((language) => portalTime(at, 'UTC', language)),
      [
        ['Nov 21, 2026 3:05 PM', '21 nov. 2026, 15 h 05'],
        ['21 Nov 2026 15:05', '21 nov. 2026, 15:05'],
        ['Nov 21, 2026 15:05', '21 nov. 2026, 15:05'],
        ['Nov 21, 2026 3:05 PM', '21 nov. 2026, 15:05'],
      ],
    )
    const pattern = (language: Language) => patternOf('datetime', dateStyleOf('reader', language))
    assert.deepEqual(
      inBuilding(germany, () => [pattern('en'), pattern('fr')]),
      ['DD/MM/YYYY HH:mm', 'JJ/MM/AAAA HH:mm'],
    )
    assert.deepEqual(
      inBuilding(canada, () => [pattern('en'), pattern('fr')]),
      ['YYYY-MM-DD h:mm AM', 'AAAA-MM-JJ HH h mm'],
    )
    assert.equal(portalClock(at, 'UTC', 'en'), '3:05 PM')
    assert.equal(portalDate('2026-11-21', 'UTC', 'en'), 'Nov 21, 2026')
  })

  it('weeks begin on its first day', () => {
    assert.deepEqual(
      [canada, germany, kuwait].map((locale) =>
        inBuilding(locale, () =>
          weekdayNames('en')
            .map(({ short }) => short)
            .join(' '),
        ),
      ),
      ['Sun Mon Tue Wed Thu Fri Sat', 'Mon Tue Wed Thu Fri Sat Sun', 'Sat Sun Mon Tue Wed Thu Fri'],
    )
  })

  it('lists and totals are those of the language there', () => {
    assert.deepEqual(
      each((language) => `${formatList(['Ada', 'Ben', 'Cleo'], language)} ${totalText(1_001, language)}`),
      [
        ['Ada, Ben and Cleo 1,000+', 'Ada, Ben et Cleo 1 000+'],
        ['Ada, Ben and Cleo 1.000+', 'Ada, Ben et Cleo 1 000+'],
        ['Ada, Ben, and Cleo 1,000+', 'Ada, Ben et Cleo 1 000+'],
        ['Ada, Ben, and Cleo 1,000+', 'Ada, Ben et Cleo 1 000+'],
      ],
    )
  })

  it('an address has its postal code where the country writes it', () => {
    const berlin = { street: 'Lindenplatz 4', city: 'Berlin', region: '', postalCode: '10437' }
    const toronto = { street: '100 Riverside Walk', city: 'Toronto', region: 'ON', postalCode: 'M5V 0A0' }
    assert.equal(plain(formatAddress(berlin, germany)), 'Lindenplatz 4, 10437 Berlin')
    assert.equal(formatAddress(toronto, canada), '100 Riverside Walk, Toronto, ON\u00A0M5V\u00A00A0')
    assert.equal(formatAddress({ ...berlin, postalCode: '' }, germany), 'Lindenplatz 4, Berlin')
  })

  it('a document is printed on its paper', () =>
    assert.deepEqual(
      [canada, germany, japan].map((locale) => paperSize(locale)),
      ['LETTER', 'A4', 'A4'],
    ))

  it('a typed amount has the sign of its currency, not of another one', () => {
    const read = (locale: BuildingLocale, text: string) => inBuilding(locale, () => parseTypedNumber(text, moneyLimits))
    for (const text of ['€1.234,50', '1 234,50 €', 'EUR 1.234,50', '1234.5 eur'])
      assert.deepEqual(read(germany, text), { value: 1234.5 }, text)
    for (const text of ['$1,234.50', 'C$ 1234.50', 'CAD 1234.5', '1 234,50 $ CA'])
      assert.deepEqual(read(canada, text), { value: 1234.5 }, text)
    for (const [locale, text] of [
      [germany, '$1,234.50'],
      [germany, '1234.50 CAD'],
      [canada, '€1.234,50'],
      [canada, 'US$ 1234.50'],
      [canada, '1234.50 USD'],
    ] as const)
      assert.equal(read(locale, text), null, text)
  })

  it('the formatted amount is the amount, in both languages', () => {
    const locales = fc.constantFrom(canada, germany, japan, kuwait)
    const languages = fc.constantFrom<Language>('en', 'fr')
    fc.assert(
      fc.property(locales, languages, fc.integer({ min: 0, max: 10 ** 10 }), (locale, language, stored) =>
        inBuilding(locale, () => {
          const typed = parseTypedNumber(formatMoney(stored, language), moneyLimits)
          // Three decimals behind one separator can also be thousands, which the field asks about.
          if (typed && 'readings' in typed) return assert.ok(typed.readings.includes(dollars(stored)))
          assert.deepEqual(typed, { value: dollars(stored) })
        }),
      ),
    )
  })
})

it('a render in another locale ends with it, also when it throws', () => {
  assert.throws(() =>
    inBuilding(germany, () => {
      throw new Error('no page')
    }),
  )
  assert.equal(buildingLocale().countryCode, 'CA')
})
