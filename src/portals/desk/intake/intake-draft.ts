import type { Direction } from '#packages/choices.ts'
import type { Tracking } from '#packages/tracking.ts'
import { isUploading, type Picture } from '#platform/ui/photos/form-picture.ts'
import { type Attempt, blankParcel, type Parcel, type Unsaved } from './parcel.ts'

/** What is on the counter and not taken in yet. */
export type IntakeDraft = {
  direction: Direction
  /** What is typed in the fields of the label and of the recipient. */
  label: string
  typed: string
  parcel: Parcel
  unsaved: readonly Unsaved[]
  /** Their answer is not there yet. */
  sending: readonly Attempt[]
}

export const blankDraft: IntakeDraft = {
  direction: 'incoming',
  label: '',
  typed: '',
  parcel: blankParcel,
  unsaved: [],
  sending: [],
}

const isScanned = ({ parcel }: Pick<IntakeDraft, 'parcel'>) => parcel.tracking !== undefined

/** After a failed attempt: its parcel is in hand again, or in the list while another one is. */
export function withFailed(draft: IntakeDraft, failed: Attempt, reason: string): IntakeDraft {
  const next = withoutSending(draft, failed)
  return isScanned(next) || next.label !== ''
    ? { ...next, unsaved: [{ ...failed, typed: '', reason }, ...next.unsaved] }
    : { ...next, direction: failed.direction, parcel: { ...failed.parcel, operation: failed.operation } }
}

/** Without a parcel whose answer is there; another tab that was opened meanwhile has it in the list. */
export const withoutSending = (draft: IntakeDraft, attempt: Pick<Attempt, 'operation'>): IntakeDraft => ({
  ...withoutUnsaved(draft, attempt),
  sending: draft.sending.filter(({ operation }) => operation !== attempt.operation),
})

export const withoutUnsaved = (draft: IntakeDraft, dropped: Pick<Attempt, 'operation'>): IntakeDraft => ({
  ...draft,
  unsaved: draft.unsaved.filter(({ operation }) => operation !== dropped.operation),
})

/** With a photo whose upload has ended, wherever its parcel is by then: another one may be in hand. */
export const withPicture = (draft: IntakeDraft, picture: Picture): IntakeDraft =>
  withPictures(draft, (one) => (one.key === picture.key ? picture : one))

function withPictures(draft: IntakeDraft, change: (picture: Picture) => Picture): IntakeDraft {
  const changed = (parcel: Parcel): Parcel => {
    const photo = change(parcel.photo)
    return photo === parcel.photo ? parcel : { ...parcel, photo }
  }
  const changedAll = <One extends { parcel: Parcel }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, parcel: changed(one.parcel) }))
  return {
    ...draft,
    parcel: changed(draft.parcel),
    unsaved: changedAll(draft.unsaved),
    sending: changedAll(draft.sending),
  }
}

/**
 * A draft of a page that was left. What was being sent then may have arrived; it is in the list, to be sent again with the same key. A photo
 * that was being uploaded is not there.
 */
export function afterLoading(draft: IntakeDraft, reason: string): IntakeDraft {
  const unanswered = draft.sending.map((one): Unsaved => ({ ...one, typed: '', reason }))
  const listed = { ...draft, unsaved: [...unanswered, ...draft.unsaved], sending: [] }
  return withPictures(listed, (one) =>
    one.status === 'sending' && !isUploading(one) ? { ...one, status: 'failed' } : one,
  )
}

/** What a parcel that is put aside needs: the operation with which it is sent later, and why it was not taken in. */
export type Aside = { operation: string; reason: string }

/** The parcel in hand goes into the list, because another one comes before its recipient was chosen. */
function withNothingInHand(draft: IntakeDraft, { operation, reason }: Aside): IntakeDraft {
  const { direction, parcel, typed } = draft
  const rest: IntakeDraft = { ...draft, direction: 'incoming', parcel: blankParcel, typed: '', label: '' }
  if (!isScanned(draft)) return rest
  const aside = { operation: parcel.operation ?? operation, recipient: null, typed, parcel, direction, reason }
  return { ...rest, unsaved: [aside, ...draft.unsaved] }
}

/** Whether a parcel is still in hand: an Enter that is answered later may be of one that was sent meanwhile. */
export const isInHand = ({ parcel: { tracking } }: IntakeDraft, parcel: Parcel): boolean =>
  tracking !== undefined && parcel.tracking !== undefined && tracking?.number === parcel.tracking?.number

/** A label was scanned on another screen. */
export function withScanned(draft: IntakeDraft, tracking: Tracking, aside: Aside): IntakeDraft {
  if (draft.parcel.tracking?.number === tracking.number) return draft
  return { ...withNothingInHand(draft, aside), parcel: { ...blankParcel, tracking } }
}

/** A parcel without a recipient is in hand again. */
export function withInHand(draft: IntakeDraft, chosen: Unsaved, aside: Aside): IntakeDraft {
  const { direction, typed, parcel, operation } = chosen
  return {
    ...withNothingInHand(withoutUnsaved(draft, chosen), aside),
    direction,
    typed,
    parcel: { ...parcel, operation },
  }
}

/**
 * What the page begins with: choices for a parcel that was not scanned are not those of the next one, and a label that is scanned would
 * be added to half of another one.
 */
export const resumeDraft = (draft: IntakeDraft): IntakeDraft =>
  isScanned(draft) ? draft : { ...draft, direction: 'incoming', label: '', typed: '', parcel: blankParcel }

/** Also those whose answer is not there yet: they may fail while another page is shown. */
export const countNotTakenIn = (draft: Pick<IntakeDraft, 'unsaved' | 'sending' | 'parcel'>): number =>
  draft.unsaved.length + draft.sending.length + (isScanned(draft) ? 1 : 0)
