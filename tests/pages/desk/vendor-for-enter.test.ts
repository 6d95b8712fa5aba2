import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Firm } from '#visitors/contract.ts'
import { vendorForEnter } from '#portals/desk/visitors/vendor-for-enter.ts'

const vendor = (name: string): Firm => ({ vendorId: name, name, insuredUntil: null, insurance: null })
const offered = [vendor('Elevator Co'), vendor('Express Paint')]

describe('the vendor that Enter takes', () => {
  it('is the first one that the typed text finds', () => {
    const offer = { typed: 'e', searched: 'e', isOfFormerText: false }
    assert.equal(vendorForEnter({ ...offer, offered })?.name, 'Elevator Co')
    assert.equal(vendorForEnter({ ...offer, offered: [] }), null)
  })

  it('is none while the list is that of an earlier text', () => {
    const typed = 'Benali'
    assert.equal(vendorForEnter({ typed, searched: 'e', isOfFormerText: false, offered }), null)
    assert.equal(vendorForEnter({ typed, searched: typed, isOfFormerText: true, offered }), null)
  })
})
