import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Package } from '#packages/contract.ts'
import { targetOfPackage, targetOfPackages } from '#portals/desk/targets.ts'

const packageFor = (recipientId: string | null): Package => ({
  id: `package for ${recipientId}`,
  direction: 'incoming',
  status: 'waiting',
  trackingNumber: null,
  carrier: 'other',
  unit: { id: 'home', unitNumber: '2107' },
  recipientId,
  recipient: 'Amara Okafor',
  hasMovedOut: false,
  place: 'A1',
  isPerishable: false,
  isOversized: false,
  isDamaged: false,
  note: '',
  receivedAt: '2031-03-05T10:00:00Z',
  receivedBy: '',
  notifiedAt: null,
  reminders: 0,
  pausedUntil: null,
  returnOn: '2031-03-20',
  attention: null,
  reason: null,
  doneAt: null,
  doneBy: null,
  handedTo: null,
  handedToKind: null,
  proof: null,
  photos: [],
  version: 1,
})
const recipientsOf = (...recipients: (string | null)[]) => targetOfPackages(recipients.map(packageFor))?.recipients

describe('what "Hand out" of a list chooses', () => {
  it('is what the recipient may collect: for a person who moved out, nothing of the home', () => {
    assert.deepEqual(targetOfPackage(packageFor('amara')).recipients, ['amara', null])
    assert.deepEqual(targetOfPackage({ ...packageFor('amara'), hasMovedOut: true }).recipients, ['amara'])
    assert.deepEqual(targetOfPackage(packageFor(null)).recipients, [null])
  })
})

describe('what a pick-up code hands out', () => {
  it('is what the code opens: for a person who moved out, nothing of the home', () => {
    assert.deepEqual(recipientsOf('amara'), ['amara'])
    assert.deepEqual(recipientsOf('amara', 'amara', null), ['amara', null])
    assert.deepEqual(recipientsOf(null), [null])
    assert.equal(recipientsOf(), undefined)
  })
})
