import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Carrier } from './choices.ts'
import { lastDigits, parseTracking } from './tracking.ts'

const carrierOf = (typed: string) => parseTracking(typed)?.carrier ?? null

/** Numbers of `jkeen/tracking_number_data`, with a valid check digit. */
const valid: [Carrier, string[]][] = [
  ['ups', ['1Z5R89390357567127', '1Z879E930346834440', '1Z410E7W0392751591', '1Z8V92A70367203024']],
  ['canada_post', ['0073938000549297']],
  ['purolator', ['320595463938', '320606146993', '287809468872', '331434972567', 'KYV009956937', 'JFV247545960']],
  ['fedex', ['986578788855', '477179081230', '799531274483', '974367662710', '041441760228964', '568283610012734']],
  ['fedex', ['9611020987654312345672', '1001921334250001000300779017972697', '9622001900000000000000776632517510']],
  ['dhl', ['3318810025', '73891051146', '8487135506', 'JJD0099999999', 'JVGL0999999990', 'GM2951173225174494']],
  ['amazon', ['TBA502887274000']],
]

describe('a tracking number', () => {
  for (const [carrier, numbers] of valid)
    for (const number of numbers) it(`${number} is of ${carrier}`, () => assert.equal(carrierOf(number), carrier))

  it('is read with blanks, hyphens and small letters', () => {
    assert.deepEqual(parseTracking(' 1z 5r8 939-0357567127 '), { number: '1Z5R89390357567127', carrier: 'ups' })
  })

  it('with letters of one carrier is of that carrier, also when a digit is wrong', () => {
    assert.equal(carrierOf('1Z5R89390357567128'), 'ups')
    assert.equal(carrierOf('RB473124828CA'), 'canada_post')
  })

  it('of digits with a wrong check digit is of an unknown carrier', () => {
    for (const number of ['0073938000549292', '996578788855', '320595463939', '3318810010'])
      assert.equal(carrierOf(number), 'other', number)
  })

  it('of the post is of the country at its end', () => {
    // Checked by hand: 8·4 + 6·7 + 4·3 + 2·1 + 3·2 + 5·4 + 9·8 + 7·2 = 200, 200 mod 11 = 2, 11 - 2 = 9.
    assert.equal(carrierOf('RB473124829CA'), 'canada_post')
    assert.equal(carrierOf('RB473124829US'), 'usps')
    assert.equal(carrierOf('RB473124829GB'), 'post')
    assert.equal(carrierOf('RB473124828GB'), 'other')
  })

  it('is not the number of a unit, a name, or a code', () => {
    for (const text of ['2107', 'Okafor', 'Amara Okafor', 'KM 4729', 'PH-2', '', '  '])
      assert.equal(carrierOf(text), null, text)
  })

  it('is recognised by its last digits', () => assert.equal(lastDigits('1Z5R89390357567127'), '7127'))
})
