import { localeOf } from '#platform/language/language.ts'
import type { AnnouncementCategory } from '../choices.ts'

/** What residents read about announcements. */
export const english = {
  title: 'Announcements',
  lead: (unread: number) =>
    unread === 0 ? "You're all caught up." : `${unread.toLocaleString(localeOf('en'))} unread`,
  loading: 'Loading announcements...',
  categories: 'Category',
  categoryNames: {
    'Board Updates': 'Board Updates',
    'Building News': 'Building News',
    Maintenance: 'Maintenance',
    Events: 'Events',
  } satisfies Record<AnnouncementCategory, string>,
  all: 'All',
  none: 'No announcements',
  noneHelp: 'News from the building appears here.',
  noneOf: (category: string) => `No announcements in ${category}`,
  noneOfHelp: 'Try another category.',
  showAll: 'Show all',
  isNew: 'New',
  pinned: 'Pinned',
  until: (time: string) => `until ${time}`,
  details: 'Details',
  more: 'Show more',
  files: 'Files',
  close: 'Close',
  missing: 'This announcement is no longer available',
  missingHelp: 'It may have ended.',
  byMail: 'Announcements by email',
  byMailHint: 'Emergencies are always sent.',
  mailOn: "You'll get announcements by email",
  mailOff: "You'll no longer get announcements by email",
  mailNotSaved: 'Your choice could not be saved',
} as const
export type OwnWords = typeof english
