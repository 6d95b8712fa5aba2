import type { entryDays, EntryPermission } from '../../requests/choices.ts'
import type { EntryWindow } from '../../requests/schemas.ts'

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
type WindowFormats = { date: (day: string) => string; timeOfDay: (time: string) => string }

/** Texts about entering a home. */
export const english = {
  title: 'Entry',
  permission,
  days,
  /** The switch, and the labels of the two other answers. */
  may: 'You may enter without me',
  mayHint: 'We always knock first and leave a note after our visit.',
  otherwise: 'Otherwise',
  callFirst: 'Call me first',
  onlyHome: "Only when I'm home",
  day: 'Days',
  from: 'From',
  to: 'Until',
  addWindow: 'Add a time',
  removeWindow: (place: number) => `Remove time ${place}`,
  pets: 'Pets at home',
  petsHint: 'For example: a cat, please close the door.',
  unknown: 'Not specified',
  /** Used in the notice that another user changed the entry. */
  times: 'Entry times',
  noTimes: 'none',
  noPets: 'none',
  change: 'Change',
  changeLabel: 'Change entry instructions',
  changeTitle: 'Entry instructions',
  officeLead: "Enter the resident's instructions.",
  save: 'Save',
  saved: 'Entry instructions saved',
  notSaved: 'Your changes were not saved',
  tooLate: "This request is closed, so its entry instructions can't be changed.",
  /** 'Weekdays, 09:00 to 17:00'; days and times have the form of the reader. */
  window: ({ day, from, to }: EntryWindow, { date, timeOfDay }: WindowFormats) =>
    `${isNamed(day) ? days[day] : date(day)}, ${timeOfDay(from)} to ${timeOfDay(to)}`,
}
export type EntryWords = typeof english
