import type { Day } from '#platform/time/dates.ts'
import { addDays, instantAt, minutesOf, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import { type Facing, type FloorKind, holidayRegionKey } from './choices.ts'
import type { NewOfficeHours, HoursSettings } from './hours-contract.ts'

type Floor = { number: number; kind: FloorKind; layout: string | null; facings: readonly Facing[] }

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Floor and slot, two digits each, so that numbers sort as text: floor 9, slot 5 is 0905. */
export const unitNumberOf = (floor: number, slot: number) => `${twoDigits(floor)}${twoDigits(slot)}`

/** A unit number without its floor: `03` of 2103, `A03` of A2103, `B` of 21B; the whole number where it has none. */
export const nameOnFloor = (unitNumber: string, floor: number) =>
  unitNumber.replace(new RegExp(`^([A-Z]?)0*${Math.abs(floor)}(?=.)`), '$1')

/** The slot is the last two digits of the unit number; null for a number without digits. */
export function slotOf(unitNumber: string): number | null {
  const digits = /(\d{1,2})\D*$/.exec(unitNumber)?.[1]
  return digits === undefined ? null : Number(digits)
}

type NumberedSlot = { slot: number; unitNumber?: string | undefined }
type NumberedFloor = { number: number; slots: readonly NumberedSlot[] }

/** The slot of a unit: the one with its number, otherwise the one in its number, unless that has another number. */
export function slotOfUnit(floors: readonly NumberedFloor[], floor: number, unitNumber: string): number | null {
  const slots = floors.find(({ number }) => number === floor)?.slots ?? []
  const numbered = slots.find((slot) => slot.unitNumber === unitNumber)
  if (numbered) return numbered.slot
  const slot = slotOf(unitNumber)
  return slots.some((one) => one.slot === slot && one.unitNumber !== undefined) ? null : slot
}

/** The facing of a slot; null when the floor has no such slot. */
export const facingOf = (floor: Pick<Floor, 'facings'>, slot: number | null): Facing | null =>
  slot === null ? null : (floor.facings[slot - 1] ?? null)

/** The slots on both sides; the corridor is a loop. */
export function adjacentSlots(slot: number, slots: number): number[] {
  if (slots < 2) return []
  const before = slot === 1 ? slots : slot - 1
  const after = slot === slots ? 1 : slot + 1
  return before === after ? [before] : [before, after]
}

/** The number of residential slots. */
export const countResidences = (floors: readonly Pick<Floor, 'kind' | 'facings'>[]) =>
  floors.reduce((sum, floor) => sum + (floor.kind === 'residential' ? floor.facings.length : 0), 0)

/** When the office is open. */
export type OfficeHours = {
  timeZone: string
  /** Weekday 1 Monday to 7 Sunday; a day that is missing is closed. */
  hours: readonly { weekday: number; opens: string; closes: string }[]
  holidays: readonly { day: Day }[]
}

/** The opening hours on a day, in the building's time zone; null when closed. */
export function openOn(day: Day, office: OfficeHours): { opens: Date; closes: Date } | null {
  if (office.holidays.some((holiday) => holiday.day === day)) return null
  const hours = office.hours.find((h) => h.weekday === weekdayOf(day))
  if (!hours) return null
  const at = (time: string) => instantAt(day, minutesOf(time), office.timeZone)
  return { opens: at(hours.opens), closes: at(hours.closes) }
}

/** When the office closes today; midnight once it has, or where it stays closed. */
export function endOfWorkday(office: OfficeHours, now: Date): Date {
  const today = wallClock(now, office.timeZone).day
  const closes = openOn(today, office)?.closes
  return closes && closes > now ? closes : instantAt(addDays(today, 1), 0, office.timeZone)
}

/** The instant after this many open minutes. Without office hours every minute counts. */
export function addOpenMinutes(start: Date, minutes: number, office: OfficeHours): Date {
  let left = minutes * minute
  for (const { opens, closes } of openSpans(start, office)) {
    const from = Math.max(start.getTime(), opens.getTime())
    const available = closes.getTime() - from
    if (available < 0) continue
    if (left <= available) return new Date(from + left)
    left -= available
  }
  return new Date(start.getTime() + minutes * minute)
}

/** The open minutes between two instants. Without office hours every minute counts. */
export function openMinutesBetween(from: Date, to: Date, office: OfficeHours): number {
  if (office.hours.length === 0) return Math.max(0, to.getTime() - from.getTime()) / minute
  let passed = 0
  for (const { opens, closes } of openSpans(from, office)) {
    if (opens >= to) break
    passed += Math.max(0, Math.min(closes.getTime(), to.getTime()) - Math.max(opens.getTime(), from.getTime()))
  }
  return passed / minute
}

const minute = 60_000

/** The opening hours from that day on. Stops after a year of closed days. */
function* openSpans(start: Date, office: OfficeHours) {
  if (office.hours.length === 0) return
  let day = wallClock(start, office.timeZone).day
  for (let closed = 0; closed < 366; day = addDays(day, 1)) {
    const open = openOn(day, office)
    if (open) yield open
    closed = open ? 0 : closed + 1
  }
}

export const toHoursSettings = ({ days, holidays, holidayRegion }: NewOfficeHours): HoursSettings =>
  Object.fromEntries([
    ...days.map(({ weekday, opens, closes }) => [`weekday ${weekday}`, { opens, closes }] as const),
    ...holidays.map(({ day, name }) => [`holiday ${day}`, name] as const),
    ...(holidayRegion === null ? [] : [[holidayRegionKey, holidayRegion] as const]),
  ])
