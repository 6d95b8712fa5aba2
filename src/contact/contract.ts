import { z } from 'zod'
import { Status } from '#maintenance/choices.ts'
import { NewPlacedRequest } from '#maintenance/request-input.ts'
import { MaintenanceRequest } from '#maintenance/request.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'
import { filled, line, lines } from '#platform/typed-text.ts'
import { whyNotReply } from './rules.ts'
import { ReplyHelp } from './reply-help.ts'
import { words } from './words.ts'

export const reasons = [
  'schedule-tour',
  'rental-inquiry',
  'purchase-inquiry',
  'maintenance-request',
  'noise-complaint',
  'amenity-booking',
  'parking-inquiry',
  'building-services',
  'lease-renewal',
  'move-in-out',
  'billing-inquiry',
  'security-concern',
  'general-inquiry',
  'other',
] as const
export const Reason = z.enum(reasons)
export type Reason = z.infer<typeof Reason>
export const ReasonAsSent = spelledLike(reasons, {}, words.missing.reason)

/** What the form shows for each reason. */
export const reasonLabels: Readonly<Record<Reason, string>> = {
  'schedule-tour': 'Schedule a Tour',
  'rental-inquiry': 'Rental Inquiry',
  'purchase-inquiry': 'Purchase Inquiry',
  'maintenance-request': 'Maintenance Request',
  'noise-complaint': 'Noise Complaint',
  'amenity-booking': 'Amenity Booking',
  'parking-inquiry': 'Parking Inquiry',
  'building-services': 'Building Services',
  'lease-renewal': 'Lease Renewal',
  'move-in-out': 'Move In/Out Coordination',
  'billing-inquiry': 'Billing Inquiry',
  'security-concern': 'Security Concern',
  'general-inquiry': 'General Inquiry',
  other: 'Other',
}

/** Where a message stands: nobody answered, somebody did, or it is put away. */
export const messageStatuses = ['open', 'replied', 'archived'] as const
export const MessageStatus = z.enum(messageStatuses)
export type MessageStatus = z.infer<typeof MessageStatus>

export const contactFields = ['name', 'email', 'phone', 'reason', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/**
 * People never see this field of the form; programs that fill in everything give themselves away. Browsers complete
 * names, companies and addresses by themselves, but no such field.
 */
export const trapField = 'homepage'

const longestText = 200
const longestMessage = 5000
/** The visitor's subject and the mark in front of it. */
export const longestReplySubject = longestText + 'RPLY | 12345678 | '.length
/** A reply quotes the whole message, two characters more on each line. */
export const longestReply = 20_000

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** Letters of any alphabet, but nothing that could end an address or begin another. */
const email = new RegExp(String.raw`^[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}@(?:${label}\.)+${label}$`, 'u')

const tooLong = (field: keyof typeof words.fields, most = longestText) => words.tooLong(words.fields[field], most)

/** What a visitor sends with the contact form. */
export const NewMessage = z.object({
  name: line(words.missing.name).pipe(filled(words.missing.name, tooLong('name'), longestText)),
  email: line(words.missing.email).pipe(
    filled(words.missing.email, tooLong('email'), longestText).regex(email, words.badEmail),
  ),
  phone: line(words.missing.phone).pipe(
    z.string().min(1, { error: words.missing.phone, abort: true }).min(5, words.badPhone).max(40, words.badPhone),
  ),
  reason: ReasonAsSent,
  subject: line(words.missing.subject).pipe(filled(words.missing.subject, tooLong('subject'), longestText)),
  message: lines(words.missing.message).pipe(
    filled(words.missing.message, tooLong('message', longestMessage), longestMessage),
  ),
  [trapField]: z.unknown().optional(),
})
export type NewMessage = z.infer<typeof NewMessage>

export const NewReply = z.object({
  replyMessage: lines(words.emptyReply)
    .pipe(filled(words.emptyReply, words.tooLong(words.reply, longestReply), longestReply))
    .refine((text) => whyNotReply(text) === null, words.emptyReply),
  /** The form of the house unless said otherwise. */
  subject: line(words.missing.subject)
    .pipe(z.string().max(longestReplySubject, words.tooLong(words.fields.subject, longestReplySubject)))
    .optional(),
})
export type NewReply = z.infer<typeof NewReply>

/** What somebody who wrote gets back: their own words. */
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

/** A resident whose e-mail is that of the message; whether they wrote it, nobody has proved. */
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
  /** By when an answer is promised, and from when on that is near; null once there is one, or the message is put away. */
  answerBy: z.iso.datetime().nullable(),
  nearAt: z.iso.datetime().nullable(),
  /** What the message was turned into. */
  request: z.object({ id: z.uuid(), number: z.int(), status: Status }).nullable(),
  resident: WriterResident.nullable(),
  archivedAt: z.iso.datetime().nullable(),
  version: z.number(),
  /** For administrators only; absent for everybody else. */
  ipAddress: z.string().nullable().optional(),
  replies: z.array(MessageReply),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const longestList = 1000
export const MessageFilter = z.object({
  status: MessageStatus.optional(),
  reason: ReasonAsSent.optional(),
  search: z.string().max(longestText, words.tooLong(words.searchText, longestText)).optional(),
  /** Newest first unless said otherwise; who waits longest comes first with `oldest`. */
  sort: z.enum(['newest', 'oldest']).default('newest'),
  limit: z.coerce.number().int().min(1).max(longestList).default(longestList),
  /** The id of the last message of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type MessageFilter = z.infer<typeof MessageFilter>

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    for: 'anyone',
    summary: 'Send a message to the office',
    body: NewMessage,
    mayRefuse: [429],
    reply: SentMessage,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages',
    for: office,
    summary: 'Messages from the web site with their replies',
    query: MessageFilter,
    reply: z.array(ContactMessage),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages/:messageId',
    for: office,
    summary: 'One message with its replies',
    reply: ContactMessage,
  }),
  help: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages/reply-help',
    for: office,
    summary: 'What a reply can be helped with: units on the market, times for a visit',
    reply: ReplyHelp,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/reply',
    for: office,
    summary: 'Answer a message by mail',
    body: NewReply,
    ifMatch: true,
    reply: MessageReply,
    status: 201,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/archive',
    for: office,
    summary: 'Put a message away',
    ifMatch: true,
    reply: ContactMessage,
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/unarchive',
    for: office,
    summary: 'Take a message out of the archive',
    ifMatch: true,
    reply: ContactMessage,
  }),
  turn: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/:messageId/maintenance-request',
    for: office,
    summary: 'Turn a message into a maintenance request',
    body: NewPlacedRequest,
    ifMatch: true,
    mayRefuse: [409],
    reply: MaintenanceRequest,
    status: 201,
  }),
}
