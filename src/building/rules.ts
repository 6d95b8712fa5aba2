import type { Day } from '#platform/dates.ts'
import { addDays, instantAt, minutesOf, wallClock, weekdayOf } from '#platform/wall-clock.ts'
import type { Facing, FloorKind } from './contract.ts'

type Floor = { number: number; kind: FloorKind; layout: string | null; facings: readonly Facing[] }

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Floor and slot, two digits each, so that numbers sort as they stand: floor 9, slot 5 is 0905. */
export const unitNumberOf = (floor: number, slot: number) => `${twoDigits(floor)}${twoDigits(slot)}`

/** The slot is the last two digits of the unit number; null for a number without digits. */
export function slotOf(unitNumber: string): number | null {
  const digits = /(\d{1,2})\D*$/.exec(unitNumber)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Which way a slot of a floor looks; null where the floor's table does not reach. */
export const facingOf = (floor: Pick<Floor, 'facings'>, slot: number | null): Facing | null =>
  slot === null ? null : (floor.facings[slot - 1] ?? null)

/** Homes above each other: by default the same slot within the floor group. */
export const stackOf = (floor: Pick<Floor, 'layout'>, slot: number | null): string | null =>
  slot === null || floor.layout === null ? null : `${floor.layout}-${twoDigits(slot)}`

/** The slots on both sides; the corridor is a loop. */
export function besideSlots(slot: number, slots: number): number[] {
  if (slots < 2) return []
  const before = slot === 1 ? slots : slot - 1
  const after = slot === slots ? 1 : slot + 1
  return before === after ? [before] : [before, after]
}

/** How many residences the floor table has room for. */
export const countResidences = (floors: readonly Pick<Floor, 'kind' | 'facings'>[]) =>
  floors.reduce((sum, floor) => sum + (floor.kind === 'residential' ? floor.facings.length : 0), 0)

/** When the office is open. */
export type OfficeHours = {
  timeZone: string
  /** Weekday 1 Monday to 7 Sunday; a day that is missing is closed. */
  hours: readonly { weekday: number; opens: string; closes: string }[]
  holidays: readonly { day: Day }[]
}

/** The open minutes of a day, or null when the office is closed. */
export function openOn(day: Day, office: OfficeHours): { opens: number; closes: number } | null {
  if (office.holidays.some((holiday) => holiday.day === day)) return null
  const hours = office.hours.find((h) => h.weekday === weekdayOf(day))
  return hours ? { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) } : null
}

/** The instant when so many open minutes have passed. An office that never opens counts every minute. */
export function afterOpenMinutes(start: Date, minutes: number, office: OfficeHours): Date {
  if (office.hours.length === 0) return new Date(start.getTime() + minutes * 60_000)
  const clock = wallClock(start, office.timeZone)
  let left = minutes
  let from = clock.minutes
  // A year of closed days ends the search: such an office keeps no hours.
  for (let day = clock.day, tries = 0; tries < 366; day = addDays(day, 1), from = 0) {
    const open = openOn(day, office)
    if (!open) {
      tries++
      continue
    }
    const begins = Math.max(from, open.opens)
    const available = Math.max(0, open.closes - begins)
    if (left <= available) return instantAt(day, begins + left, office.timeZone)
    left -= available
    tries = 0
  }
  return new Date(start.getTime() + minutes * 60_000)
}
