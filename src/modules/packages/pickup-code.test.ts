import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { describe, it } from 'node:test'
import { createPickupCode, formatPickupCode, parsePickupCode } from './pickup-code.ts'

describe('a pick-up code', () => {
  it('has two letters and four digits that nobody confuses', () => {
    for (let time = 0; time < 500; time += 1) {
      const code = createPickupCode((below) => randomInt(below))
      assert.match(code, /^[A-Z]{2}[2-9]{4}$/)
      assert.doesNotMatch(code, /[BGILOPQSZ01]/)
      assert.equal(parsePickupCode(formatPickupCode(code)), code)
    }
  })

  it('is read with blanks, hyphens and small letters', () => {
    assert.equal(parsePickupCode(' km 47-29 '), 'KM4729')
    assert.equal(formatPickupCode('KM4729'), 'KM 4729')
  })

  it('is not a unit, a name, or a code with other characters', () => {
    for (const text of ['2107', 'Okafor', 'KM 4720', 'BO 4729', 'KM 47299', ''])
      assert.equal(parsePickupCode(text), null, text)
  })
})
