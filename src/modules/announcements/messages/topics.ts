import type { announcementEmails } from '../emails.ts'
import type { emergencyTexts } from './emergency-banner.ts'
import type { announcementTexts } from './index.ts'
import type { ownAnnouncementTexts } from './own.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type AnnouncementsTopics = {
  'announcements.emails': typeof announcementEmails
  'announcements.emergency-banner': typeof emergencyTexts
  announcements: typeof announcementTexts
  'announcements.own': typeof ownAnnouncementTexts
}
