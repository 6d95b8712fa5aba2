import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { titleOfReport } from './rules.ts'

describe('the title of a report', () => {
  it('is the first sentence of the description', () => {
    assert.equal(titleOfReport('The light is out. It was fine yesterday.'), 'The light is out')
    assert.equal(titleOfReport('  Wet floor\nnear the door'), 'Wet floor')
    assert.equal(titleOfReport('Is it broken? It beeps.'), 'Is it broken?')
  })
  it('is shortened at a word, and cut where there is none', () => {
    const long = titleOfReport(`The door ${'squeaks and '.repeat(10)}sticks`)
    assert.ok(long.length <= 71 && /\w…$/.test(long), long)
    assert.equal(titleOfReport('x'.repeat(100)), `${'x'.repeat(70)}…`)
  })
})
