import { z } from 'zod'
import { type OfficeHours, openOn } from '#building/rules.ts'
import { longDayWithoutYear, weekdayName } from '#platform/time/day-names.ts'
import { dashboardClock, dashboardDate, type Day, dayOf, hours, portalClock, portalDate } from '#platform/time/dates.ts'
import { cents } from '#platform/text/money.ts'
import { formatWholeMoney } from '#platform/text/whole-money.ts'
import { addDays, instantAt, minutesOf } from '#platform/time/wall-clock.ts'
import { helpWords as words } from './messages/reply.ts'

/** A unit on the market, as a reply describes it; prices in dollars. */
export const OfferedUnit = z.object({
  unitNumber: z.string(),
  floor: z.int(),
  facing: z.string().nullable(),
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
  squareFootage: z.int().nullable(),
  kind: z.enum(['sale', 'lease']),
  price: z.number(),
  availableFrom: z.iso.date().nullable(),
})
export type OfferedUnit = z.infer<typeof OfferedUnit>

/** Suggestions for a reply: the published units and times for a visit. */
export const ReplyHelp = z.object({ units: z.array(OfferedUnit), tourTimes: z.array(z.iso.datetime()) })
export type ReplyHelp = z.infer<typeof ReplyHelp>

const maxTimes = 6
const usualTimes = ['11:00', '15:00'] as const
/** Closures are shorter than this. */
const maxDaysAhead = 60

/** Times for a visit: late in the morning and in the afternoon of the next open days. */
export function tourTimes(now: Date, office: OfficeHours): Date[] {
  const today: Day = dayOf(now, office.timeZone)
  const found: Date[] = []
  for (let ahead = 1; ahead <= maxDaysAhead && found.length < maxTimes; ahead += 1) {
    const day = addDays(today, ahead)
    const open = openOn(day, office)
    if (!open) continue
    const openTimes = usualTimes
      .map((time) => instantAt(day, minutesOf(time), office.timeZone))
      .filter((at) => at >= open.opens && at.getTime() + hours(1) <= open.closes.getTime())
    found.push(...(openTimes.length > 0 ? openTimes : [open.opens]))
  }
  return found.slice(0, maxTimes)
}

/** '2403: floor 24, facing East, 2 bedrooms, 2 bathrooms, 1,020 sq ft, for lease at $2,450 a month, available now' */
export function unitLine({ unitNumber, kind, price, ...unit }: OfferedUnit): string {
  const facts = [
    words.floor(unit.floor),
    unit.facing === null ? null : words.facing(unit.facing),
    unit.bedrooms === null ? null : words.bedrooms(unit.bedrooms),
    unit.bathrooms === null ? null : words.bathrooms(unit.bathrooms),
    unit.squareFootage === null ? null : words.size(unit.squareFootage),
    words.prices[kind](formatWholeMoney(cents(price), 'en')),
    unit.availableFrom === null ? words.availableNow : words.from(portalDate(unit.availableFrom, 'UTC', 'en')),
  ]
  return `${unitNumber}: ${facts.filter(Boolean).join(', ')}`
}

/** For the visitor: 'Would Tuesday, November 24 at 11:00 AM suit you?' */
export function tourQuestion(at: string, timeZone: string): string {
  const time = new Date(at)
  return words.offer(longDayWithoutYear(dayOf(time, timeZone), 'en'), portalClock(time, timeZone, 'en'))
}

/** For the office: 'Tuesday 24-11-2026, 11:00' */
export function tourTime(at: string, timeZone: string): string {
  const time = new Date(at)
  const weekday = weekdayName(dayOf(time, timeZone), 'en', 'long')
  return `${weekday} ${dashboardDate(time, timeZone)}, ${dashboardClock(time, timeZone)}`
}

/**
 * Inserts a piece on its own lines at the cursor, or above the quotation when the cursor is in it. `end` is the
 * cursor position after it.
 */
export function insertPiece(text: string, at: number, piece: string): { text: string; end: number } {
  const quotation = text.search(/^On \d\d-\d\d-\d{4}, .* wrote:$/m)
  const inQuotation = quotation >= 0 && at >= quotation
  const before = inQuotation ? text.slice(0, quotation).replace(/\n+$/, '') : text.slice(0, at)
  const after = inQuotation ? `\n\n${text.slice(quotation)}` : text.slice(at)
  const beforePiece = before === '' || before.endsWith('\n') ? before : `${before}\n`
  const inserted = `${beforePiece}${piece}`
  return { text: `${inserted}${after === '' || after.startsWith('\n') ? '' : '\n'}${after}`, end: inserted.length }
}
