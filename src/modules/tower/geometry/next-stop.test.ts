import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findNextStop } from './next-stop.ts'

const row = (names: string) => Array.from(names).flatMap((id, x) => (id === ' ' ? [] : [{ id, x }]))
const rows = ['ab d', '', 'e  h', 'ijkl', '   m'].map(row)

describe('the arrow keys', () => {
  const ways: [from: string, key: string, to: string | null][] = [
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'd'],
    ['d', 'ArrowRight', 'd'],
    ['d', 'ArrowLeft', 'b'],
    ['a', 'ArrowLeft', 'a'],
    ['a', 'ArrowUp', 'a'],
    ['a', 'ArrowDown', 'e'],
    ['b', 'ArrowDown', 'e'],
    ['d', 'ArrowDown', 'h'],
    ['h', 'ArrowDown', 'l'],
    ['i', 'ArrowDown', 'm'],
    ['m', 'ArrowUp', 'l'],
    ['j', 'Home', 'i'],
    ['j', 'End', 'l'],
    ['m', 'PageUp', 'd'],
    ['a', 'PageDown', 'm'],
    ['a', 'x', null],
    ['?', 'ArrowUp', null],
  ]
  for (const [from, key, to] of ways)
    it(`${key} leads from ${from} to ${to}`, () => assert.equal(findNextStop(rows, from, key), to))
})
