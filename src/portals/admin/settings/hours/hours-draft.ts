import type { NewOfficeHours } from '#building/hours-contract.ts'
import { isDay } from '#platform/time/dates.ts'
import { hoursWords as words } from '#building/messages/hours.ts'

const isTime = (text: string) => /^\d{2}:\d{2}/.test(text)

export type DayDraft = { weekday: number; open: boolean; opens: string; closes: string }
/** `key` identifies a line while its day is being typed. */
export type HolidayDraft = { key: number; day: string; name: string }
export type HoursDraft = {
  days: readonly DayDraft[]
  holidays: readonly HolidayDraft[]
  holidayRegion: string | null
}
/** The errors by `weekday 1` or `holiday 3` (its key). */
export type HoursFaults = Readonly<Record<string, string>>

const usual = { opens: '09:00', closes: '17:00' }

/** The hours as a form has them: a line for every weekday. */
export const draftOf = ({ days, holidays, holidayRegion }: NewOfficeHours): HoursDraft => ({
  days: Array.from({ length: 7 }, (_, i) => {
    const current = days.find(({ weekday }) => weekday === i + 1)
    return { weekday: i + 1, open: current !== undefined, ...usual, ...current }
  }),
  holidays: holidays.map((holiday, key) => ({ key, ...holiday })),
  holidayRegion,
})

export const hoursOf = ({ days, holidays, holidayRegion }: HoursDraft): NewOfficeHours => ({
  days: days.flatMap(({ weekday, open, opens, closes }) => (open ? [{ weekday, opens, closes }] : [])),
  holidays: holidays
    .map(({ day, name }) => ({ day, name: name.trim() }))
    .toSorted((one, other) => one.day.localeCompare(other.day)),
  holidayRegion,
})

/** The errors of each line; empty if there are none. */
export function faultOf({ days, holidays }: HoursDraft): HoursFaults {
  const ofDay = ({ open, opens, closes }: DayDraft) =>
    !open ? null : !isTime(opens) || !isTime(closes) ? words.noTime : opens >= closes ? words.closesFirst : null
  const ofHoliday = ({ key, day, name }: HolidayDraft) => {
    if (!isDay(day)) return words.noDay
    if (name.trim() === '') return words.noName
    return holidays.some((other) => other.key !== key && other.day === day) ? words.twice : null
  }
  const named = [
    ...days.map((day) => [`weekday ${day.weekday}`, ofDay(day)] as const),
    ...holidays.map((holiday) => [`holiday ${holiday.key}`, ofHoliday(holiday)] as const),
  ]
  return Object.fromEntries(named.flatMap(([key, fault]) => (fault === null ? [] : [[key, fault]])))
}

/** The draft with further holidays in the order of their days; lines without a day stay last. */
export const addToDraft = (
  holidays: readonly HolidayDraft[],
  added: readonly { day: string; name: string }[],
): HolidayDraft[] => {
  const nextKey = Math.max(-1, ...holidays.map(({ key }) => key)) + 1
  const place = ({ day }: HolidayDraft) => (isDay(day) ? day : '9999')
  return [...holidays, ...added.map((holiday, i) => ({ key: nextKey + i, ...holiday }))].toSorted((one, other) =>
    place(one).localeCompare(place(other)),
  )
}

/** This year and the next one, where no holiday was entered. */
export function yearsWithoutHolidays(holidays: readonly HolidayDraft[], today: string): string[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map(String).filter((one) => !holidays.some(({ day }) => day.startsWith(`${one}-`)))
}
