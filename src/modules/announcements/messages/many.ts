import { localeOf } from '#platform/language/language.ts'
import type { AnnouncementAction } from '../choices.ts'

const announcements = (n: number) => `${n.toLocaleString(localeOf('en'))} ${n === 1 ? 'announcement' : 'announcements'}`
const people = (n: number) => `${n.toLocaleString(localeOf('en'))} ${n === 1 ? 'person' : 'people'}`

/** Texts of changing many announcements at once, which only the office reads. */
export const manyWords = {
  badAction: 'action must be archive, end, pin, unpin or remind',
  archivedAlready: 'It is archived already',
  archived: 'It is archived',
  notPublished: 'It is not published',
  pinnedAlready: 'It is pinned already',
  notPinned: 'It is not pinned',
  nobodyToRemind: 'Everyone who can be reached has read it',

  verbs: {
    archive: 'Archive',
    end: 'End Now',
    pin: 'Pin',
    unpin: 'Unpin',
    remind: 'Remind',
  } satisfies Record<AnnouncementAction, string>,
  titles: {
    archive: (n: number) => `Archive ${announcements(n)}?`,
    end: (n: number) => `End ${announcements(n)} now?`,
    pin: (n: number) => `Pin ${announcements(n)}?`,
    unpin: (n: number) => `Unpin ${announcements(n)}?`,
    remind: (n: number) => `Remind people of ${announcements(n)}?`,
  } satisfies Record<AnnouncementAction, (n: number) => string>,
  buttons: {
    archive: (n: number) => `Archive ${n.toLocaleString(localeOf('en'))}`,
    end: (n: number) => `End ${n.toLocaleString(localeOf('en'))}`,
    pin: (n: number) => `Pin ${n.toLocaleString(localeOf('en'))}`,
    unpin: (n: number) => `Unpin ${n.toLocaleString(localeOf('en'))}`,
    remind: (n: number) => `Remind about ${n.toLocaleString(localeOf('en'))}`,
  } satisfies Record<AnnouncementAction, (n: number) => string>,
  done: {
    archive: (n: number) => `${announcements(n)} archived`,
    end: (n: number) => `${announcements(n)} ended`,
    pin: (n: number) => `${announcements(n)} pinned`,
    unpin: (n: number) => `${announcements(n)} unpinned`,
    remind: (n: number) => `Reminders sent about ${announcements(n)}`,
  } satisfies Record<AnnouncementAction, (n: number) => string>,
  disappear: (n: number) =>
    n === 0 ? 'Residents see none of them now.' : `Residents no longer see ${announcements(n)} that they see now.`,
  notSent: (n: number) => `${announcements(n)} that ${n === 1 ? 'is' : 'are'} scheduled will not be sent.`,
  pinned: 'They stay above the others in the portal until they are unpinned or expire.',
  unpinned: 'They stay in the portal, in their order.',
  emails: (emails: number, reached: number, n: number) =>
    `${emails.toLocaleString(localeOf('en'))} ${emails === 1 ? 'email goes' : 'emails go'} to ${people(reached)} who ${reached === 1 ? 'has' : 'have'} not read ${n === 1 ? 'it' : 'one of them'}.`,
  failed: 'The announcements could not be changed',
} as const
