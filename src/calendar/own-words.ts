import { inLanguages } from '#platform/language.ts'
import { frenchOwn } from './french.ts'

/** What residents read about the calendar. */
const english = {
  title: 'Calendar',
  line: 'What happens in the building, as far as it concerns you.',
  loading: 'Loading events...',
  notLoaded: 'The calendar could not be loaded',
  upcoming: 'Upcoming',
  all: 'Calendar',
  none: 'Nothing is planned',
  noneHelp: 'Meetings, maintenance and gatherings appear here.',
  month: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  more: (n: number) => `+${n}`,
  moreLabel: (n: number, day: string) => `${n} more on ${day}`,
  open: (title: string, when: string) => `${title}, ${when}`,
  eventsOn: (day: string) => `Events on ${day}`,
  when: 'When',
  where: 'Where',
  kind: 'Type',
  close: 'Close',
  cancelled: 'Cancelled',
  subscribe: 'In your own calendar',
  subscribeText:
    'A private address that your calendar program reads by itself. Whoever has it sees your events, so keep it to yourself.',
  make: 'Make my address',
  makeAnew: 'Make a new address',
  making: 'Making...',
  drop: 'End the address',
  dropped: 'The address has ended',
  notDone: 'This did not work. Please try again.',
  made: 'Your address is ready',
  once: 'It is shown this once. Copy it now; a new one can be made any time.',
  yours: 'Your private calendar address',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select the address and copy it by hand.',
  since: (day: string) => `You have an address since ${day}.`,
  read: (time: string) => `A program last read it ${time}.`,
  neverRead: 'No program has read it yet.',
  anewTitle: 'Make a new address?',
  anewText:
    'The present address ends at once; calendars that read it stay as they are until you give them the new one.',
  dropTitle: 'End your calendar address?',
  dropText: 'Calendars that read it get nothing new from now on.',
} as const
export type OwnWords = typeof english
export const ownWords = inLanguages(english, frenchOwn)
