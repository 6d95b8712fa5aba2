import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupByFloor, waitAfter } from './rules.ts'

describe('a wrong passphrase', () => {
  it('is free five times, then waits longer each time up to an hour', () => {
    assert.deepEqual([0, 4, 5, 6, 7].map(waitAfter), [0, 0, 60_000, 120_000, 240_000])
    assert.equal(waitAfter(400), 3_600_000)
  })
})

describe('the roster', () => {
  it('lists the highest floor first, and homes in their order', () => {
    const entry = (floor: number, unitNumber: string, fullName = 'A') => ({ floor, unitNumber, fullName })
    const floors = groupByFloor([entry(2, '210'), entry(12, '1201'), entry(2, '29', 'B'), entry(2, '29')])
    assert.deepEqual(
      floors.map(({ floor, entries }) => [floor, entries.map(({ unitNumber, fullName }) => unitNumber + fullName)]),
      [
        [12, ['1201A']],
        [2, ['29A', '29B', '210A']],
      ],
    )
  })
})
