import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { containsWords } from './folded-text.ts'

describe('a search in the parts of a record', () => {
  const parts = ['Éloïse Tremblay', null, 'eloise@example.com']

  it('finds words in any order, without accents and capitals', () => {
    assert.ok(containsWords(parts, 'TREMBLAY eloise'))
    assert.ok(containsWords(parts, 'example.com'))
  })

  it('needs every word', () => {
    assert.equal(containsWords(parts, 'eloise smith'), false)
  })

  it('is met by all without a text', () => {
    assert.ok(containsWords(parts, undefined))
    assert.ok(containsWords([], ''))
    assert.ok(containsWords(parts, '  '))
  })
})
