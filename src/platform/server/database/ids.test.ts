import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newId } from './ids.ts'

describe('a new key', () => {
  const keys = Array.from({ length: 20_000 }, newId)

  it('is a UUID of version 7 that contains its time', () => {
    for (const key of keys) assert.match(key, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const made = Number.parseInt((keys[0] ?? '').replaceAll('-', '').slice(0, 12), 16)
    assert.ok(Math.abs(Date.now() - made) < 60_000)
  })

  it('sorts after the previous one, even within a millisecond, and is unique', () => {
    assert.deepEqual(keys.toSorted(), keys)
    assert.equal(new Set(keys).size, keys.length)
  })
})
