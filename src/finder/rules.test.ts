import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isMeant, meantBy, slipsTo, wordsOf } from './rules.ts'

describe('the words somebody typed', () => {
  it('are compared small and without accents', () => {
    assert.deepEqual(wordsOf('  Élise   CÔTÉ '), ['elise', 'cote'])
    assert.deepEqual(wordsOf('   '), [])
  })
  it('are six at most', () => assert.equal(wordsOf('a b c d e f g h').length, 6))
})

describe('slips of the finger', () => {
  it('are letters swapped, wrong, missing or too many', () => {
    assert.equal(slipsTo('jhon', 'john'), 1)
    assert.equal(slipsTo('okafir', 'okafor'), 1)
    assert.equal(slipsTo('okfor', 'okafor'), 1)
    assert.equal(slipsTo('okaffor', 'okafor'), 1)
    assert.equal(slipsTo('okafor', 'okafor'), 0)
  })
  it('are forgiven while the word is still being typed', () => {
    assert.equal(slipsTo('camppbe', 'campbell'), 1)
    assert.equal(slipsTo('papadop', 'papadopoulos'), 0)
    assert.ok(slipsTo('camx', 'campbell') > 1)
  })
})

describe('what was meant', () => {
  const known = ['okafor', 'amara', 'john', 'campbell', 'papadopoulos', 'elevator']
  it('is the nearest word that is known', () => {
    assert.deepEqual(meantBy('okafro', known, 3), ['okafor'])
    assert.deepEqual(meantBy('amraa', known, 3), ['amara'])
    assert.deepEqual(meantBy('jhon', known, 3), ['john'])
    assert.deepEqual(meantBy('papadopolous', known, 3), ['papadopoulos'])
    assert.deepEqual(meantBy('cambpell', known, 3), ['campbell'])
    assert.deepEqual(meantBy('elevater', known, 3), ['elevator'])
  })
  it('is nothing for a word that is far off or too short to judge', () => {
    assert.deepEqual(meantBy('zzzzzz', known, 3), [])
    assert.deepEqual(meantBy('jon', known, 3), [])
  })
})

describe('a section', () => {
  it('is meant by the beginning of its words, in any order, slips forgiven', () => {
    assert.ok(isMeant('web', 'Website Requests'))
    assert.ok(isMeant('req web', 'Website Requests'))
    assert.ok(isMeant('maintenence', 'Maintenance'))
    assert.ok(isMeant('tenatns', 'Tenants'))
    assert.ok(!isMeant('units', 'Users'))
    assert.ok(!isMeant('okafor', 'Maintenance'))
  })
})
