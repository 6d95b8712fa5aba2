import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { words } from './messages/en.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import { ManyResult, SelectedIds } from '#undo/many.ts'
import { emailStates, longestList } from './choices.ts'
import { NewMailServer } from './schemas.ts'

export const EmailState = z.enum(emailStates, words.badState)

/** What an e-mail is about. */
export const emailKinds = [
  'reset',
  'invitation',
  'account',
  'request',
  'website',
  'announcement',
  'backup',
  'trial',
  'system',
] as const
export const EmailKind = z.enum(emailKinds)
export type EmailKind = z.infer<typeof EmailKind>

/** An e-mail as listed. */
export const OutboxEmail = z.object({
  id: z.uuid(),
  to: z.string(),
  toName: z.string().nullable(),
  subject: z.string(),
  kind: EmailKind,
  state: EmailState,
  attempts: z.int(),
  /** The mail server's last error, unchanged. */
  lastError: z.string().nullable(),
  /** Why it cannot be sent again; null when it can. */
  resendDisabledReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type OutboxEmail = z.infer<typeof OutboxEmail>

/** An e-mail with its text, without links that contain a secret. */
export const EmailDetail = OutboxEmail.extend({ text: z.string() })
export type EmailDetail = z.infer<typeof EmailDetail>

export const EmailFilter = z.object({
  state: EmailState.optional(),
  search: z.string().max(200, words.searchTooLong).optional(),
  limit: z.coerce.number().int().min(1).max(longestList).default(50),
  cursor: Cursor,
})
export type EmailFilter = z.infer<typeof EmailFilter>

/** The mail server of the settings, without its password. */
export const MailServer = z.object({
  /** Where the settings come from that are used; those of the environment cannot be changed here. */
  source: z.enum(['environment', 'settings', 'none']),
  stored: z
    .object({
      host: z.string(),
      port: z.int(),
      security: z.enum(mailSecurities),
      username: z.string(),
      /** Empty for the address of the office. */
      sender: z.string(),
    })
    .nullable(),
  version: z.int(),
})
export type MailServer = z.infer<typeof MailServer>

/** How e-mails are sent, and their number in each state. */
export const MailSettings = z.object({
  way: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('server'), host: z.string(), port: z.int() }),
    z.object({ kind: z.literal('folder'), folder: z.string() }),
  ]),
  server: MailServer,
  /** The recipient of a test e-mail: the caller. */
  own: z.string(),
  counts: z.record(EmailState, z.int()),
  /** Failed e-mails that can be sent again, and the time of the oldest. */
  again: z.object({ count: z.int(), oldest: z.iso.datetime().nullable() }),
})
export type MailSettings = z.infer<typeof MailSettings>

export const TrialResult = z.object({ email: OutboxEmail, fault: z.string().nullable() })
export type TrialResult = z.infer<typeof TrialResult>

const at = '/api/admin/settings/mail'

export const outbox = {
  settings: endpoint({
    method: 'GET',
    path: at,
    roles: administrators,
    summary: 'How e-mails are sent, and how many are queued or failed',
    reply: MailSettings,
  }),
  saveServer: endpoint({
    method: 'PUT',
    path: `${at}/server`,
    roles: administrators,
    summary: 'Store the mail server, which the next e-mail uses; an empty password leaves the stored one',
    body: NewMailServer,
    ifMatch: true,
    errors: [409],
    reply: MailServer,
  }),
  removeServer: endpoint({
    method: 'DELETE',
    path: `${at}/server`,
    roles: administrators,
    summary: 'Stop using the stored mail server, and delete its password',
    errors: [404],
    reply: MailServer,
  }),
  list: endpoint({
    method: 'GET',
    path: `${at}/emails`,
    roles: administrators,
    summary: 'The e-mails of the outbox, newest first',
    query: EmailFilter,
    reply: z.array(OutboxEmail),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/emails',
    roles: administrators,
    summary: 'The matching e-mails without their texts, as CSV for a spreadsheet; the export is audited',
    query: EmailFilter.omit({ limit: true, cursor: true }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
  read: endpoint({
    method: 'POST',
    path: `${at}/emails/:id/read`,
    roles: administrators,
    summary: 'One e-mail without secret links; reading it is audited',
    reply: EmailDetail,
  }),
  again: endpoint({
    method: 'POST',
    path: `${at}/emails/:id/again`,
    roles: administrators,
    summary: 'Send a failed e-mail again',
    errors: [409],
    reply: OutboxEmail,
  }),
  manyAgain: endpoint({
    method: 'POST',
    path: `${at}/emails/again`,
    roles: administrators,
    summary: 'Send many failed e-mails again. Sent again, it changes nothing more',
    body: z.object({ ids: SelectedIds }),
    reply: ManyResult,
  }),
  allAgain: endpoint({
    method: 'POST',
    path: `${at}/again`,
    roles: administrators,
    summary: 'Send all failed e-mails again',
    reply: z.object({ count: z.int() }),
  }),
  sendTestEmail: endpoint({
    method: 'POST',
    path: `${at}/trial`,
    roles: administrators,
    summary: 'Send a test e-mail to the own address and return the response of the mail server',
    reply: TrialResult,
  }),
}
