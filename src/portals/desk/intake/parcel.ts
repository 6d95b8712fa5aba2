import type { Direction } from '#packages/choices.ts'
import type { Tracking } from '#packages/tracking.ts'
import { noPicture, type Picture } from '#platform/ui/photos/form-picture.ts'
import type { Match } from '../matches.ts'

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

/** A parcel that is being sent: for whom, as it was when Enter was pressed. */
export type Attempt = { operation: string; match: Match; parcel: Parcel; direction: Direction }
/** One that could not be saved while another was in hand. */
export type Unsaved = Attempt & { reason: string }

/** The parcel in hand, and those that could not be saved. */
export type Parcels = { parcel: Parcel; unsaved: readonly Unsaved[] }

/** After a failed attempt: its parcel is in hand again, or in the list while another one is. */
export const withFailed = ({ parcel, unsaved }: Parcels, failed: Unsaved): Parcels =>
  parcel.tracking === undefined
    ? { parcel: { ...failed.parcel, operation: failed.operation }, unsaved }
    : { parcel, unsaved: [failed, ...unsaved] }
