import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { Title, Description, Entry, PhotoIds, Reason } from '../requests/request-input.ts'
import { CategoryInput, PriorityInput } from '../requests/schemas.ts'
import { requestErrors } from '../requests/messages/errors.ts'

/** The form 'Submit New Maintenance Request'. */
export const NewOwnRequest = z.object({
  title: Title,
  category: CategoryInput.default('general'),
  priority: PriorityInput.default('normal'),
  description: Description,
  /** One of the resident's homes; the first when absent. */
  unitId: z.uuid({ error: fieldText((language) => requestErrors[language].chooseOwnHome) }).optional(),
  /** The scanned code of a place of the building, instead of a home. */
  placeCode: z
    .string({ error: fieldText((language) => requestErrors[language].badPlaceCode) })
    .max(40, { error: fieldText((language) => requestErrors[language].badPlaceCode) })
    .optional(),
  ...Entry.shape,
  /** Photos uploaded before by the same person. */
  photoIds: PhotoIds.optional(),
})
export type NewOwnRequest = z.infer<typeof NewOwnRequest>

/** What a resident may edit of a request until work begins; absent fields stay unchanged. */
export const OwnChanges = z.object({ title: Title.optional(), description: Description.optional(), ...Entry.shape })
export type OwnChanges = z.infer<typeof OwnChanges>

export const Withdrawal = z.object({ reason: Reason })
export type Withdrawal = z.infer<typeof Withdrawal>
