import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { whyNotSend } from './message-rules.ts'

const reached = { name: 'Amara Okafor', email: 'amara@vantagepoint.example' }
const all = { tenant: reached, whyNoTenant: null, staff: reached, whyNoStaff: null }
const gone = { tenant: null, whyNoTenant: 'The resident no longer lives here' }
const nobody = { staff: null, whyNoStaff: 'Nobody has this request yet' }

describe('whom a message reaches', () => {
  it('is each of those it is for', () => {
    for (const to of ['tenant', 'staff', 'both'] as const) assert.equal(whyNotSend(to, all), null)
    assert.equal(whyNotSend('staff', { ...all, ...gone }), null)
    assert.equal(whyNotSend('tenant', { ...all, ...nobody }), null)
  })

  it('a message to both is not sent when one of them cannot be reached', () => {
    assert.deepEqual(whyNotSend('both', { ...all, ...gone }), { who: 'tenant', why: gone.whyNoTenant })
    assert.deepEqual(whyNotSend('both', { ...all, ...nobody }), { who: 'staff', why: nobody.whyNoStaff })
    assert.equal(whyNotSend('tenant', { ...all, ...gone })?.who, 'tenant')
    assert.equal(whyNotSend('staff', { ...all, ...nobody })?.who, 'staff')
  })
})
