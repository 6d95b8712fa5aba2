import type { AnnouncementCategory } from '../choices.ts'

/** What residents read about announcements. */
export const english = {
  title: 'Announcements',
  lead: (unread: number) =>
    unread === 0 ? 'You have read everything.' : `${unread.toLocaleString('en-US')} not read yet`,
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
  noneHelp: 'News from the building appear here.',
  noneOf: (category: string) => `Nothing under ${category}`,
  noneOfHelp: 'Other categories may have news.',
  showAll: 'Show all',
  isNew: 'New',
  pinned: 'Pinned',
  emergency: 'Emergency',
  until: (time: string) => `until ${time}`,
  read: 'Read',
  details: 'Details',
  more: 'Show more',
  open: (title: string) => `Read ${title}`,
  files: 'Files',
  close: 'Close',
  missing: 'This announcement is no longer here',
  missingHelp: 'It may have ended.',
  byMail: 'News by mail',
  byMailHint: 'Emergencies are always sent.',
  mailOn: 'News come by mail',
  mailOff: 'News no longer come by mail',
  mailNotSaved: 'Your choice could not be saved',
} as const
export type OwnWords = typeof english
