import { holidayRegionKey } from '../choices.ts'
import { dashboardDate } from '#platform/time/dates.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const nameOfWeekday = (weekday: number) => weekdays[weekday - 1] ?? ''
/** The name of one part of the hours: 'Monday', 'Holiday on Jul 1, 2027'. */
export function nameOfHours(key: string): string {
  const [kind, of = ''] = key.split(' ')
  if (key === holidayRegionKey) return 'Region of public holidays'
  return kind === 'weekday' ? nameOfWeekday(Number(of)) : `Holiday on ${dashboardDate(of, 'UTC')}`
}
/** Every text about the office's hours that an administrator reads. */
export const hoursWords = {
  hoursTitle: 'Office hours',
  hoursLead: 'Promised times in office hours count only while the office is open.',
  holidaysTitle: 'Holidays',
  holidaysLead: 'Days the office is closed.',
  loading: 'Loading office hours...',
  opens: (day: string) => `${day}: from`,
  closes: (day: string) => `${day}: to`,
  closed: 'Closed',
  to: 'to',
  zone: (zone: string) => `Times are in the building's time zone (${zone}).`,
  dayOf: (name: string) => `Date of ${name || 'the new holiday'}`,
  nameOf: (day: string) => `Name of the holiday${day === '' ? '' : ` on ${day}`}`,
  addHoliday: 'Add holiday',
  removeHoliday: (name: string) => `Remove ${name || 'the new holiday'}`,
  noHolidays: 'No upcoming holidays.',
  showPast: (count: number) => `Show ${count} past ${count === 1 ? 'holiday' : 'holidays'}`,
  hidePast: 'Hide past holidays',
  publicTitle: (country: string) => `Public holidays in ${country}`,
  publicLead: 'Choose the days on which the office is closed, and add them. You can change them below before you save.',
  publicLeadFor: (years: string) => `You have no holidays for ${years} yet.`,
  showPublic: 'Add public holidays',
  hidePublic: 'Hide public holidays',
  region: 'Region',
  wholeCountry: 'All of the country',
  regionHint: 'Some regions have holidays of their own. The choice is saved for the next years.',
  chooseRegion: 'Choose a region',
  noRegion: (country: string) =>
    `The address doesn't name a region of ${country}. Choose it once, because some regions have holidays of their own. The days below are those of the whole country.`,
  regionOfAddress: 'That of the address',
  regionOf: (code: string) => (code.includes('-') ? code : 'All of the country'),
  namesIn: 'Names in',
  noPublic: (country: string) => `No public holidays are known for ${country}. Add your own below.`,
  nothingNew: 'All of them are in your list.',
  addChosen: (count: number) => `Add ${count} ${count === 1 ? 'holiday' : 'holidays'}`,
  nothingChosen: 'Choose at least one holiday',
  loadingPublic: 'Loading public holidays...',
  ofYear: (year: string) => `Public holidays in ${year}`,
  look: 'Preview changes',
  back: 'Reset',
  keeps: 'Requests keep the times they were promised. New requests use these hours.',
  changed: 'Office hours changed',
  nothingChanged: 'No changes yet',
  span: (opens: string, closes: string) => `${opens} to ${closes}`,
  closesFirst: 'Closing time must be after opening time',
  noTime: 'Enter both times',
  noDay: 'Choose a date',
  noName: 'Enter a name for the holiday',
  twice: 'This date is listed twice',

  badTime: 'Enter a time from 00:00 to 24:00, like 09:30',
  badWeekday: 'weekday must be a number from 1 to 7',
  badDay: 'Enter a date like 2027-07-01',
  longName: 'The name can have at most 100 characters',
  badDays: 'days must be a list of weekdays with their hours',
  manyDays: 'A week has only seven days',
  sameWeekday: 'Each weekday can be listed only once',
  badHolidays: 'holidays must be a list of dates with their names',
  manyHolidays: 'There can be at most 400 holidays',
  badKey: 'Choose a weekday or a holiday',
  badRegion: 'Choose a region of the country',
  badLanguage: 'Choose a language of the list',
} as const
