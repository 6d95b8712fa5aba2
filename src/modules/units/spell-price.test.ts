import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { spellPrice } from './spell-price.ts'

describe('a price in words', () => {
  it('is written as an English reader says it', async () => {
    assert.equal(await spellPrice(389_000, 'en'), 'three hundred eighty-nine thousand dollars')
    assert.equal(await spellPrice(2150.5, 'en'), 'two thousand one hundred fifty dollars and fifty cents')
    assert.equal(await spellPrice(389, 'en'), 'three hundred eighty-nine dollars')
    assert.equal(await spellPrice(1, 'en'), 'one dollar')
  })

  it('is written as a French reader says it, in dollars', async () => {
    assert.equal(await spellPrice(389_000, 'fr'), 'trois cent quatre-vingt-neuf mille dollars')
    assert.equal(await spellPrice(2150.5, 'fr'), 'deux mille cent cinquante dollars et cinquante cents')
    assert.equal(await spellPrice(2_000_000, 'fr'), 'deux millions de dollars')
    assert.equal(await spellPrice(1_200_000, 'fr'), 'un million deux cent mille dollars')
    assert.equal(await spellPrice(1.01, 'fr'), 'un dollar et un cent')
  })
})
