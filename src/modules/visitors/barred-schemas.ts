import { z } from 'zod'
import { longestName, longestReason } from './choices.ts'
import { deskVisitorWords as words } from './messages/desk.ts'

const required = { error: () => words.required }
const Day = z.iso.date({ error: () => words.badDay })
const texts = {
  fullName: z.string(required).trim().min(1, required).max(longestName),
  reason: z.string(required).trim().min(1, required).max(longestReason),
}

/** A person whom the desk must not admit. In a file of its own, so that the desk loads no texts of residents. */
export const BarredInput = z.object({
  ...texts,
  /** For visits to this home alone. */
  unitId: z.uuid().nullish(),
  validUntil: Day.nullish(),
})
export type BarredInput = z.infer<typeof BarredInput>

/** The form of an entry: an empty day is none. */
export const BarredFormInput = z.object({ ...texts, validUntil: z.union([z.literal(''), Day]) })
export type BarredValues = z.infer<typeof BarredFormInput>
