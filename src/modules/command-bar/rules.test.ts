import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matchesName, findSimilarWords, editDistance, parseWords, withDigits, withoutUnitWord } from './rules.ts'

describe('the words of a query', () => {
  it('are lower case and without accents', () => {
    assert.deepEqual(parseWords('  Élise   CÔTÉ '), ['elise', 'cote'])
    assert.deepEqual(parseWords('   '), [])
  })
  it('are six at most', () => assert.equal(parseWords('a b c d e f g h').length, 6))
})

describe('the word for a home', () => {
  it('is left out before a number only', () => {
    for (const typed of ['unit 2107', 'Apt. 2107', ' suite 2107']) assert.equal(withoutUnitWord(typed), '2107', typed)
    for (const typed of ['unit', 'unit door', 'units 2107']) assert.equal(withoutUnitWord(typed), typed)
  })
})

describe('typos', () => {
  it('are swapped, wrong, missing or extra letters', () => {
    assert.equal(editDistance('jhon', 'john'), 1)
    assert.equal(editDistance('okafir', 'okafor'), 1)
    assert.equal(editDistance('okfor', 'okafor'), 1)
    assert.equal(editDistance('okaffor', 'okafor'), 1)
    assert.equal(editDistance('okafor', 'okafor'), 0)
  })
  it('are tolerated in an unfinished word', () => {
    assert.equal(editDistance('camppbe', 'campbell'), 1)
    assert.equal(editDistance('papadop', 'papadopoulos'), 0)
    assert.ok(editDistance('camx', 'campbell') > 1)
  })
})

describe('letters that look like digits', () => {
  it('are read as digits beside a digit, and nowhere else', () => {
    const read = { 'p4-3o': 'p4-30', '22i': '221', '221l': '2211', '3oo': '300', o501: '0501', 'fob-1o2': 'fob-102' }
    for (const [typed, expected] of Object.entries(read)) assert.equal(withDigits(typed), expected, typed)
    for (const word of ['lobby', 'pool', 'p4-30']) assert.equal(withDigits(word), word)
  })
})

describe('similar words', () => {
  it('with the typed first letter come first', () => {
    assert.deepEqual(findSimilarWords('kome', ['come', 'home', 'kone'], 1), ['kone'])
    assert.deepEqual(findSimilarWords('lakshore', ['lakeshore'], 1), ['lakeshore'])
  })

  const vocabulary = ['okafor', 'amara', 'john', 'campbell', 'papadopoulos', 'elevator']
  it('are the nearest words of the vocabulary', () => {
    assert.deepEqual(findSimilarWords('okafro', vocabulary, 3), ['okafor'])
    assert.deepEqual(findSimilarWords('amraa', vocabulary, 3), ['amara'])
    assert.deepEqual(findSimilarWords('jhon', vocabulary, 3), ['john'])
    assert.deepEqual(findSimilarWords('papadopolous', vocabulary, 3), ['papadopoulos'])
    assert.deepEqual(findSimilarWords('cambpell', vocabulary, 3), ['campbell'])
    assert.deepEqual(findSimilarWords('elevater', vocabulary, 3), ['elevator'])
  })
  it('are none for a word that is too different or too short', () => {
    assert.deepEqual(findSimilarWords('zzzzzz', vocabulary, 3), [])
    assert.deepEqual(findSimilarWords('jon', vocabulary, 3), [])
  })
})

describe('a section', () => {
  it('matches prefixes of its words, in any order, with typos', () => {
    assert.ok(matchesName('web', 'Website Requests'))
    assert.ok(matchesName('req web', 'Website Requests'))
    assert.ok(matchesName('maintenence', 'Maintenance'))
    assert.ok(matchesName('tenatns', 'Tenants'))
    assert.ok(!matchesName('units', 'Users'))
    assert.ok(!matchesName('okafor', 'Maintenance'))
  })
})
