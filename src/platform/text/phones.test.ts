import assert from 'node:assert/strict'
import { renderWithLocale } from '../locale/render-with-locale.ts'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { groupPhone, toStoredPhone } from '../server/phones/stored-phone.ts'
import { optionalPhone } from './phone-text.ts'
import { dialled, formatPhone, isPhone, shownPhone } from './phones.ts'

describe('the text of a phone field', () => {
  const cases: [string, string][] = [
    ['4165550134', '416-555-0134'],
    ['416555', '416-555'],
    ['416555013499', '416-555-0134'],
    ['1 416 555 0134', '416-555-0134'],
    ['416-555-0134x', '416-555-0134 x'],
    ['4165550134 ext. 12', '416-555-0134 ext. 12'],
    ['416-555-0134 poste 7', '416-555-0134 poste 7'],
    ['+49 30 5557 0142', '+49 30 5557 0142'],
    ['+1 416 555 0134', '+1 416 555 0134'],
    ['011 49 30 5557 0142', '011 49 30 5557 0142'],
    ['+', '+'],
  ]
  for (const [typed, shown] of cases)
    it(`${JSON.stringify(typed)} becomes ${JSON.stringify(shown)}`, () => assert.equal(formatPhone(typed), shown))

  it('keeps every digit of a number with its country, at each key', () => {
    let text = ''
    for (const key of Array.from('+49 30 5557 0142 ext. 7')) text = formatPhone(text + key)
    assert.equal(text, '+49 30 5557 0142 ext. 7')
    text = ''
    for (const key of Array.from('4165550134 ext. 7')) text = formatPhone(text + key)
    assert.match(text, /^416-555-0134 ext\. ?7$/)
  })
})

describe('a telephone number', () => {
  const wrong = [
    '+49 12',
    '+1 416 555 013',
    '1 416 555 0134',
    '416 555 013',
    '0049 30 5557 0142',
    '+0 416 555 0134',
    '+',
    'x12',
  ]
  for (const text of wrong)
    it(`${JSON.stringify(text)} is rejected`, () => assert.equal(optionalPhone('no').safeParse(text).success, false))

  it('is an error of its own when it begins with +', () => {
    const message = (text: string) => optionalPhone('ten digits').safeParse(text).error?.issues[0]?.message
    assert.equal(message('416'), 'ten digits')
    assert.equal(message('+49 12'), 'Enter the whole number with its country code, like +49 30 5557 0142')
  })

  it('is stored as E.164 with its extension', () => {
    assert.equal(toStoredPhone('4165550134', 'CA'), '+14165550134')
    assert.equal(toStoredPhone('4165550134 ext. 12', 'US'), '+14165550134;ext=12')
    assert.equal(toStoredPhone('1234567890', 'CA'), '+11234567890')
    assert.equal(toStoredPhone('+49 (0)30 5557 0142', 'CA'), '+493055570142')
    assert.equal(toStoredPhone('01 23 45 67 89', 'FR'), '+33123456789')
    assert.equal(toStoredPhone('+999 1234567', 'CA'), null)
    assert.equal(toStoredPhone('+33 1 23 45 67', 'CA'), null)
  })

  it('is shown nationally at home, internationally abroad, and dialled with its extension', () => {
    assert.equal(shownPhone('4165550134'), '416-555-0134')
    assert.equal(shownPhone('4165550134 ext. 12'), '416-555-0134 ext. 12')
    assert.equal(groupPhone('+493055570142 ext. 7'), '+49 30 55570142 ext. 7')
    assert.equal(shownPhone('+49 30 55570142'), '+49 30 55570142')
    assert.equal(dialled('+49 30 55570142 ext. 7'), 'tel:+493055570142;ext=7')
    assert.equal(dialled('416-555-0134 x12'), 'tel:4165550134;ext=12')
    const canada = { callingCode: '1', trunkPrefix: '' }
    assert.equal(dialled('416-555-0134 x12', canada), 'tel:+14165550134;ext=12')
    assert.equal(dialled('+49 30 55570142', canada), 'tel:+493055570142')
    assert.equal(dialled('030 55570142', { callingCode: '49', trunkPrefix: '0' }), 'tel:+493055570142')
    assert.equal(dialled('911', canada), 'tel:911')
  })

  it('survives typing, storing and showing, with its extension', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
    const extension = fc.option(digits(3), { nil: null })
    const foreign = fc
      .tuple(fc.constantFrom('+4930', '+4420', '+331', '+81', '+5411'), digits(8))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          digits(10).map((ten) => ten),
          foreign,
        ),
        extension,
        (number, ending) => {
          const typed = formatPhone(ending === null ? number : `${number} x${ending}`)
          if (!isPhone(typed)) return
          const stored = toStoredPhone(optionalPhone('no').parse(typed) ?? '', 'CA')
          if (stored === null) return
          assert.equal(stored.split(';ext=')[1] ?? null, ending)
          assert.equal(toStoredPhone(shownPhone(groupPhone(stored.replace(';ext=', ' ext. '))), 'CA'), stored)
        },
      ),
    )
  })
})

describe('in a country whose numbers have no fixed length', () => {
  const berlin = { countryCode: 'DE', currency: 'EUR', areaUnit: 'm2', weightUnit: 'kg', weekStart: 1 } as const
  const inBerlin = <T>(work: () => T) => renderWithLocale(berlin, work)
  it('a number is stored as it is written, and may have more or fewer than ten digits', () => {
    assert.equal(
      inBerlin(() => formatPhone('030 5557014')),
      '030 5557014',
    )
    assert.equal(
      inBerlin(() => shownPhone('0305557014')),
      '0305557014',
    )
    for (const text of ['030 55570142', '030 555701', '+49 30 55570142'])
      assert.ok(
        inBerlin(() => isPhone(text)),
        text,
      )
    for (const text of ['12345', '030 5557014255555']) assert.ok(!inBerlin(() => isPhone(text)), text)
    assert.ok(!isPhone('030 55570142'), 'where numbers have ten digits')
  })
})
