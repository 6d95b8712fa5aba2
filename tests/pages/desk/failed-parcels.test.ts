import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  afterLoading,
  blankDraft,
  countNotTakenIn,
  isInHand,
  type IntakeDraft,
  resumeDraft,
  withFailed,
  withInHand,
  withoutSending,
  withPicture,
  withScanned,
} from '#portals/desk/intake/intake-draft.ts'
import { settledPicture, startUpload } from '#platform/ui/photos/form-picture.ts'
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
    assert.equal(resumeDraft(draft), draft)
  })
})

describe('the choices for a parcel that was not scanned', () => {
  it('are not those of the next round', () => {
    const chosen = { ...blankDraft, direction: 'outgoing' as const, parcel: { ...blankParcel, isPerishable: true } }
    assert.deepEqual(resumeDraft(chosen), blankDraft)
    assert.deepEqual(resumeDraft({ ...blankDraft, label: 'TBA50' }), blankDraft)
  })

  it('are not those of the label that comes after a parcel without a recipient', () => {
    const next = withScanned(inHand('1', { direction: 'outgoing' }), { carrier: 'amazon', number: '2' }, aside)
    assert.deepEqual([next.direction, next.unsaved[0]?.direction], ['incoming', 'outgoing'])
    const first = withScanned({ ...blankDraft, direction: 'outgoing' }, { carrier: 'amazon', number: '2' }, aside)
    assert.equal(first.direction, 'incoming')
  })
})

describe('a parcel that is being sent', () => {
  const draft = { ...inHand('3'), sending: [failed('1')], unsaved: [{ ...failed('2'), typed: '', reason }] }

  it('is counted until its answer is there', () => {
    assert.equal(countNotTakenIn(draft), 3)
    assert.equal(countNotTakenIn(withoutSending(draft, failed('1'))), 2)
  })

  it('is in the list when the page is loaded again, and leaves it with the answer to another tab', () => {
    const loaded = afterLoading(draft, 'No answer')
    assert.deepEqual(
      [loaded.sending, loaded.unsaved.map((one) => [one.operation, one.reason])],
      [
        [],
        [
          ['operation of 1', 'No answer'],
          ['operation of 2', reason],
        ],
      ],
    )
    assert.equal(countNotTakenIn(loaded), 3)
    assert.deepEqual(withoutSending(loaded, failed('1')).unsaved, draft.unsaved)
  })
})

describe('an Enter', () => {
  it('is of the parcel that is still in hand', () => {
    const { parcel } = inHand('1')
    assert.ok(isInHand(inHand('1'), { ...parcel, isDamaged: true }))
    assert.ok(!isInHand(blankDraft, parcel))
    assert.ok(!isInHand(inHand('2'), parcel))
    assert.ok(!isInHand({ ...blankDraft, parcel: { ...blankParcel, tracking: null } }, blankParcel))
  })
})

describe('the photo of a parcel', () => {
  const file = new File([], 'label.png')

  it('is saved wherever its parcel is when the upload ends', async () => {
    const photo = startUpload(file, { upload: async () => 'the id', failed: '' })
    const parcel = { ...parcelOf('1'), photo }
    const attempt = { ...failed('1'), parcel }
    const draft = { ...blankDraft, parcel, sending: [attempt], unsaved: [{ ...attempt, typed: '', reason }] }
    const settled = await settledPicture(photo)
    const { parcel: own, sending, unsaved } = withPicture(draft, settled)
    for (const found of [own, sending[0]?.parcel, unsaved[0]?.parcel])
      assert.deepEqual(found?.photo, { ...photo, status: 'saved', id: 'the id' })
    assert.deepEqual(withPicture(inHand('2'), settled), inHand('2'))
  })

  it('is not there after its page was left during the upload', async () => {
    const photo = startUpload(file, { upload: () => new Promise(() => {}), failed: '' })
    const here = inHand('1', { parcel: { ...parcelOf('1'), photo } })
    assert.deepEqual(afterLoading(here, reason), here)
    const left = { ...photo, key: 'of another page' }
    const { parcel } = afterLoading({ ...here, parcel: { ...here.parcel, photo: left } }, reason)
    assert.equal(parcel.photo.status, 'failed')
    assert.equal((await settledPicture(left)).status, 'failed')
  })

  it('is not confused with none when it could not be uploaded', async () => {
    const photo = startUpload(Promise.resolve(null), { upload: async () => 'the id', failed: '' })
    assert.equal((await settledPicture(photo)).status, 'none')
    const upload = () => Promise.reject(new Error('No connection'))
    assert.equal((await settledPicture(startUpload(file, { upload, failed: '' }))).status, 'failed')
  })
})
