import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { smsContentTypes } from './choices.ts'
import { NewGateway } from './sms-schemas.ts'

/** How text messages are sent, without the secret. */
export const SmsSettings = z.object({
  /** `gateway` as described here, `folder` outside production without one, or not at all. */
  way: z.enum(['gateway', 'folder', 'none']),
  url: z.string(),
  header: z.string(),
  hasSecret: z.boolean(),
  contentType: z.enum(smsContentTypes),
  body: z.string(),
  /** Text messages of the last seven days, by state. */
  counts: z.object({ sent: z.int(), waiting: z.int(), failed: z.int() }),
  /** Why the last one was not sent; null when it was. */
  lastError: z.string().nullable(),
})
export type SmsSettings = z.infer<typeof SmsSettings>

const at = '/api/admin/settings/sms'

export const smsSettings = {
  find: endpoint({
    method: 'GET',
    path: at,
    roles: administrators,
    summary: 'The gateway for text messages, without its secret, and what became of the last ones',
    reply: SmsSettings,
  }),
  set: endpoint({
    method: 'PUT',
    path: at,
    roles: administrators,
    summary: 'Describe the gateway for text messages; without a secret the stored one stays',
    body: NewGateway,
    reply: SmsSettings,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: at,
    roles: administrators,
    summary: 'Send no text messages any more',
    reply: SmsSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: `${at}/test`,
    roles: administrators,
    summary: "Send a text message to the caller's own phone, and say what the gateway answered",
    errors: [409, 429],
    reply: z.object({ to: z.string(), fault: z.string().nullable() }),
  }),
}
