import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { Title, Description, Entry, PhotoIds } from '../requests/request-input.ts'
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
  ...Entry.shape,
  /** Photos uploaded before by the same person. */
  photoIds: PhotoIds.optional(),
})
export type NewOwnRequest = z.infer<typeof NewOwnRequest>
