import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { remainingLease } from './rules.ts'

describe('the remaining time of a lease', () => {
  it('is counted from today', () => {
    assert.deepEqual(remainingLease('2026-01-01', '2026-12-31', '2026-12-21'), {
      remaining: 10,
      total: 364,
      used: 354 / 364,
      ending: true,
    })
    assert.equal(remainingLease('2026-01-01', '2026-12-31', '2027-01-03')?.remaining, -3)
    assert.equal(remainingLease(null, null, '2026-01-01'), null)
  })

  it('is never above the whole, before the lease begins', () => {
    const left = remainingLease('2026-12-05', '2027-12-04', '2026-11-26')
    assert.deepEqual([left?.remaining, left?.total, left?.used], [364, 364, 0])
  })
})
