import type { entryDays, EntryPermission, EntryWindow } from '../../requests/choices.ts'

const days: Record<(typeof entryDays)[number], string> = {
  weekdays: 'Weekdays',
  weekends: 'Weekends',
  any_day: 'Any day',
}
const isNamed = (day: string): day is keyof typeof days => day in days
const permission: Record<EntryPermission, string> = {
  yes: 'Entry allowed',
  call_first: 'Call first',
  only_home: 'Only when home',
}
/** What a person reads about the way into a home. */
export const english = {
  title: 'Entry',
  permission,
  days,
  /** The switch, and what the two other answers read. */
  may: 'You may enter without me',
  mayHint: 'We knock first, and leave a note when we were there.',
  otherwise: 'Otherwise',
  callFirst: 'Call me first',
  onlyHome: 'Only when I am home',
  day: 'Days',
  from: 'From',
  to: 'Until',
  addWindow: 'Add a time',
  removeWindow: (place: number) => `Remove time ${place}`,
  pets: 'Pets at home',
  petsHint: 'For example: a cat, please close the door.',
  unknown: 'Not said',
  /** The text about the entry after another user changed it. */
  times: 'Times for entry',
  noTimes: 'none',
  noPets: 'none',
  change: 'Change',
  changeLabel: 'Change how we may come in',
  changeTitle: 'How may we come in?',
  officeLead: 'In the resident’s own words, as they told the office.',
  save: 'Save',
  saved: 'Saved. Whoever comes sees it.',
  notSaved: 'This was not saved',
  timeNamed: 'The resident named a time for the visit',
  tooLate: 'This request is finished; there is nothing to come in for.',
  /** 'Weekdays, 09:00 to 17:00'; a day by its date is written by `dated`. */
  window: ({ day, from, to }: EntryWindow, dated: (day: string) => string) =>
    `${isNamed(day) ? days[day] : dated(day)}, ${from} to ${to}`,
}
export type EntryWords = typeof english
