import { dayFromWire } from '#platform/dates.ts'
import { seal, sealedPlace, unseal } from '#platform/server/sealed.ts'
import type { AccessCodeName } from '../choices.ts'
import type { ResidentChanges } from '../resident-input.ts'
import type { tenants } from './table.ts'

export type Columns = Partial<typeof tenants.$inferInsert>

export const sealedColumn = {
  unitAccessCode: 'unitAccessCodeSealed',
  storageLockerAccessCode: 'storageLockerAccessCodeSealed',
} as const

/** The record's columns: days in the building's calendar, codes sealed. */
export function columnsOf(
  id: string,
  {
    startDateOccupancy: start,
    endDateOccupancy: end,
    unitAccessCode,
    storageLockerAccessCode,
    ...same
  }: Omit<ResidentChanges, 'status'>,
  timeZone: string,
  secretKey: Buffer,
): Columns {
  const codes = Object.entries({ unitAccessCode, storageLockerAccessCode }).flatMap(([name, code]) =>
    code === undefined
      ? []
      : [
          [
            sealedColumn[name as AccessCodeName],
            code === '' ? null : seal(secretKey, code, sealedPlace('tenants', id, name)),
          ],
        ],
  )
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined)),
    ...(start === undefined ? {} : { startDateOccupancy: start && dayFromWire(start, timeZone) }),
    ...(end === undefined ? {} : { endDateOccupancy: end && dayFromWire(end, timeZone) }),
    ...(Object.fromEntries(codes) as Columns),
  }
}

/** Sealed values differ each time, so the codes inside are compared. */
export function isSame(wanted: unknown, held: unknown, name: string, secretKey: Buffer, id: string): boolean {
  if (name.endsWith('Sealed') && typeof wanted === 'string' && typeof held === 'string') {
    const place = sealedPlace('tenants', id, name.replace('Sealed', ''))
    return unseal(secretKey, wanted, place) === unseal(secretKey, held, place)
  }
  return Array.isArray(wanted) ? JSON.stringify(wanted) === JSON.stringify(held) : wanted === held
}
