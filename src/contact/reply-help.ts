import { z } from 'zod'
import { type OfficeHours, openOn } from '#building/rules.ts'
import { type Day, dayOf, hours } from '#platform/dates.ts'
import { inDollars, cents } from '#platform/money.ts'
import { addDays, instantAt, minutesOf, wallClock } from '#platform/wall-clock.ts'
import { helpWords as words } from './reply-words.ts'

/** A home on the market, as far as a reply tells of it; money in dollars. */
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

/** What a reply can be helped with: what is published now, and when somebody could come. */
export const ReplyHelp = z.object({ units: z.array(OfferedUnit), tourTimes: z.array(z.iso.datetime()) })
export type ReplyHelp = z.infer<typeof ReplyHelp>

const timesOffered = 6
const usualTimes = ['11:00', '15:00'] as const
/** A holiday is long, but not as long as this. */
const daysLookedAhead = 60

/** When a visit can be offered: on the next days the office is open, late in the morning and in the afternoon. */
export function tourTimes(now: Date, office: OfficeHours): Date[] {
  const today: Day = dayOf(now, office.timeZone)
  const found: Date[] = []
  for (let ahead = 1; ahead <= daysLookedAhead && found.length < timesOffered; ahead += 1) {
    const day = addDays(today, ahead)
    const open = openOn(day, office)
    if (!open) continue
    const usual = usualTimes
      .map((time) => instantAt(day, minutesOf(time), office.timeZone))
      .filter((at) => at >= open.opens && at.getTime() + hours(1) <= open.closes.getTime())
    found.push(...(usual.length > 0 ? usual : [open.opens]))
  }
  return found.slice(0, timesOffered)
}

/** '2403: floor 24, facing East, 2 bedrooms, 2 bathrooms, 1,020 sq ft, for lease at $2,450 a month, available now' */
export function unitLine({ unitNumber, kind, price, ...unit }: OfferedUnit): string {
  const facts = [
    words.floor(unit.floor),
    unit.facing === null ? null : words.facing(unit.facing),
    unit.bedrooms === null ? null : words.bedrooms(unit.bedrooms),
    unit.bathrooms === null ? null : words.bathrooms(unit.bathrooms),
    unit.squareFootage === null ? null : words.size(unit.squareFootage),
    words.asks[kind](inDollars(cents(price), 'en').replace(/\.00$/, '')),
    unit.availableFrom === null ? words.atOnce : words.from(dayInWords(unit.availableFrom)),
  ]
  return `${unitNumber}: ${facts.filter(Boolean).join(', ')}`
}

/** 'Would Tuesday 24 November at 11:00 suit you?' */
export function tourQuestion(at: string, timeZone: string): string {
  const { day, minutes } = wallClock(new Date(at), timeZone)
  return words.wouldSuit(dayInWords(day), clock(minutes))
}

/** 'Tuesday 24 November, 11:00' */
export function tourTime(at: string, timeZone: string): string {
  const { day, minutes } = wallClock(new Date(at), timeZone)
  return `${dayInWords(day)}, ${clock(minutes)}`
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

function dayInWords(day: Day): string {
  const at = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`
}

/**
 * The text with a piece on lines of its own where somebody writes, but never among the quoted lines: there it goes above
 * them. `end` is where to go on writing.
 */
export function insertedInto(text: string, at: number, piece: string): { text: string; end: number } {
  const quotation = text.search(/^On \d\d-\d\d-\d{4}, .* wrote:$/m)
  const inQuotation = quotation >= 0 && at >= quotation
  const before = inQuotation ? text.slice(0, quotation).replace(/\n+$/, '') : text.slice(0, at)
  const after = inQuotation ? `\n\n${text.slice(quotation)}` : text.slice(at)
  const opened = before === '' || before.endsWith('\n') ? before : `${before}\n`
  const written = `${opened}${piece}`
  return { text: `${written}${after === '' || after.startsWith('\n') ? '' : '\n'}${after}`, end: written.length }
}
