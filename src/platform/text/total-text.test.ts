import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mostCounted, totalText } from './total-text.ts'

describe('the text of a total', () => {
  it('is exact up to the number that is counted', () => {
    assert.deepEqual(
      [0, 431, mostCounted].map((total) => totalText(total)),
      ['0', '431', '10,000'],
    )
  })
  it('says that there are more', () => {
    assert.equal(totalText(mostCounted + 1), '10,000+')
    assert.match(totalText(2_000_000, 'fr'), /^10\s000\+$/)
  })
})
