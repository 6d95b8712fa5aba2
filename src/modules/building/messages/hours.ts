import { portalDate } from '#platform/time/dates.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const nameOfWeekday = (weekday: number) => weekdays[weekday - 1] ?? ''
/** How one part of the hours is called: 'Monday', 'Holiday of Jul 1, 2027'. */
export function nameOfHours(key: string): string {
  const [kind, of = ''] = key.split(' ')
  return kind === 'weekday' ? nameOfWeekday(Number(of)) : `Holiday of ${portalDate(of, 'UTC', 'en')}`
}
/** Every text about the office's hours that an administrator reads. */
export const hoursWords = {
  hoursTitle: 'Office hours',
  hoursLead: 'Promises in office hours run only while the office is open.',
  holidaysTitle: 'Holidays',
  holidaysLead: 'Days on which the office is closed, whatever weekday they are.',
  loading: 'Loading office hours...',
  open: (day: string) => `${day}: open`,
  opens: (day: string) => `${day}: from`,
  closes: (day: string) => `${day}: to`,
  closed: 'Closed',
  to: 'to',
  zone: (zone: string) => `Times of the building (${zone}).`,
  day: 'Day',
  name: 'Name',
  dayOf: (name: string) => `Day of ${name || 'the new holiday'}`,
  nameOf: (day: string) => `Name of the holiday${day === '' ? '' : ` of ${day}`}`,
  addHoliday: 'Add holiday',
  removeHoliday: (name: string) => `Remove ${name || 'the new holiday'}`,
  noHolidays: 'No holidays are to come.',
  showPast: (count: number) => `Show ${count} past ${count === 1 ? 'holiday' : 'holidays'}`,
  hidePast: 'Hide past holidays',
  look: 'See the change',
  back: 'Put back',
  unsaved: 'Not yet changed',
  keeps: 'Promises that were made keep their time. Those made from now on run by these hours.',
  changed: 'Office hours changed',
  nothingChanged: 'Nothing is different yet',
  span: (opens: string, closes: string) => `${opens} to ${closes}`,
  closesFirst: 'The office closes after it opens',
  noTime: 'Write both times',
  noDay: 'Choose the day',
  noName: 'Name the holiday',
  twice: 'This day is there twice',
} as const
