import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { validateSend } from './rules.ts'

const recipient = { name: 'Amara Okafor', email: 'amara@vantagepoint.example' }
const all = { tenant: recipient, noTenantReason: null, staff: recipient, noStaffReason: null }
const noTenant = { tenant: null, noTenantReason: 'The resident no longer lives here' }
const noStaff = { staff: null, noStaffReason: 'This request is not assigned yet' }

describe('validateSend', () => {
  it('accepts a message whose recipients can all be reached', () => {
    for (const to of ['tenant', 'staff', 'both'] as const) assert.equal(validateSend(to, all), null)
    assert.equal(validateSend('staff', { ...all, ...noTenant }), null)
    assert.equal(validateSend('tenant', { ...all, ...noStaff }), null)
  })

  it('rejects a message to both when one of them cannot be reached', () => {
    assert.deepEqual(validateSend('both', { ...all, ...noTenant }), { who: 'tenant', why: noTenant.noTenantReason })
    assert.deepEqual(validateSend('both', { ...all, ...noStaff }), { who: 'staff', why: noStaff.noStaffReason })
    assert.equal(validateSend('tenant', { ...all, ...noTenant })?.who, 'tenant')
    assert.equal(validateSend('staff', { ...all, ...noStaff })?.who, 'staff')
  })
})
