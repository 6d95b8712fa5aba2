import { z } from 'zod'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { Cursor } from '#platform/cursor.ts'
import { languages } from '#platform/language/language.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { UndoableQuery } from '#undo/operation.ts'
import {
  AnnouncementFile,
  SelectedPerson,
  Instant,
  Place,
  Recipient,
  Reminder,
  SheetHome,
  TextTranslations,
  UnitReads,
} from './announcement-parts.ts'
import { AnnouncementCategory, AnnouncementCategoryInput, AnnouncementState } from './schemas.ts'
import { announcementFilters, recipientStates } from './choices.ts'
import { announcementTexts } from './messages/index.ts'
import { AnnouncementAudience, CurrentAudience } from './announcement-audience.ts'
import { NewAnnouncement, AnnouncementChanges, CorrectedAddress } from './announcement-input.ts'

/** How many people it was delivered to, and the states of their e-mails. */
export const Reach = z.object({
  people: z.int(),
  read: z.int(),
  queued: z.int(),
  sent: z.int(),
  failed: z.int(),
})
export type Reach = z.infer<typeof Reach>

/** What the office sees of an announcement. */
export const OfficeAnnouncement = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** The language of both. */
  language: z.enum(languages),
  translations: TextTranslations,
  category: AnnouncementCategory,
  audience: CurrentAudience,
  /** The audience as text: 'Floors 12, 13'. */
  audienceName: z.string(),
  /** The people of the audience 'people', by name. */
  people: z.array(SelectedPerson),
  pinned: z.boolean(),
  emergency: z.boolean(),
  byMail: z.boolean(),
  state: AnnouncementState,
  publishedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  /** When the last attempt to deliver it failed; it is tried again. */
  deliveryFailedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  createdBy: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  files: z.array(AnnouncementFile),
  /** The newest first. */
  reminders: z.array(Reminder),
  /** Null until it was delivered. */
  reach: Reach.nullable(),
})
export type OfficeAnnouncement = z.infer<typeof OfficeAnnouncement>

export const ReachPreview = z.object({
  /** The current residents. */
  people: z.int(),
  homes: z.int(),
  /** How many of them would get an e-mail. */
  byMail: z.int(),
})
export type ReachPreview = z.infer<typeof ReachPreview>

const limit = (usual: number) => z.coerce.number().int().min(1).max(1000).default(usual)
const search = z
  .string()
  .max(200, { error: fieldText((language) => announcementTexts[language].searchTooLong) })
  .optional()

export const AnnouncementFilter = z.object({
  /** A state, or 'current': published or scheduled. */
  state: z.enum(announcementFilters).optional(),
  category: AnnouncementCategoryInput.optional(),
  search,
  limit: limit(1000),
  cursor: Cursor,
})
export type AnnouncementFilter = z.infer<typeof AnnouncementFilter>

export const RecipientFilter = z.object({
  state: z.enum(recipientStates).optional(),
  search,
  limit: limit(1000),
  cursor: Cursor,
})
export type RecipientFilter = z.infer<typeof RecipientFilter>

const announcementPath = '/api/admin/announcements/:id'
export const announcements = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/announcements',
    roles: office,
    summary: 'Announcements, the newest first',
    query: AnnouncementFilter,
    reply: z.array(OfficeAnnouncement),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/announcements',
    roles: administrators,
    summary: 'The matching announcements as CSV for a spreadsheet; the export is audited',
    query: AnnouncementFilter.omit({ limit: true, cursor: true }).extend({ columns: ExportedColumns }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
  find: endpoint({
    method: 'GET',
    path: announcementPath,
    roles: office,
    summary: 'One announcement with the state of its delivery',
    background: true,
    reply: OfficeAnnouncement,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/admin/announcements',
    roles: office,
    summary: 'Write an announcement: as a draft, for a later time, or for delivery at once',
    body: NewAnnouncement,
    status: 201,
    reply: OfficeAnnouncement,
  }),
  change: endpoint({
    method: 'PATCH',
    path: announcementPath,
    roles: office,
    summary: 'Change an announcement; the audience of a delivered one cannot change',
    query: UndoableQuery,
    body: AnnouncementChanges,
    ifMatch: true,
    errors: [409],
    reply: OfficeAnnouncement,
  }),
  end: endpoint({
    method: 'POST',
    path: `${announcementPath}/end`,
    roles: office,
    summary: 'Let a published announcement expire now',
    query: UndoableQuery,
    ifMatch: true,
    errors: [409],
    reply: OfficeAnnouncement,
  }),
  archive: endpoint({
    method: 'POST',
    path: `${announcementPath}/archive`,
    roles: office,
    summary: 'Archive an announcement: residents no longer see it, and a planned one is not sent',
    query: UndoableQuery,
    ifMatch: true,
    reply: OfficeAnnouncement,
  }),
  reach: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/reach',
    roles: office,
    summary: 'The number of people in an audience now',
    body: z.object({ audience: AnnouncementAudience }),
    reply: ReachPreview,
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/admin/announcements/places',
    roles: office,
    summary: 'The homes of the building: what floors, stacks and units an audience can be made of',
    reply: z.array(Place),
  }),
  recipients: endpoint({
    method: 'GET',
    path: `${announcementPath}/recipients`,
    roles: office,
    summary: 'The recipients: e-mail queued, sent or failed, and whether it was read',
    query: RecipientFilter,
    background: true,
    reply: z.array(Recipient),
  }),
  retry: endpoint({
    method: 'POST',
    path: `${announcementPath}/retry`,
    roles: office,
    summary: 'Send the failed e-mails again',
    reply: OfficeAnnouncement,
  }),
  remind: endpoint({
    method: 'POST',
    path: `${announcementPath}/reminders`,
    roles: office,
    summary: 'Write to the recipients who have not read it and can be reached',
    query: UndoableQuery,
    status: 201,
    errors: [409],
    reply: OfficeAnnouncement,
  }),
  readsByUnit: endpoint({
    method: 'GET',
    path: `${announcementPath}/units`,
    roles: office,
    summary: 'The homes of the recipients, and how many of them have read it',
    background: true,
    reply: z.array(UnitReads),
  }),
  correctAddress: endpoint({
    method: 'PUT',
    path: `${announcementPath}/recipients/:userId/address`,
    roles: office,
    summary: 'Correct the contact address of a recipient, and send the failed e-mail to it',
    body: CorrectedAddress,
    reply: OfficeAnnouncement,
  }),
  sheet: endpoint({
    method: 'GET',
    path: `${announcementPath}/sheet`,
    roles: office,
    summary: 'The homes that no e-mail reaches, for a printed sheet',
    reply: z.array(SheetHome),
  }),
  keepFile: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/files',
    roles: office,
    summary: 'Upload a PDF or picture for an announcement; an unused one is deleted after a day',
    bodyType: 'document',
    query: z.object({ name: z.string().max(200).default('document') }),
    status: 201,
    errors: [429],
    reply: AnnouncementFile,
  }),
}
