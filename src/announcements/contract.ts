import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { filled, line, lines } from '#platform/typed-text.ts'
import { AnnouncementFile, Instant, Place, Recipient, SheetHome } from './announcement-parts.ts'
import {
  AnnouncementCategory,
  AnnouncementCategoryAsSent,
  AnnouncementState,
  longestBody,
  mostFiles,
  SendingTime,
} from './choices.ts'
import { words } from './words.ts'

/** How many it reached, and how it went. */
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
  category: AnnouncementCategory,
  audience: Audience,
  /** The same in words: 'Floors 12, 13'. */
  audienceName: z.string(),
  pinned: z.boolean(),
  emergency: z.boolean(),
  byMail: z.boolean(),
  state: AnnouncementState,
  publishedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  createdBy: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  files: z.array(AnnouncementFile),
  /** Null until it was delivered. */
  reach: Reach.nullable(),
})
export type OfficeAnnouncement = z.infer<typeof OfficeAnnouncement>

const longestTitle = 200
const title = line(words.missing.title).pipe(filled(words.missing.title, words.tooLong(longestTitle), longestTitle))
const body = lines(words.missing.body).pipe(filled(words.missing.body, words.tooLong(longestBody), longestBody))
const FileIds = z.array(z.uuid(words.fileGone), words.fileGone).max(mostFiles, words.mostFiles(mostFiles))

export const NewAnnouncement = z.object({
  title,
  body,
  category: AnnouncementCategoryAsSent,
  audience: Audience,
  pinned: z.boolean().default(false),
  emergency: z.boolean().default(false),
  byMail: z.boolean().default(false),
  /** `later` goes out at `publishedAt`. */
  when: SendingTime.default('draft'),
  publishedAt: Instant.nullish(),
  expiresAt: Instant.nullish(),
  fileIds: FileIds.default([]),
})
export type NewAnnouncement = z.infer<typeof NewAnnouncement>

/** Once it went out, whom it is for and how it was sent stay as they were. */
export const AnnouncementChanges = z.object({
  title: title.optional(),
  body: body.optional(),
  category: AnnouncementCategoryAsSent.optional(),
  audience: Audience.optional(),
  pinned: z.boolean().optional(),
  emergency: z.boolean().optional(),
  byMail: z.boolean().optional(),
  when: SendingTime.optional(),
  publishedAt: Instant.nullish(),
  expiresAt: Instant.nullish(),
  fileIds: FileIds.optional(),
})
export type AnnouncementChanges = z.infer<typeof AnnouncementChanges>

export const ReachPreview = z.object({
  /** Who lives there now. */
  people: z.int(),
  homes: z.int(),
  /** How many of them a letter would go to. */
  byMail: z.int(),
})
export type ReachPreview = z.infer<typeof ReachPreview>

const limit = (usual: number) => z.coerce.number().int().min(1).max(1000).default(usual)
const search = z.string().max(200, words.searchTooLong).optional()

export const AnnouncementFilter = z.object({
  state: AnnouncementState.optional(),
  category: AnnouncementCategoryAsSent.optional(),
  search,
  limit: limit(1000),
  /** The id of the last announcement of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type AnnouncementFilter = z.infer<typeof AnnouncementFilter>

export const recipientStates = ['read', 'unread', 'queued', 'sent', 'failed', 'none'] as const
export const RecipientFilter = z.object({
  state: z.enum(recipientStates).optional(),
  search,
  limit: limit(1000),
  /** The person at the end of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type RecipientFilter = z.infer<typeof RecipientFilter>

const one = '/api/admin/announcements/:id'
export const announcements = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/announcements',
    for: office,
    summary: 'Announcements, the newest first',
    query: AnnouncementFilter,
    reply: z.array(OfficeAnnouncement),
  }),
  find: endpoint({
    method: 'GET',
    path: one,
    for: office,
    summary: 'One announcement with what became of it',
    background: true,
    reply: OfficeAnnouncement,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/admin/announcements',
    for: office,
    summary: 'Write an announcement: as a draft, for a later time, or for delivery at once',
    body: NewAnnouncement,
    status: 201,
    reply: OfficeAnnouncement,
  }),
  change: endpoint({
    method: 'PATCH',
    path: one,
    for: office,
    summary: 'Change an announcement; whom a delivered one reached stays',
    body: AnnouncementChanges,
    ifMatch: true,
    mayRefuse: [409],
    reply: OfficeAnnouncement,
  }),
  end: endpoint({
    method: 'POST',
    path: `${one}/end`,
    for: office,
    summary: 'Let a published announcement expire now',
    ifMatch: true,
    mayRefuse: [409],
    reply: OfficeAnnouncement,
  }),
  archive: endpoint({
    method: 'POST',
    path: `${one}/archive`,
    for: office,
    summary: 'Put an announcement away: residents no longer see it, and a planned one is not sent',
    ifMatch: true,
    reply: OfficeAnnouncement,
  }),
  reach: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/reach',
    for: office,
    summary: 'How many people an audience means as things stand now',
    body: z.object({ audience: Audience }),
    reply: ReachPreview,
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/admin/announcements/places',
    for: office,
    summary: 'The homes of the building: what floors, stacks and units an audience can be made of',
    reply: z.array(Place),
  }),
  recipients: endpoint({
    method: 'GET',
    path: `${one}/recipients`,
    for: office,
    summary: 'Person by person: letter queued, sent or failed, and whether it was read',
    query: RecipientFilter,
    background: true,
    reply: z.array(Recipient),
  }),
  retry: endpoint({
    method: 'POST',
    path: `${one}/retry`,
    for: office,
    summary: 'Send the failed letters again',
    reply: OfficeAnnouncement,
  }),
  sheet: endpoint({
    method: 'GET',
    path: `${one}/sheet`,
    for: office,
    summary: 'The homes that no letter reaches, for a printed sheet',
    reply: z.array(SheetHome),
  }),
  keepFile: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/files',
    for: office,
    summary: 'Keep a PDF or picture for an announcement; one that joins none is gone after a day',
    takes: 'document',
    query: z.object({ name: z.string().max(200).default('document') }),
    status: 201,
    mayRefuse: [429],
    reply: AnnouncementFile,
  }),
}
