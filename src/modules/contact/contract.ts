import { z } from 'zod'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { Status } from '#maintenance/requests/schemas.ts'
import { NewPlacedRequest } from '#maintenance/requests/request-input.ts'
import { MaintenanceRequest } from '#maintenance/requests/request.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import { endpoint } from '#platform/endpoint.ts'
import { isDialable } from '#platform/text/phones.ts'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { administrators, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { requiredText, line, lines } from '#platform/text/typed-text.ts'
import { validateReply } from './reply-text.ts'
import { MessageFilter } from './message-filter.ts'
import { ReplyHelp } from './reply-help.ts'
import { Reason, ReasonInput } from './reasons.ts'
import { contactTexts } from './messages/index.ts'
import { messageStatuses, maxTextLength, maxReplyLength, maxReplySubjectLength } from './choices.ts'

export const MessageStatus = z.enum(messageStatuses)

const maxMessageLength = 5000

const missing =
  (field: keyof typeof contactTexts.en.missing): Message =>
  (language) =>
    contactTexts[language].missing[field]
const tooLong =
  (field: keyof typeof contactTexts.en.fields, most = maxTextLength): Message =>
  (language) =>
    contactTexts[language].tooLong(contactTexts[language].fields[field], most)

/** What a visitor sends with the contact form. */
export const NewMessage = z.object({
  name: line(missing('name')).pipe(requiredText(missing('name'), tooLong('name'), maxTextLength)),
  email: line(missing('email')).pipe(
    requiredText(missing('email'), tooLong('email'), maxTextLength).refine(isEmailAddress, {
      error: fieldText((language) => contactTexts[language].badEmail),
    }),
  ),
  phone: line(missing('phone')).pipe(
    z
      .string()
      .min(1, { error: fieldText(missing('phone')), abort: true })
      .min(5, { error: fieldText((language) => contactTexts[language].badPhone) })
      .max(40, { error: fieldText((language) => contactTexts[language].badPhone) })
      .refine(isDialable, { error: fieldText((language) => contactTexts[language].badPhone) }),
  ),
  reason: ReasonInput,
  subject: line(missing('subject')).pipe(requiredText(missing('subject'), tooLong('subject'), maxTextLength)),
  message: lines(missing('message')).pipe(
    requiredText(missing('message'), tooLong('message', maxMessageLength), maxMessageLength),
  ),
})
export type NewMessage = z.infer<typeof NewMessage>

export const NewReply = z.object({
  replyMessage: lines((language) => contactTexts[language].emptyReply)
    .pipe(
      requiredText(
        (language) => contactTexts[language].emptyReply,
        (language) => contactTexts[language].tooLong(contactTexts[language].reply, maxReplyLength),
        maxReplyLength,
      ),
    )
    .refine((text) => validateReply(text) === null, {
      error: fieldText((language) => contactTexts[language].emptyReply),
    }),
  /** Defaults to `RPLY | code | subject`. */
  subject: line(missing('subject'))
    .pipe(
      z.string().max(maxReplySubjectLength, {
        error: fieldText((language) =>
          contactTexts[language].tooLong(contactTexts[language].fields.subject, maxReplySubjectLength),
        ),
      }),
    )
    .optional(),
})
export type NewReply = z.infer<typeof NewReply>

/** The answer to the sender: the message itself. */
export const SentMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: Reason,
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type SentMessage = z.infer<typeof SentMessage>

export const MessageReply = z.object({
  id: z.uuid(),
  subject: z.string(),
  replyMessage: z.string(),
  sentAt: z.iso.datetime(),
  repliedByUser: z.object({ firstName: z.string(), lastName: z.string() }),
})
export type MessageReply = z.infer<typeof MessageReply>

/** A resident as the writer of a message. */
export const WriterResident = z.object({
  tenantId: z.uuid(),
  fullName: z.string(),
  /** Where they live now; null without a home. */
  unitId: z.uuid().nullable(),
  unitNumber: z.string().nullable(),
})
export type WriterResident = z.infer<typeof WriterResident>

export const ContactMessage = SentMessage.extend({
  status: MessageStatus,
  /**
   * The SLA times of the answer; null when the message is answered or archived.
   */
  replyBy: z.iso.datetime().nullable(),
  dueSoonAt: z.iso.datetime().nullable(),
  /** What the message was turned into. */
  request: z.object({ id: z.uuid(), number: z.int(), status: Status }).nullable(),
  /** Who wrote it: signed in when they did, or linked by the office. */
  resident: WriterResident.nullable(),
  linkedHow: z.enum(['signed_in', 'office']).nullable(),
  /** When no resident is linked: the only active resident who signs in with the typed address. This is not verified. */
  suggestion: WriterResident.nullable(),
  archivedAt: z.iso.datetime().nullable(),
  /** When the wait began: when it was received, or marked as not spam. */
  waitingSince: z.iso.datetime(),
  version: z.number(),
  /** Only for administrators. */
  ipAddress: z.string().nullable().optional(),
  replies: z.array(MessageReply),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** `linkResident`: also links the message to the resident of the request. */
export const MessageToRequest = NewPlacedRequest.extend({
  linkResident: z.boolean({ error: fieldText((language) => contactTexts[language].badLink) }).default(false),
})
export type MessageToRequest = z.infer<typeof MessageToRequest>

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    roles: 'anyone',
    summary: 'Send a message to the office',
    body: NewMessage,
    errors: [429],
    reply: SentMessage,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages',
    roles: office,
    summary: 'Messages from the web site with their replies',
    query: MessageFilter,
    reply: z.array(ContactMessage),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/contact-messages',
    roles: administrators,
    summary: 'The matching messages as CSV for a spreadsheet; the export is audited',
    query: MessageFilter.omit({ limit: true, cursor: true }).extend({ columns: ExportedColumns }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages/:messageId',
    roles: office,
    summary: 'One message with its replies',
    reply: ContactMessage,
  }),
  help: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages/reply-help',
    roles: office,
    summary: 'Suggestions for a reply: units on the market, times for a visit',
    reply: ReplyHelp,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/reply',
    roles: office,
    summary: 'Reply to a message by e-mail',
    body: NewReply,
    ifMatch: true,
    reply: MessageReply,
    status: 201,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/archive',
    roles: office,
    summary: 'Archive a message',
    query: UndoableQuery,
    ifMatch: true,
    reply: ContactMessage,
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/unarchive',
    roles: office,
    summary: 'Unarchive a message',
    query: UndoableQuery,
    ifMatch: true,
    reply: ContactMessage,
  }),
  notSpam: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/not-spam',
    roles: office,
    summary: 'Move a message from spam to the open ones; its SLA starts now',
    query: UndoableQuery,
    ifMatch: true,
    reply: ContactMessage,
  }),
  turn: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/maintenance-request',
    roles: office,
    summary: 'Turn a message into a maintenance request',
    body: MessageToRequest,
    ifMatch: true,
    errors: [409],
    reply: MaintenanceRequest,
    status: 201,
  }),
}
