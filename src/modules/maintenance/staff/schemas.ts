import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { Cost, NoteText } from '../requests/request-input.ts'
import { StatusInput } from '../requests/schemas.ts'
import { staffStatuses } from '../requests/rules.ts'
import { mostMinutes, mostParts, mostQuantity } from './choices.ts'
import { staffErrors } from './messages/errors.ts'

/** A part that a visit used; the cost is dollars for all of them together. */
export const Part = z.object({
  name: z
    .string({ error: () => staffErrors.noPart })
    .trim()
    .min(1, { error: () => staffErrors.noPart })
    .refine(isVisible, { error: () => staffErrors.noPart })
    .max(200, { error: () => staffErrors.longPart }),
  quantity: z
    .int({ error: () => staffErrors.badQuantity })
    .min(1, { error: () => staffErrors.badQuantity })
    .max(mostQuantity, { error: () => staffErrors.badQuantity })
    .default(1),
  cost: Cost.nullable().default(null),
})
export type Part = z.infer<typeof Part>

/** What a visit has done, in one step. With `needsSecondVisit` the request stays open. */
export const NewVisit = z.object({
  /** What was done; the resident reads it. */
  note: NoteText,
  minutes: z
    .int({ error: staffErrors.badMinutes })
    .min(0, { error: staffErrors.badMinutes })
    .max(mostMinutes, { error: staffErrors.badMinutes })
    .nullable()
    .default(null),
  parts: z
    .array(Part, { error: () => staffErrors.badParts })
    .max(mostParts, { error: () => staffErrors.manyParts })
    .default([]),
  needsSecondVisit: z.boolean({ error: () => staffErrors.badSecondVisit }).default(false),
})
export type NewVisit = z.infer<typeof NewVisit>

/** One of the statuses that the staff portal offers. */
export const StaffStatus = z.object({
  status: StatusInput.refine((status) => staffStatuses.includes(status), {
    error: fieldText(() => staffErrors.badStatus),
  }),
})
