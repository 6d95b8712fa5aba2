import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listedStatus, remainingLease } from './rules.ts'

describe('the listed status', () => {
  it('has words of its own for former residents and for those without an e-mail address', () => {
    const listed = (status: 'Active' | 'Invited' | 'Suspended', isFormer: boolean, invitation: string | null) =>
      listedStatus({ status, isFormer, invitation })
    assert.equal(listed('Invited', false, 'no_email'), 'NoEmail')
    assert.equal(listed('Invited', false, 'none'), 'NotInvited')
    assert.equal(listed('Invited', false, 'expired'), 'Invited')
    assert.equal(listed('Suspended', true, null), 'Former')
    assert.equal(listed('Suspended', false, null), 'Suspended')
  })
})

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
