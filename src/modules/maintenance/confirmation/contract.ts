import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { Category } from '../requests/schemas.ts'
import { NewReopening } from '../resident/contract.ts'
import { Instant } from '../requests/request.ts'
import { requestErrors } from '../requests/messages/errors.ts'

/** The state of a confirmation question; `over` when other work followed. */
export const confirmationStates = ['waiting', 'confirmed', 'closed', 'reopened', 'over'] as const
export const ConfirmationState = z.enum(confirmationStates)
export type ConfirmationState = z.infer<typeof ConfirmationState>

/** What the page of the link shows to anyone who has the link: nothing about a person or a home. */
export const Confirmation = z.object({
  /** The number with the building's code, as in the e-mail. */
  number: z.string(),
  category: Category,
  state: ConfirmationState,
  confirmBy: Instant.nullable(),
})
export type Confirmation = z.infer<typeof Confirmation>

const Link = z.object({
  token: z
    .string({ error: fieldText((language) => requestErrors[language].incompleteLink) })
    .trim()
    .min(1, { error: fieldText((language) => requestErrors[language].incompleteLink) })
    .max(200, { error: fieldText((language) => requestErrors[language].incompleteLink) }),
})

/** Answers without signing in: the link opens one question about one request, and nothing else. */
export const confirmation = {
  look: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/look',
    roles: 'anyone',
    summary: 'The request that an e-mailed link asks about, and whether it was answered',
    body: Link,
    reply: Confirmation,
    errors: [429],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/confirm',
    roles: 'anyone',
    summary: 'Confirm the fix by an e-mailed link',
    body: Link,
    reply: Confirmation,
    errors: [409, 429],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/reopen',
    roles: 'anyone',
    summary: 'Report by an e-mailed link that it is not fixed',
    body: Link.extend(NewReopening.pick({ why: true }).shape),
    reply: Confirmation,
    errors: [409, 429],
  }),
}
