import type { Direction } from '#packages/choices.ts'
import type { Tracking } from '#packages/tracking.ts'
import { noPicture, type Picture } from '#platform/ui/photos/form-picture.ts'
import type { Match } from '../search/matches.ts'

/** What is known of the parcel that is being taken in, besides whose it is. */
export type Parcel = {
  /** Undefined until the label was scanned; null for a parcel without a number. */
  tracking: Tracking | null | undefined
  /** Null for the shelf that the rules choose. */
  place: string | null
  /** The photo of its label, which may still be uploaded when the next label is scanned. */
  photo: Picture
  /** Of an attempt that failed: its answer may have been lost, so that the next one has the same. */
  operation: string | null
  isPerishable: boolean
  isOversized: boolean
  isDamaged: boolean
}

export const blankParcel: Parcel = {
  tracking: undefined,
  place: null,
  photo: noPicture,
  operation: null,
  isPerishable: false,
  isOversized: false,
  isDamaged: false,
}

/** Whose parcel it is; for the whole home without a person. */
export type IntakeRecipient = { unitId: string; unitNumber: string; recipientId: string | null; name: string }

export const recipientOf = (match: Match): IntakeRecipient | null =>
  match.kind === 'person'
    ? {
        unitId: match.person.unitId,
        unitNumber: match.person.unitNumber,
        recipientId: match.person.userId,
        name: match.person.name,
      }
    : match.kind === 'unit'
      ? { unitId: match.unit.unitId, unitNumber: match.unit.unitNumber, recipientId: null, name: '' }
      : null

/** A parcel that is being sent: for whom, as it was when Enter was pressed. */
export type Attempt = { operation: string; recipient: IntakeRecipient; parcel: Parcel; direction: Direction }

/** One that is not taken in: its call failed while another was in hand, or another label was scanned before its recipient was chosen. */
export type Unsaved = Omit<Attempt, 'recipient'> & {
  recipient: IntakeRecipient | null
  /** What was typed of the recipient. */
  typed: string
  reason: string
}
