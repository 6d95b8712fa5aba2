import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changedSince, differenceOf, isSame, afterUndo } from './rules.ts'
import { wordDiff } from './word-diff.ts'

describe('the difference between two values', () => {
  it("is computed by field, whatever the order of an object's fields", () => {
    const before = { name: 'One', list: [{ a: 1, b: 2 }], gone: true, same: null }
    const after = { name: 'Two', list: [{ b: 2, a: 1 }], same: null, made: 'new' }
    assert.deepEqual(differenceOf(before, after), {
      before: { name: 'One', gone: true },
      after: { name: 'Two', made: 'new' },
    })
    assert.equal(differenceOf(before, { ...before }), null)
  })
  it('includes a changed order of a list', () => {
    assert.ok(!isSame(['a', 'b'], ['b', 'a']))
    assert.ok(!isSame(['a'], ['a', 'b']))
    assert.ok(!isSame(['a'], { 0: 'a' }))
    assert.ok(!isSame(null, {}))
  })
})

describe('an undone change', () => {
  const change = { before: { phone: '1', gone: 'x' }, after: { phone: '2', made: 'y' } }
  it('leaves the changes of others in place', () => {
    const present = { phone: '2', made: 'y', name: 'changed by another' }
    assert.deepEqual(changedSince(present, change), [])
    assert.deepEqual(afterUndo(present, change), { phone: '1', gone: 'x', name: 'changed by another' })
  })
  it('conflicts when its own fields were changed again', () => {
    assert.deepEqual(changedSince({ phone: '3', gone: 'z' }, change), ['phone', 'gone', 'made'])
  })
})

describe('the word difference', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
      .join('')
  it('marks changed words and leaves the others unmarked', () => {
    assert.equal(shown('The pool is open', 'The pool is closed'), 'The pool is [-open-][+closed+]')
    assert.equal(shown('Same', 'Same'), 'Same')
    assert.equal(shown('', 'New text'), '[+New text+]')
    assert.equal(shown('Old', ''), '[-Old-]')
  })
  it('is not computed between two entirely different texts', () => {
    assert.equal(
      shown('The desk, from the front.', 'A pool of the terrace.'),
      '[-The desk, from the front.-][+A pool of the terrace.+]',
    )
  })
  it('restores each text when the parts of the other one are left out', () => {
    const [before, after] = ['Two lines\nof a text, with a comma.', 'Two more lines\nof text with no comma.']
    const parts = wordDiff(before, after)
    const side = (without: string) => parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
    assert.equal(side('new'), before)
    assert.equal(side('gone'), after)
  })
})
