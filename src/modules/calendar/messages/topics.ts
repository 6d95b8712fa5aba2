import type { hourTexts } from './hours.ts'
import type { calendarTexts } from './index.ts'
import type { ownCalendarTexts } from './own.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type CalendarTopics = {
  'calendar.hours': typeof hourTexts
  calendar: typeof calendarTexts
  'calendar.own': typeof ownCalendarTexts
}
