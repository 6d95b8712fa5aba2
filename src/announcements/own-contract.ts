import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents, signedIn } from '#platform/roles.ts'
import { AnnouncementFile, Instant } from './announcement-parts.ts'
import { AnnouncementCategory, AnnouncementCategoryAsSent } from './choices.ts'
import { words } from './words.ts'

/** What a resident sees of an announcement. */
export const Announcement = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  category: AnnouncementCategory,
  pinned: z.boolean(),
  emergency: z.boolean(),
  publishedAt: Instant,
  expiresAt: Instant.nullable(),
  read: z.boolean(),
  files: z.array(AnnouncementFile),
})
export type Announcement = z.infer<typeof Announcement>

export const OwnAnnouncementFilter = z.object({
  category: AnnouncementCategoryAsSent.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  /** The id of the last announcement of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type OwnAnnouncementFilter = z.infer<typeof OwnAnnouncementFilter>

/** What stands on top of every portal page. */
export const Emergency = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  publishedAt: Instant,
  expiresAt: Instant.nullable(),
})
export type Emergency = z.infer<typeof Emergency>

const Wanted = z.object({ wanted: z.boolean(words.byMail.sayWhether) })
const Link = z.object({
  token: z.string(words.byMail.badLink).trim().min(1, words.byMail.badLink).max(400, words.byMail.badLink),
})
const readers = ['tenant', 'staff', 'admin'] as const

export const ownAnnouncements = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/announcements',
    for: residents,
    summary: 'The announcements for the signed-in resident, pinned ones first, then the newest',
    query: OwnAnnouncementFilter,
    reply: z.array(Announcement),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/tenant/announcements/unread',
    for: residents,
    summary: 'How many of them are not read yet',
    background: true,
    reply: z.object({ unread: z.int() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/tenant/announcements/:id/read',
    for: residents,
    summary: 'Mark an announcement as read',
    reply: Announcement,
  }),
  wantsMail: endpoint({
    method: 'GET',
    path: '/api/tenant/news-by-mail',
    for: residents,
    summary: 'Whether the signed-in resident wants news by mail',
    reply: Wanted,
  }),
  wantMail: endpoint({
    method: 'PUT',
    path: '/api/tenant/news-by-mail',
    for: residents,
    summary: 'Say whether news come by mail; emergencies always do',
    body: Wanted,
    reply: Wanted,
  }),
  showFile: endpoint({
    method: 'GET',
    path: '/api/announcement-files/:id',
    for: readers,
    summary: 'A file of an announcement, to whomever it is for',
    kept: true,
    type: 'application/octet-stream',
    reply: z.never(),
  }),
  emergencies: endpoint({
    method: 'GET',
    path: '/api/emergencies',
    for: signedIn,
    summary: 'What everybody must know now',
    background: true,
    reply: z.array(Emergency),
  }),
}

/** From a letter, without signing in: the link says whether one person wants news by mail, and nothing else. */
export const newsByMail = {
  look: endpoint({
    method: 'POST',
    path: '/api/news-by-mail/look',
    for: 'anyone',
    summary: 'Whether news come by mail to whoever got the letter',
    body: Link,
    reply: Wanted,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/news-by-mail/choose',
    for: 'anyone',
    summary: 'Turn news by mail off, or on again',
    body: Link.extend(Wanted.shape),
    reply: Wanted,
  }),
}
