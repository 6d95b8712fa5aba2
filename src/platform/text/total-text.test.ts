import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cappedTotalText, mostCounted, mostCountedInSearch, nextPageSize, totalText } from './total-text.ts'

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
    const texts = [100, 101, 102].map((total) => cappedTotalText(total, mostCountedInSearch))
    assert.deepEqual(texts, ['100', '100+', '100+'])
  })
  it('is exact for what was counted to the end, however large', () => {
    assert.equal(totalText(6_000), '6,000')
  })
})

describe('the rows of the next page', () => {
  const next = (total: number, loaded: number) => nextPageSize({ total, most: 200, loaded, pageSize: 20 })
  it('are a page, or the rest', () => assert.deepEqual([next(200, 40), next(45, 40)], [20, 5]))
  it('are not known where more were found than counted', () =>
    assert.deepEqual([next(201, 180), next(201, 200), next(201, 220)], [20, null, null]))
})
