import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatFloors, parseFloors } from './floor-ranges.ts'

describe('typed floors', () => {
  it('are numbers and ranges in any order, each once', () => {
    assert.deepEqual(parseFloors('10-14, 20'), [10, 11, 12, 13, 14, 20])
    assert.deepEqual(parseFloors('20 9; 12–10'), [9, 10, 11, 12, 20])
    assert.deepEqual(parseFloors('5 to 7, 6'), [5, 6, 7])
    assert.deepEqual(parseFloors(' '), [])
  })
  it('are rejected when a part is neither', () => {
    for (const typed of ['ten', '10-', '-4', '1-2-3', '1000']) assert.equal(parseFloors(typed), null, typed)
  })
  it('are written with ranges', () => {
    assert.equal(formatFloors([20, 10, 11, 12, 13, 14]), '10-14, 20')
    assert.equal(formatFloors([3]), '3')
    assert.equal(formatFloors([]), '')
  })
})
