import { dayFromWire } from '#platform/time/dates.ts'
import type { ResidentRecord } from '../resident-input.ts'
import type { residents } from './table.ts'

export type Columns = Partial<typeof residents.$inferInsert>

/** The record's columns: days in the building's calendar. */
export function columnsOf(
  { startDateOccupancy: start, endDateOccupancy: end, ...same }: ResidentRecord,
  timeZone: string,
): Columns {
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined)),
    ...(start === undefined ? {} : { startDateOccupancy: start && dayFromWire(start, timeZone) }),
    ...(end === undefined ? {} : { endDateOccupancy: end && dayFromWire(end, timeZone) }),
  }
}

export const isSame = (value: unknown, current: unknown): boolean =>
  Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(current) : value === current
