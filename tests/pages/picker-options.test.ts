import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PersonAtWork, VendorAtWork } from '#maintenance/dispatch/contract.ts'
import { dispatchWords as words } from '#maintenance/dispatch/messages/en.ts'
import { pickerOptions } from '#maintenance/dispatch/screens/picker-options.ts'

const today = '2026-11-26'
const person = (firstName: string, more: Partial<PersonAtWork> = {}): PersonAtWork => ({
  id: firstName,
  firstName,
  lastName: 'Bell',
  role: 'maintenance',
  team: null,
  open: 0,
  due: 0,
  trades: [],
  ...more,
})
const vendor = (name: string, more: Partial<VendorAtWork> = {}): VendorAtWork => ({
  id: name,
  name,
  trade: 'plumbing',
  open: 0,
  due: 0,
  hasEmail: true,
  insuredUntil: '2027-11-26',
  ...more,
})
const people = ['Ana', 'Ben', 'Cem', 'Dov', 'Eli', 'Fay'].map((name) => person(name))

describe('the options of the picker of assignees', () => {
  it('are the best fit, five people, the vendors of the trade, the other people, the other vendors, and nobody', () => {
    const vendors = [vendor('Lift Works', { trade: 'elevator' }), vendor('Pipe Works'), vendor('Drain Works')]
    const options = pickerOptions({ people, vendors }, 'plumbing', '', today)
    assert.deepEqual(
      options.map(({ id }) => id),
      ['Drain Works', 'Ana', 'Ben', 'Cem', 'Dov', 'Eli', 'Pipe Works', 'Fay', 'Lift Works', 'nobody'],
    )
    assert.deepEqual(
      pickerOptions({ people, vendors }, 'plumbing', 'elev', today).map(({ id }) => id),
      ['Lift Works'],
    )
  })

  it('name as best fit the first person with the trade, or else the first vendor with it', () => {
    const best = (more: Partial<PersonAtWork>) =>
      pickerOptions({ people: [person('Ana', more)], vendors: [vendor('A'), vendor('B')] }, 'plumbing', '', today)
        .filter(({ isBestFit }) => isBestFit)
        .map(({ id }) => id)
    assert.deepEqual(best({ trades: ['plumbing'] }), ['Ana'])
    assert.deepEqual(best({ trades: ['electrical'] }), ['A'])
  })

  it('say of a vendor whether it is insured, and send no work order without an e-mail address', () => {
    const of = (more: Partial<VendorAtWork>) =>
      pickerOptions({ people: [], vendors: [vendor('A', more)] }, null, '', today)[0]
    assert.partialDeepStrictEqual(of({}), { line: 'Vendor · Plumbing · insured', isOrder: true, isUninsured: false })
    assert.partialDeepStrictEqual(of({ insuredUntil: null }), { line: 'Vendor · Plumbing' })
    assert.partialDeepStrictEqual(of({ insuredUntil: '2026-11-25' }), {
      line: 'Vendor · Plumbing · insurance expired',
      isUninsured: true,
    })
    assert.partialDeepStrictEqual(of({ hasEmail: false, insuredUntil: '2026-11-25' }), {
      line: 'Vendor · Plumbing · no email',
      isOrder: false,
      isUninsured: false,
      effect: words.assignEffects.vendor,
    })
  })
})
