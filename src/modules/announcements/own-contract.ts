import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { residents, residentsAndHousehold, signedIn } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { AnnouncementFile, Instant } from './announcement-parts.ts'
import { AnnouncementCategory, AnnouncementCategoryInput } from './schemas.ts'
import { announcementTexts } from './messages/index.ts'

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
  category: AnnouncementCategoryInput.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  cursor: Cursor,
})
export type OwnAnnouncementFilter = z.infer<typeof OwnAnnouncementFilter>

/** The banner on every portal page. */
export const Emergency = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  publishedAt: Instant,
  expiresAt: Instant.nullable(),
})
export type Emergency = z.infer<typeof Emergency>

const MailChoice = z.object({
  enabled: z.boolean({ error: fieldText((language) => announcementTexts[language].byMail.mustBeBoolean) }),
})
const Link = z.object({
  token: z
    .string({ error: fieldText((language) => announcementTexts[language].byMail.badLink) })
    .trim()
    .min(1, { error: fieldText((language) => announcementTexts[language].byMail.badLink) })
    .max(400, { error: fieldText((language) => announcementTexts[language].byMail.badLink) }),
})
const readers = ['tenant', 'household', 'staff', 'admin'] as const

export const ownAnnouncements = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/announcements',
    roles: residentsAndHousehold,
    householdRight: 'announcements',
    summary: 'The announcements for the signed-in resident, pinned ones first, then the newest',
    query: OwnAnnouncementFilter,
    reply: z.array(Announcement),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/tenant/announcements/unread',
    roles: residentsAndHousehold,
    householdRight: 'announcements',
    summary: 'The number of unread announcements',
    background: true,
    reply: z.object({ unread: z.int() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/tenant/announcements/:id/read',
    roles: residentsAndHousehold,
    householdRight: 'announcements',
    summary: 'Mark an announcement as read',
    reply: Announcement,
  }),
  mailChoice: endpoint({
    method: 'GET',
    path: '/api/tenant/news-by-mail',
    roles: residents,
    summary: 'Whether the signed-in resident gets announcements by e-mail',
    reply: MailChoice,
  }),
  setMailChoice: endpoint({
    method: 'PUT',
    path: '/api/tenant/news-by-mail',
    roles: residents,
    summary: 'Turn announcements by e-mail on or off; emergencies are always sent',
    body: MailChoice,
    reply: MailChoice,
  }),
  showFile: endpoint({
    method: 'GET',
    path: '/api/announcement-files/:id',
    roles: readers,
    householdRight: 'announcements',
    summary: 'A file of an announcement, for its audience',
    etag: true,
    contentType: 'application/octet-stream',
    reply: z.never(),
  }),
  emergencies: endpoint({
    method: 'GET',
    path: '/api/emergencies',
    roles: signedIn,
    summary: 'Current emergencies',
    background: true,
    reply: z.array(Emergency),
  }),
}

/**
 * Called by the link of an e-mail, without signing in. It only stops announcements by e-mail; turning them on again
 * requires signing in.
 */
export const newsByMail = {
  look: endpoint({
    method: 'POST',
    path: '/api/news-by-mail/look',
    roles: 'anyone',
    summary: 'Whether the recipient of the link gets announcements by e-mail',
    body: Link,
    reply: MailChoice,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/news-by-mail/choose',
    roles: 'anyone',
    summary: 'Turn announcements by e-mail off by link',
    body: Link.extend({
      enabled: z.literal(false, { error: fieldText((language) => announcementTexts[language].byMail.onlyStops) }),
    }),
    reply: MailChoice,
  }),
}
