import { moneyLimits, toNumber } from '#platform/text/typed-number.ts'
import type { NewVisit } from '../../schemas.ts'

/** A part as it is typed. */
export type PartDraft = { key: number; name: string; quantity: string; cost: string }
/** What the form for completed work holds until it is sent. */
export type VisitDraft = {
  note: string
  photos: readonly File[]
  /** Null until the person changes the suggested time. */
  minutes: number | null
  parts: readonly PartDraft[]
  needsSecondVisit: boolean
}

export const emptyDraft: VisitDraft = { note: '', photos: [], minutes: null, parts: [], needsSecondVisit: false }

export const isTyped = ({ note, photos, parts }: VisitDraft) =>
  note.trim() !== '' || photos.length > 0 || parts.some(({ name }) => name.trim() !== '')

/** A cost that cannot be read is a mistake; an empty one is no cost. */
export const isCostReadable = (cost: string) => cost.trim() === '' || (toNumber(cost, moneyLimits) ?? -1) >= 0

/** Parts without a name are left out; a quantity that is no number counts as one. */
export const visitOf = ({ note, parts, needsSecondVisit }: VisitDraft, minutes: number): NewVisit => ({
  note: note.trim(),
  minutes,
  parts: parts
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, quantity, cost }) => ({
      name: name.trim(),
      quantity: Math.min(999, Math.max(1, Math.round(Number(quantity)) || 1)),
      cost: cost.trim() === '' ? null : toNumber(cost, moneyLimits),
    })),
  needsSecondVisit,
})
