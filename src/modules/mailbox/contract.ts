import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import { waitingReasons } from './choices.ts'
import { AcceptInput, NewReceivingSettings, WorkingAddress } from './schemas.ts'

/** The mailbox that answers come to, and how it was read last. */
export const ReceivingSettings = z.object({
  /** Where the settings come from; those of the environment cannot be changed here. */
  source: z.enum(['environment', 'settings', 'none']),
  mailbox: z
    .object({
      host: z.string(),
      port: z.int(),
      security: z.enum(mailSecurities),
      username: z.string(),
      folder: z.string(),
      replyAddress: z.string(),
      authservId: z.string(),
    })
    .nullable(),
  readAt: z.iso.datetime().nullable(),
  /** The mailbox server's last error, unchanged. */
  lastError: z.string().nullable(),
  version: z.int(),
})
export type ReceivingSettings = z.infer<typeof ReceivingSettings>

export const ReceivingTest = z.object({ messages: z.int().nullable(), fault: z.string().nullable() })
export type ReceivingTest = z.infer<typeof ReceivingTest>

/** An e-mail that nobody can vouch for; the office reads it and decides. */
export const UnverifiedEmail = z.object({
  id: z.uuid(),
  fromAddress: z.string(),
  fromName: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The whole text, where a quotation or a signature was cut off. */
  fullText: z.string().nullable(),
  reason: z.enum(waitingReasons),
  photos: z.int(),
  leftOutFiles: z.int(),
  /** The request that its address names. */
  request: z.object({ id: z.uuid(), number: z.int(), title: z.string() }).nullable(),
  /** The person whom that address was given to. */
  person: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  receivedAt: z.iso.datetime(),
})
export type UnverifiedEmail = z.infer<typeof UnverifiedEmail>

export const UnverifiedFilter = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: Cursor,
})
export type UnverifiedFilter = z.infer<typeof UnverifiedFilter>

/** An address of a resident to which an e-mail could not be delivered. */
export const BouncedAddress = z.object({
  address: z.string(),
  /** Nobody writes to it but the sign-in; the office writes to another one. */
  isSignInOnly: z.boolean(),
  reason: z.string(),
  bouncedAt: z.iso.datetime(),
})
export type BouncedAddress = z.infer<typeof BouncedAddress>

const settings = '/api/admin/settings/receiving'
const emails = '/api/admin/incoming-emails'

/** Receiving answers, for administrators. */
export const receiving = {
  find: endpoint({
    method: 'GET',
    path: settings,
    roles: administrators,
    summary: 'The mailbox of answers, without its password',
    reply: ReceivingSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: settings,
    roles: administrators,
    summary: 'Store the mailbox of answers; an empty password leaves the stored one',
    body: NewReceivingSettings,
    ifMatch: true,
    errors: [409],
    reply: ReceivingSettings,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: settings,
    roles: administrators,
    summary: 'Stop receiving answers, and delete the stored password',
    errors: [404],
    reply: ReceivingSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: `${settings}/test`,
    roles: administrators,
    summary: 'Connect to this mailbox and count its messages; nothing is stored',
    body: NewReceivingSettings,
    reply: ReceivingTest,
  }),
}

/** Received e-mails that wait for the office, and addresses that do not work. */
export const incomingEmails = {
  list: endpoint({
    method: 'GET',
    path: emails,
    roles: office,
    summary: 'Unverified e-mails that wait for a decision, newest first',
    query: UnverifiedFilter,
    reply: z.array(UnverifiedEmail),
  }),
  check: endpoint({
    method: 'POST',
    path: `${emails}/check`,
    roles: office,
    summary: 'Read the mailbox now',
    reply: z.object({ received: z.int(), fault: z.string().nullable() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: `${emails}/:id/accept`,
    roles: office,
    summary: "Add an unverified e-mail to its request as the resident's message",
    body: AcceptInput,
    errors: [409],
    reply: z.object({ requestId: z.uuid(), number: z.int() }),
  }),
  discard: endpoint({
    method: 'POST',
    path: `${emails}/:id/discard`,
    roles: office,
    summary: 'Discard an unverified e-mail with its text and pictures',
    errors: [409],
    reply: z.object({ message: z.string() }),
  }),
  bounced: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id/bounced-addresses',
    roles: office,
    summary: "A resident's present addresses to which an e-mail could not be delivered",
    reply: z.array(BouncedAddress),
  }),
  working: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/bounced-addresses/working',
    roles: office,
    summary: "Mark a resident's bounced address as working again",
    body: WorkingAddress,
    reply: z.array(BouncedAddress),
  }),
}
