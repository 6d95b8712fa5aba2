import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changedSince, differenceOf, isSame, afterUndo } from './rules.ts'
import { wordDiff } from './word-diff.ts'

describe('what differs', () => {
  it('is told field by field, whatever order the fields of an object have', () => {
    const before = { name: 'One', list: [{ a: 1, b: 2 }], gone: true, same: null }
    const after = { name: 'Two', list: [{ b: 2, a: 1 }], same: null, made: 'new' }
    assert.deepEqual(differenceOf(before, after), {
      before: { name: 'One', gone: true },
      after: { name: 'Two', made: 'new' },
    })
    assert.equal(differenceOf(before, { ...before }), null)
  })
  it('in lists the order counts', () => {
    assert.ok(!isSame(['a', 'b'], ['b', 'a']))
    assert.ok(!isSame(['a'], ['a', 'b']))
    assert.ok(!isSame(['a'], { 0: 'a' }))
    assert.ok(!isSame(null, {}))
  })
})

describe('a change taken back', () => {
  const change = { before: { phone: '1', gone: 'x' }, after: { phone: '2', made: 'y' } }
  it('leaves what others changed', () => {
    const present = { phone: '2', made: 'y', name: 'changed by another' }
    assert.deepEqual(changedSince(present, change), [])
    assert.deepEqual(afterUndo(present, change), { phone: '1', gone: 'x', name: 'changed by another' })
  })
  it('is found out where its own fields were changed again', () => {
    assert.deepEqual(changedSince({ phone: '3', gone: 'z' }, change), ['phone', 'gone', 'made'])
  })
})

describe('the words that differ', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
      .join('')
  it('are marked, the rest stands as it is', () => {
    assert.equal(shown('The pool is open', 'The pool is closed'), 'The pool is [-open-][+closed+]')
    assert.equal(shown('Same', 'Same'), 'Same')
    assert.equal(shown('', 'New text'), '[+New text+]')
    assert.equal(shown('Old', ''), '[-Old-]')
  })
  it('are not looked for in another text altogether', () => {
    assert.equal(
      shown('The desk, from the front.', 'A pool of the terrace.'),
      '[-The desk, from the front.-][+A pool of the terrace.+]',
    )
  })
  it('give both texts when one side is left out', () => {
    const [before, after] = ['Two lines\nof a text, with a comma.', 'Two more lines\nof text with no comma.']
    const parts = wordDiff(before, after)
    const side = (without: string) => parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
    assert.equal(side('new'), before)
    assert.equal(side('gone'), after)
  })
})
