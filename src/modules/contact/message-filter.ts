import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { maxTextLength, messageStatuses } from './choices.ts'
import { contactTexts } from './messages/index.ts'
import { ReasonInput } from './reasons.ts'

/** The most messages of one answer. */
const maxListLength = 1000
export const MessageFilter = z.object({
  /** All except spam by default. */
  status: z.enum(messageStatuses).optional(),
  reason: ReasonInput.optional(),
  search: z
    .string()
    .max(maxTextLength, {
      error: fieldText((language) => contactTexts[language].tooLong(contactTexts[language].searchText, maxTextLength)),
    })
    .optional(),
  /** Newest first by default. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
  limit: z.coerce.number().int().min(1).max(maxListLength).default(maxListLength),
  cursor: Cursor,
})
export type MessageFilter = z.infer<typeof MessageFilter>
