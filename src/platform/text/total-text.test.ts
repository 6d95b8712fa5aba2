import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cappedTotalText, mostCounted, mostCountedInSearch, totalText } from './total-text.ts'

describe('the text of a total', () => {
  it('is exact up to the number that is counted', () => {
    assert.deepEqual(
      [0, 431, mostCounted].map((total) => totalText(total)),
      ['0', '431', '1,000'],
    )
  })
  it('says that there are more', () => {
    assert.equal(totalText(mostCounted + 1), '1,000+')
    assert.match(totalText(mostCounted + 1, 'fr'), /^1\s000\+$/)
  })
  it('says so above another number, too, also after a row was added to the screen', () => {
    const texts = [200, 201, 202].map((total) => cappedTotalText(total, mostCountedInSearch))
    assert.deepEqual(texts, ['200', '200+', '200+'])
  })
  it('is exact for what was counted to the end, however large', () => {
    assert.equal(totalText(6_000), '6,000')
  })
})
