import { type DateKind, type DateStyle, formatTyped } from './date-style.ts'

export type DateSegment = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod'
type Place = { segment: DateSegment; from: number; to: number }

/** Where the parts of a formatted text are. */
function segmentsOf(text: string, kind: DateKind, { order, isTwelveHour }: DateStyle): Place[] {
  const segments: DateSegment[] = [
    ...(kind === 'time' ? [] : order),
    ...(kind === 'date' ? [] : (['hour', 'minute', ...(isTwelveHour ? (['dayPeriod'] as const) : [])] as const)),
  ]
  return [...text.matchAll(/\d+|[AP]M/g)].flatMap(({ index, 0: { length } }, at) => {
    const segment = segments[at]
    return segment === undefined ? [] : [{ segment, from: index, to: index + length }]
  })
}

/**
 * The value after an arrow key at the caret, with the place of the changed part; by 0, only the place. A part runs from its last value to
 * its first without changing the others, except that a shorter month has no 31.
 */
export function stepAt(value: string, caret: number, by: -1 | 0 | 1, kind: DateKind, style: DateStyle) {
  const places = segmentsOf(formatTyped(value, kind, style), kind, style)
  const at = Math.max(
    0,
    places.findIndex(({ to }) => caret <= to),
  )
  const place = places[at]
  if (!place) return null
  const next = stepSegment(value, place.segment, by, kind)
  const { from, to } = segmentsOf(formatTyped(next, kind, style), kind, style)[at] ?? place
  return { value: next, from, to }
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
const cycle = (n: number, first: number, last: number) => (n > last ? first : n < first ? last : n)

function stepSegment(value: string, segment: DateSegment, by: -1 | 0 | 1, kind: DateKind): string {
  const [date = '', time = ''] = kind === 'date' ? [value] : kind === 'time' ? ['', value] : value.split('T')
  const isOfTime = segment === 'hour' || segment === 'minute' || segment === 'dayPeriod'
  return [
    ...(date === '' ? [] : [isOfTime ? date : stepDay(date, segment, by)]),
    ...(time === '' ? [] : [isOfTime ? stepTime(time, segment, by) : time]),
  ].join('T')
}

function stepDay(date: string, segment: 'day' | 'month' | 'year', by: -1 | 0 | 1): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const toYear = segment === 'year' ? cycle(year + by, 1000, 9999) : year
  const toMonth = segment === 'month' ? cycle(month + by, 1, 12) : month
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  const toDay = segment === 'day' ? cycle(day + by, 1, last) : Math.min(day, last)
  return `${toYear}-${twoDigits(toMonth)}-${twoDigits(toDay)}`
}

function stepTime(time: string, segment: 'hour' | 'minute' | 'dayPeriod', by: -1 | 0 | 1): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const toHour = segment === 'hour' ? cycle(hour + by, 0, 23) : segment === 'dayPeriod' ? (hour + 12) % 24 : hour
  const toMinute = segment === 'minute' ? cycle(minute + by, 0, 59) : minute
  return `${twoDigits(toHour)}:${twoDigits(toMinute)}`
}
