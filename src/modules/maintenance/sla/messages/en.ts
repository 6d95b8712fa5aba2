import { localeOf } from '#platform/language/language.ts'
import type { SlaClock } from '../../requests/choices.ts'
import { parseSlaKey } from '../schemas.ts'
import { categoryWords, priorityWords } from '../../requests/vocabulary.ts'

const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString(localeOf('en'))} ${n === 1 ? singular : plural}`
/** Texts about SLA targets for administrators. */
export const slaWords = {
  title: 'Promised times',
  lead: "How soon we promise to complete requests, counted from when they come in. A category's own time overrides the general one.",
  loading: 'Loading promised times...',
  general: 'All categories',
  others: 'All other categories',
  category: 'Category',
  change: 'Change',
  addCategory: 'Add a category',
  daysHint: 'A day counts as 24 hours.',
  nothing: 'no promised time',
  clocks: { always: 'Around the clock', business: 'Office hours' },
  clockHints: {
    always: 'Nights, weekends and holidays count.',
    business: 'Only hours when the office is open count.',
  },
  edit: (line: string) => `Promised time: ${line}`,
  within: 'Within',
  unit: 'Time unit',
  units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  clock: 'Hours that count',
  howGeneral: 'Same as other categories',
  howOwn: 'Its own time',
  noTarget: 'No promised time',
  howTime: 'Set a time',
  how: 'Promised time',
  look: 'Preview changes',
  pleaseCheck: 'Check the time',
  badAmount: 'Enter a whole number of at least 1, and at most one year',
  changed: 'Promised times updated',
  removed: 'Promised time removed',
  startFrom: 'Start from',
  chooseTemplate: 'A kind of building',
  templates: {
    rental: 'Rental building',
    condominium: 'Condominium',
    commercial: 'Offices and shops',
  },
  taken: 'There is already a promised time for this.',
  keeps: (open: number) =>
    open === 0
      ? 'No open requests are affected. The change applies to new requests.'
      : `${count(open, 'open request keeps its', 'open requests keep their')} promised time. The change applies to new requests, and to requests whose priority or category changes.`,
  openRequestsKeepTime: 'Open requests keep their promised time. The change applies to new requests.',
} as const
/** How a line is called: 'Urgent', 'Urgent, Elevator'. */
export function nameOfLine(key: string): string {
  const { priority, category } = parseSlaKey(key)
  return category === null ? priorityWords[priority] : `${priorityWords[priority]}, ${categoryWords[category]}`
}
/** A target in words: '4 hours', '45 office hours'. */
export function formatSlaTime({ withinMinutes, clock }: { withinMinutes: number; clock: SlaClock }): string {
  const office = clock === 'business'
  if (withinMinutes % 1440 === 0 && !office) return count(withinMinutes / 1440, 'day', 'days')
  if (withinMinutes % 60 === 0)
    return count(withinMinutes / 60, office ? 'office hour' : 'hour', office ? 'office hours' : 'hours')
  return count(withinMinutes, office ? 'office minute' : 'minute', office ? 'office minutes' : 'minutes')
}
