import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  blankDraft,
  type IntakeDraft,
  resumed,
  withFailed,
  withInHand,
  withScanned,
} from '#portals/desk/intake/intake-draft.ts'
import { type Attempt, blankParcel, type Parcel } from '#portals/desk/intake/parcel.ts'

const parcelOf = (number: string): Parcel => ({ ...blankParcel, tracking: { carrier: 'amazon', number } })
const failed = (number: string): Attempt => ({
  operation: `operation of ${number}`,
  recipient: { unitId: '', unitNumber: '2107', recipientId: null, name: '' },
  parcel: parcelOf(number),
  direction: 'incoming',
})
const reason = 'No connection'
const aside = { operation: 'aside', reason: 'No recipient' }
const inHand = (number: string, more: Partial<IntakeDraft> = {}): IntakeDraft => ({
  ...blankDraft,
  parcel: parcelOf(number),
  ...more,
})

describe('parcels that could not be saved', () => {
  it('are in hand again one at a time, and the others in the list', () => {
    const sending = [failed('2'), failed('1')]
    const one = withFailed({ ...blankDraft, sending }, failed('1'), reason)
    assert.deepEqual(one.parcel, { ...parcelOf('1'), operation: 'operation of 1' })
    // The connection was lost: both calls fail in the same moment.
    const both = withFailed(one, failed('2'), reason)
    assert.deepEqual(both, { ...one, sending: [], unsaved: [{ ...failed('2'), typed: '', reason }] })
  })

  it('leave the next one in hand that was scanned, and the label that is being typed', () => {
    for (const next of [inHand('2'), { ...blankDraft, label: 'TBA50' }])
      assert.deepEqual(withFailed(next, failed('1'), reason), {
        ...next,
        unsaved: [{ ...failed('1'), typed: '', reason }],
      })
  })
})

describe('a parcel without a recipient', () => {
  it('is in the list when another label is scanned, and in hand again with what was typed', () => {
    const next = withScanned(inHand('1', { typed: 'oka' }), { carrier: 'amazon', number: '2' }, aside)
    assert.deepEqual([next.parcel.tracking?.number, next.typed], ['2', ''])
    const [left] = next.unsaved
    assert.deepEqual([left?.parcel.tracking?.number, left?.typed, left?.reason], ['1', 'oka', 'No recipient'])
    if (!left) return
    const back = withInHand(next, left, { ...aside, operation: 'another' })
    assert.deepEqual([back.parcel.tracking?.number, back.typed], ['1', 'oka'])
    assert.deepEqual(
      back.unsaved.map(({ parcel }) => parcel.tracking?.number),
      ['2'],
    )
  })

  it('stays in hand when its own label is scanned again, or the page is left', () => {
    const draft = inHand('1', { typed: 'oka', direction: 'outgoing' })
    assert.equal(withScanned(draft, { carrier: 'amazon', number: '1' }, aside), draft)
    assert.equal(resumed(draft), draft)
  })
})

describe('the choices for a parcel that was not scanned', () => {
  it('are not those of the next round', () => {
    const chosen = { ...blankDraft, direction: 'outgoing' as const, parcel: { ...blankParcel, isPerishable: true } }
    assert.deepEqual(resumed(chosen), blankDraft)
  })
})
