import { visitText } from '#maintenance/work-orders/visit-text.ts'
import type { Language } from '#platform/language/registry.ts'
import { formatList } from '#platform/locale/lists.ts'
import { portalDate, portalTimeOfDay, portalWeekday } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { visitorTexts } from './messages/index.ts'
import type { OwnPass } from './own-contract.ts'

/** A Monday, to name the days of the week. */
const monday = '2024-01-01'
export const weekdayName = (weekday: number, language: Language) =>
  portalWeekday(`${addDays(monday, weekday - 1)}T12:00:00Z`, 'UTC', language)

/** The name of a visit: its only guest, or how many come. */
export const nameOfVisit = ({ guests }: Pick<OwnPass, 'guests'>, language: Language): string =>
  guests.length === 1 ? (guests[0]?.fullName ?? '') : visitorTexts[language].party(guests.length)

/** The guests of a party: everyone of a short list, or the first two and how many more. */
export function guestsOfParty({ guests }: Pick<OwnPass, 'guests'>, language: Language): string {
  if (guests.length < 2) return ''
  const names = guests.map(({ fullName }) => fullName)
  const shown = names.length > 3 ? [...names.slice(0, 2), visitorTexts[language].more(names.length - 2)] : names
  return formatList(shown, language)
}

/** When a visit is: its next time, or the days on which it repeats. */
export function timesOfVisit(pass: OwnPass, timeZone: string, language: Language): string {
  const words = visitorTexts[language]
  if (pass.next === null) return words.ended(portalDate(pass.lastDay, timeZone, language))
  if (pass.weekdays === null) return visitText({ from: pass.next.from, to: pass.next.until }, timeZone, language)
  const days = pass.weekdays.map((weekday) => weekdayName(weekday, language)).join(', ')
  const times = words.times(portalTimeOfDay(pass.startsAt, language), portalTimeOfDay(pass.endsAt, language))
  return `${words.every(days)}, ${times}, ${words.until(portalDate(pass.lastDay, timeZone, language))}`
}
