import type { Direction } from '#packages/choices.ts'
import type { Tracking } from '#packages/tracking.ts'
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

export const withoutSending = (draft: IntakeDraft, { operation }: Attempt): IntakeDraft => ({
  ...draft,
  sending: draft.sending.filter((one) => one.operation !== operation),
})

export const withoutUnsaved = (draft: IntakeDraft, { operation }: Unsaved): IntakeDraft => ({
  ...draft,
  unsaved: draft.unsaved.filter((one) => one.operation !== operation),
})

/** What a parcel that is put aside needs: the operation with which it is sent later, and why it was not taken in. */
export type Aside = { operation: string; reason: string }

/** The parcel in hand goes into the list, because another one comes before its recipient was chosen. */
function withNothingInHand(draft: IntakeDraft, { operation, reason }: Aside): IntakeDraft {
  const { direction, parcel, typed } = draft
  const rest = { ...draft, parcel: blankParcel, typed: '', label: '' }
  if (!isScanned(draft)) return rest
  const aside = { operation: parcel.operation ?? operation, recipient: null, typed, parcel, direction, reason }
  return { ...rest, unsaved: [aside, ...draft.unsaved] }
}

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

/** What the page begins with: choices for a parcel that was not scanned are not those of the next one. */
export const resumed = (draft: IntakeDraft): IntakeDraft =>
  isScanned(draft) ? draft : { ...draft, direction: 'incoming', typed: '', parcel: blankParcel }

export const countNotTakenIn = (draft: Pick<IntakeDraft, 'unsaved' | 'parcel'>): number =>
  draft.unsaved.length + (isScanned(draft) ? 1 : 0)
