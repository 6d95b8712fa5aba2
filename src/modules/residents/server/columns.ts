import { storedPhone } from '#building/server/phones.ts'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayFromWire } from '#platform/time/dates.ts'
import type { ResidentRecord } from '../resident-input.ts'
import { residentErrors } from '../messages/errors.ts'
import type { residents } from './table.ts'

export type Columns = Partial<typeof residents.$inferInsert>

/** What the building says about days and telephone numbers. */
export type BuildingPlace = {
  timeZone: string
  phoneCountry: string
  phoneCallingCode: string
  phoneTrunkPrefix: string
}

export async function placeOf(tx: Database): Promise<BuildingPlace> {
  const [profile] = await tx
    .select({
      timeZone: building.timeZone,
      phoneCountry: building.phoneCountry,
      phoneCallingCode: building.phoneCallingCode,
      phoneTrunkPrefix: building.phoneTrunkPrefix,
    })
    .from(building)
  return profile ?? { timeZone: 'UTC', phoneCountry: 'CA', phoneCallingCode: '1', phoneTrunkPrefix: '' }
}

const phoneErrors = {
  phonePrimary: 'primaryPhone',
  phoneSecondary: 'secondaryPhone',
  emergencyContactPhone: 'emergencyPhone',
} as const
type PhoneField = keyof typeof phoneErrors

/**
 * The record's columns: days in the building's calendar, telephone numbers with their country. Throws 400 for a number
 * that no telephone can have.
 */
export function columnsOf(
  { startDateOccupancy: start, endDateOccupancy: end, ...same }: ResidentRecord,
  { timeZone, phoneCountry }: BuildingPlace,
): Columns {
  const stored = (field: PhoneField) =>
    storedPhone(same[field], phoneCountry, field, (language) => residentErrors[language][phoneErrors[field]])
  const phones = Object.fromEntries((Object.keys(phoneErrors) as PhoneField[]).map((field) => [field, stored(field)]))
  return {
    ...Object.fromEntries(Object.entries({ ...same, ...phones }).filter(([, value]) => value !== undefined)),
    ...(start === undefined ? {} : { startDateOccupancy: start && dayFromWire(start, timeZone) }),
    ...(end === undefined ? {} : { endDateOccupancy: end && dayFromWire(end, timeZone) }),
  }
}

export const isSame = (value: unknown, current: unknown): boolean =>
  Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(current) : value === current
