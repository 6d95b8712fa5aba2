import { dateFormat } from './date-formats.ts'
import { type Day, portalTimeOfDay } from './dates.ts'
import { localeOf } from '../language/language.ts'
import type { Language } from '../language/registry.ts'
import { dateTexts } from '../language/messages/dates.ts'

/** Who reads a date: the office in its console, or everyone else in their own language. */
export type DateAudience = 'console' | 'reader'

export type DatePart = 'day' | 'month' | 'year'

/** How a date field shows and reads dates and times. */
export type DateStyle = {
  order: readonly DatePart[]
  separator: string
  /** 9:30 PM instead of 21:30. */
  isTwelveHour: boolean
  /** As the language writes it, such as 21 h 30. */
  hasOwnClock: boolean
  language: Language
}

const consoleStyle: DateStyle = {
  order: ['day', 'month', 'year'],
  separator: '-',
  isTwelveHour: false,
  hasOwnClock: false,
  language: 'en',
}

/** The console reads DD-MM-YYYY and a 24-hour clock, as it shows them; a reader has the order and the clock of the locale. */
export function dateStyleOf(audience: DateAudience, language: Language): DateStyle {
  if (audience === 'console') return consoleStyle
  const parts = dateFormat(localeOf(language), { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type, value }) => ({ type, value }))
  const { hour12 = false } = dateFormat(localeOf(language), { hour: 'numeric' }).resolvedOptions()
  return {
    order: parts.map(({ type }) => type).filter((type) => type === 'day' || type === 'month' || type === 'year'),
    separator: parts.find(({ type }) => type === 'literal')?.value.trim() || '-',
    isTwelveHour: hour12,
    hasOwnClock: true,
    language,
  }
}

/** What a field holds: a day, a time of day, or both. */
export type DateKind = 'date' | 'time' | 'datetime'

/** The pattern that a field asks for, such as DD-MM-YYYY HH:mm. */
export function patternOf(kind: DateKind, style: DateStyle): string {
  const date = style.order.map((part) => dateTexts[style.language].symbols[part]).join(style.separator)
  const time = style.isTwelveHour ? 'h:mm AM' : clockPattern(style)
  return kind === 'date' ? date : kind === 'time' ? time : `${date} ${time}`
}

/** `HH:mm`, or `HH h mm` where the reader's locale has it. */
const clockPattern = (style: DateStyle): string =>
  formatClock('14:30', style).replace('14', 'HH').replace('30', 'mm').replaceAll(/\s/g, ' ')

/** An example of the pattern, for an error. */
export const exampleOf = (kind: DateKind, style: DateStyle): string =>
  formatTyped({ date: '2026-12-24', time: '14:30', datetime: '2026-12-24T14:30' }[kind], kind, style)

/** A value (`2026-12-24`, `14:30`, `2026-12-24T14:30`) as its field shows it; '' for any other text. */
export function formatTyped(value: string, kind: DateKind, style: DateStyle): string {
  const match = /^(?:(\d{4}-\d{2}-\d{2}))?T?(?:(\d{2}:\d{2}))?$/.exec(value)
  const [day, time] = [match?.[1], match?.[2]]
  if ((day === undefined) !== (kind === 'time') || (time === undefined) !== (kind === 'date')) return ''
  return [day && formatDay(day, style), time && formatClock(time, style)].filter(Boolean).join(' ')
}

function formatDay(day: Day, style: DateStyle): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts = { year, month, day: date }
  return style.order.map((part) => parts[part]).join(style.separator)
}

const formatClock = (time: string, { hasOwnClock, language }: DateStyle): string =>
  hasOwnClock ? portalTimeOfDay(time, language) : time
