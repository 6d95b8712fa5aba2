import { z } from 'zod'
import { borrowerKinds, loanProofs, longestName, longestNote, longestSeal } from './choices.ts'

const Note = z.string().trim().max(longestNote)

export const CheckOut = z.object({
  borrower: z.object({
    kind: z.enum(borrowerKinds),
    name: z.string().trim().min(1).max(longestName),
    /** The account of a resident or a colleague, or of the resident for whom an authorised person acts. */
    userId: z.uuid().nullish(),
    unitId: z.uuid().nullish(),
    vendorId: z.uuid().nullish(),
  }),
  dueAt: z.iso.datetime(),
  purpose: Note.default(''),
  proof: z.enum(loanProofs),
  /** The signature that was uploaded before, where it is the proof. */
  photoId: z.uuid().nullish(),
})
export type CheckOut = z.infer<typeof CheckOut>

export const CheckIn = z.object({ note: Note.default('') })
export type CheckIn = z.infer<typeof CheckIn>

export const NewDue = z.object({ dueAt: z.iso.datetime() })
export type NewDue = z.infer<typeof NewDue>

export const NewSeal = z.object({ sealNumber: z.string().trim().min(1).max(longestSeal) })
export type NewSeal = z.infer<typeof NewSeal>

export const BrokenSeal = z.object({ reason: z.string().trim().min(3).max(longestNote) })
export type BrokenSeal = z.infer<typeof BrokenSeal>
