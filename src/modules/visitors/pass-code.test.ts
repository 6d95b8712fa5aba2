import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePickupCode } from '#packages/pickup-code.ts'
import { parseTracking } from '#packages/tracking.ts'
import { createPassCode, formatPassCode, parsePassCode } from './pass-code.ts'

describe('codes of passes', () => {
  it('are read as they are shown, with small letters and blanks', () => {
    const code = createPassCode((below) => Math.floor(Math.random() * below))
    assert.equal(parsePassCode(formatPassCode(code).toLowerCase()), code)
    assert.equal(formatPassCode('7RK3M9TD'), '7RK3 M9TD')
  })

  it('always have a letter and a digit', () => {
    const rounds = [
      ...Array.from({ length: 8 }, () => 0),
      ...Array.from({ length: 8 }, () => 21),
      0,
      ...Array.from({ length: 7 }, () => 20),
    ]
    assert.equal(
      createPassCode(() => rounds.shift() ?? 0),
      'A7777777',
    )
  })

  it('are no names, units, pick-up codes or tracking numbers', () => {
    for (const other of ['Amara', 'HANNAHMU', '2107', '34793479', 'KM 4729', '1Z999AA10123456784'])
      assert.equal(parsePassCode(other), null)
    assert.equal(parsePickupCode('7RK3M9TD'), null)
    assert.equal(parseTracking('7RK3M9TD'), null)
  })
})
