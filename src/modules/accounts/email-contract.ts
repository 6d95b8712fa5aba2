import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { signedIn } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { emailAddressTexts } from './messages/email.ts'
import { SignInEmailChange } from './schemas.ts'

const StatusMessage = z.object({ message: z.string() })

const Link = z.object({
  token: z
    .string({ error: fieldText((language) => emailAddressTexts[language].badLink) })
    .trim()
    .min(1, { error: fieldText((language) => emailAddressTexts[language].badLink) })
    .max(200, { error: fieldText((language) => emailAddressTexts[language].badLink) }),
})

/** What a link confirms. */
export const EmailToConfirm = z.object({ purpose: z.enum(['sign-in', 'contact']), email: z.string() })
export type EmailToConfirm = z.infer<typeof EmailToConfirm>

export const emailChanges = {
  request: endpoint({
    method: 'POST',
    path: '/api/account/email',
    roles: signedIn,
    summary: 'Request another sign-in address; it changes once the link sent there is confirmed',
    body: SignInEmailChange,
    errors: [429, 503],
    reply: StatusMessage,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/account/email/resend',
    roles: signedIn,
    summary: 'Send the link to the new sign-in address again',
    errors: [409, 429],
    reply: StatusMessage,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/account/email',
    roles: signedIn,
    summary: 'Cancel a pending change of the sign-in address; without one nothing happens',
    reply: StatusMessage,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/look',
    roles: 'anyone',
    summary: 'The address that an e-mailed link confirms; changes nothing',
    body: Link,
    errors: [429],
    reply: EmailToConfirm,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/confirm',
    roles: 'anyone',
    summary: 'Confirm a new address with the token of the link that was sent there',
    body: Link,
    errors: [429],
    reply: EmailToConfirm,
  }),
}
