import { dateFormat } from './date-formats.ts'
import type { DateKind, DateStyle } from './date-style.ts'
import type { Day } from './dates.ts'
import { languages, localeOf } from '../language/language.ts'

/**
 * Why a typed text is not a value: it cannot be read, its day or time does not exist, it has two readings, a time
 * lacks AM or PM, or the day or the time is missing.
 */
export type DateProblem = 'unreadable' | 'impossible' | 'ambiguous' | 'half' | 'noTime'
export type TypedDate = { value: string; problem: null } | { value: null; problem: DateProblem }

const valueOf = (value: string): TypedDate => ({ value, problem: null })
const problemOf = (problem: DateProblem): TypedDate => ({ value: null, problem })
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Reads what was typed or pasted into a field; '' is the empty value. A text with two readings is never guessed. */
export function parseTyped(typed: string, kind: DateKind, style: DateStyle): TypedDate {
  const text = typed.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
  if (text === '') return valueOf('')
  if (kind === 'date') return parseDay(text, style)
  return kind === 'time' ? parseTime(text, style) : parseDayAndTime(text, style)
}

function parseDayAndTime(text: string, style: DateStyle): TypedDate {
  const iso = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?$/.exec(text)
  const digits = /^(\d{8})(\d{4})$/.exec(text)
  if (iso) {
    const [hour = 0, minute = 0] = numbersOf(iso[2] ?? '')
    return joinDayAndTime(parseDay(iso[1] ?? '', style), toTime(hour, minute))
  }
  if (digits) return joinDayAndTime(parseDay(digits[1] ?? '', style), parseTime(digits[2] ?? '', style))
  if (parseDay(text, style).value !== null) return problemOf('noTime')
  // The day ends at one of the spaces; the first one that leaves a readable day and something like a time is it.
  const splits = [...text.matchAll(/,? (?:at |à )?/g)].map(({ index, 0: { length } }) =>
    joinDayAndTime(parseDay(text.slice(0, index), style), parseTime(text.slice(index + length), style)),
  )
  return (
    splits.find(({ value }) => value !== null) ??
    splits.find(({ problem }) => problem !== 'unreadable') ??
    problemOf(parseDay(text, style).problem ?? 'unreadable')
  )
}

function joinDayAndTime(day: TypedDate, time: TypedDate): TypedDate {
  if (day.value === null || time.value === null)
    return problemOf(
      day.problem === 'unreadable' || time.problem === 'unreadable'
        ? 'unreadable'
        : (day.problem ?? time.problem ?? 'unreadable'),
    )
  return valueOf(`${day.value}T${time.value}`)
}

const numbersOf = (text: string) => text.split(/\D+/).map(Number)

function parseDay(text: string, style: DateStyle): TypedDate {
  // Nobody writes a year before the day and the month, so this order has one reading.
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}$/.test(text)) {
    const [year = 0, month = 0, day = 0] = numbersOf(text)
    return toDay(year, month, day)
  }
  if (/^\d{8}$/.test(text)) return parseDigits(text, style)
  const numbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(text)
  if (!numbers) return parseNamedMonth(text)
  const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])]
  if (numbers[2] === style.separator && style.order[0] === 'day') return toDay(year, second, first)
  if (numbers[2] === style.separator && style.order[0] === 'month') return toDay(year, first, second)
  const [dayFirst, monthFirst] = [toDay(year, second, first), toDay(year, first, second)]
  if (dayFirst.value !== null && monthFirst.value !== null && first !== second) return problemOf('ambiguous')
  return dayFirst.value === null ? monthFirst : dayFirst
}

/** Eight digits in the order of the field: number pads have no separators. */
function parseDigits(text: string, { order }: DateStyle): TypedDate {
  let at = 0
  const parts = { day: 0, month: 0, year: 0 }
  for (const part of order) {
    const length = part === 'year' ? 4 : 2
    parts[part] = Number(text.slice(at, at + length))
    at += length
  }
  return toDay(parts.year, parts.month, parts.day)
}

/** 24 Dec 2026, Dec 24, 2026 or 24 décembre 2026: the forms that screens and e-mails show. */
function parseNamedMonth(text: string): TypedDate {
  const plain = plainLetters(text)
  const dayFirst = /^(\d{1,2})(?:er)? ([a-z]+)\.?,? (\d{4})$/.exec(plain)
  const monthFirst = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/.exec(plain)
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  const month = monthNames().get(name ?? '')
  return month === undefined ? problemOf('unreadable') : toDay(Number(year), month, Number(day))
}

const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The long and the short names of the months in all languages, without accents and dots. */
const monthNames = (): ReadonlyMap<string, number> =>
  new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) =>
        Array.from({ length: 12 }, (_, at) => {
          const name = dateFormat(localeOf(language), { month, timeZone: 'UTC' }).format(Date.UTC(2026, at))
          return [plainLetters(name).replaceAll('.', ''), at + 1] as const
        }),
      ),
    ),
  )

function toDay(year: number, month: number, day: number): TypedDate {
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && at.getUTCDate() === day
  return exists ? valueOf(`${year}-${twoDigits(month)}-${twoDigits(day)}` satisfies Day) : problemOf('impossible')
}

function parseTime(text: string, { isTwelveHour }: DateStyle): TypedDate {
  const half = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))? ?([ap])\.? ?m\.?$/i.exec(text)
  if (half) {
    const hour = Number(half[1])
    if (hour < 1 || hour > 12) return problemOf('impossible')
    return toTime((hour % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0), Number(half[2] ?? 0))
  }
  const time = /^(\d{1,2}) ?[:.h] ?(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  if (!time) return problemOf('unreadable')
  const hour = Number(time[1])
  return isTwelveHour && hour >= 1 && hour <= 12 ? problemOf('half') : toTime(hour, Number(time[2]))
}

const toTime = (hour: number, minute: number): TypedDate =>
  hour < 24 && minute < 60 ? valueOf(`${twoDigits(hour)}:${twoDigits(minute)}`) : problemOf('impossible')
