import type { SlaClock } from '../../requests/choices.ts'
import { parseSlaKey } from '../contract.ts'
import { categoryWords, priorityWords } from '../../requests/vocabulary.ts'

const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-CA')} ${n === 1 ? singular : plural}`
/** Texts about SLA targets for administrators. */
export const slaWords = {
  title: 'Promise times',
  lead: 'By when work is promised, counted from the moment a request comes in. A line for a category goes before the general one.',
  loading: 'Loading promise times...',
  general: 'Every category',
  others: 'Every other category',
  category: 'Category',
  change: 'Change',
  addCategory: 'Add a category',
  daysHint: 'A day has 24 hours of the clock.',
  asGeneral: 'as general',
  nothing: 'no promise',
  clocks: { always: 'Day and night', business: 'Office hours' },
  clockHints: {
    always: 'The clock runs through nights, weekends and holidays.',
    business: 'The clock stands still while the office is closed.',
  },
  edit: (line: string) => `Promise for ${line}`,
  editCell: (line: string, now: string) => `${now}, change: ${line}`,
  within: 'Within',
  unit: 'Counted in',
  units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  clock: 'Clock',
  howGeneral: 'As the other categories',
  howOwn: 'A time of its own',
  howNothing: 'No promise',
  howTime: 'A time',
  how: 'What is promised',
  look: 'See the change',
  pleaseCheck: 'Please check the time',
  badAmount: 'Write a whole number from 1 on; a year is the longest',
  changed: 'Promise times changed',
  line: 'Promise',
  keeps: (open: number) =>
    open === 0
      ? 'No open request is concerned; it counts for those that come in from now on.'
      : `${count(open, 'open request keeps the time it was', 'open requests keep the times they were')} promised. The change counts for requests that come in from now on, and for those whose priority or category is changed.`,
  keepsUnknown: 'Requests that have a promise keep it. The change counts for requests that come in from now on.',
} as const
/** How a line is called: 'Urgent', 'Urgent, Elevator'. */
export function nameOfLine(key: string): string {
  const { priority, category } = parseSlaKey(key)
  return category === null ? priorityWords[priority] : `${priorityWords[priority]}, ${categoryWords[category]}`
}
/** A target in words: '4 hours', '45 office hours'. */
export function timeInWords({ withinMinutes, clock }: { withinMinutes: number; clock: SlaClock }): string {
  const office = clock === 'business'
  if (withinMinutes % 1440 === 0 && !office) return count(withinMinutes / 1440, 'day', 'days')
  if (withinMinutes % 60 === 0)
    return count(withinMinutes / 60, office ? 'office hour' : 'hour', office ? 'office hours' : 'hours')
  return count(withinMinutes, office ? 'office minute' : 'minute', office ? 'office minutes' : 'minutes')
}
