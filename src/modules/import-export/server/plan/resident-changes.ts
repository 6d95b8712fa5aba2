import { toApiPhone } from '#platform/server/phones/stored-phone.ts'
import { words as occupancyWords } from '#occupancy/messages/en.ts'
import { HttpError } from '#platform/http-error.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardDate, type Day } from '#platform/time/dates.ts'
import type { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import { type BuildingPlace, type Columns, columnsOf } from '#residents/server/columns.ts'
import { importFields } from '../../columns.ts'
import { words } from '../../messages/en.ts'
import type { Holder } from './asset-claims.ts'
import { formatValue, type RowNote, rowText } from './planned.ts'
import type { Current, ResidentRow, ResidentsNow, Unit } from './residents-now.ts'

const labels = new Map(importFields.residents.map(({ field, label }) => [field, label]))

export const homeChange = ({ unitNumber }: Unit, day: Day | null) => ({
  field: words.import.home,
  from: '',
  to: day === null ? unitNumber : words.import.homeFrom(unitNumber, dashboardDate(day, 'UTC')),
})

/** The account, its password, the home and its codes are handled separately. */
const besides = new Set([
  'status',
  'userId',
  'unitId',
  'password',
  'sendInvitation',
  'rejectTaken',
  'unitAccessCode',
  'storageLockerAccessCode',
])

/** Only fields of the record, or the problem of a number that no telephone can have. */
export function recordColumns(
  read: ResidentChanges | Omit<NewResident, 'emailPrimary' | 'phonePrimary'>,
  place: BuildingPlace,
): { problem: RowNote } | Columns {
  try {
    return columnsOf(Object.fromEntries(Object.entries(read).filter(([name]) => !besides.has(name))), place)
  } catch (error) {
    if (error instanceof HttpError) return { problem: { field: error.field ?? null, text: error.text } }
    throw error
  }
}

/** Why the person cannot have these days, this type or this home. */
export function validateHome(row: {
  line: { fullName: string; unit: Unit | null }
  current: Current | null
  columns: Columns
  homes: ReadonlySet<string>
}): RowNote | null {
  const { line, current, columns, homes } = row
  const after = { ...current?.resident, ...columns }
  const [start, end] = [after.startDateOccupancy ?? null, after.endDateOccupancy ?? null]
  if (start !== null && end !== null && end < start)
    return { field: 'endDateOccupancy', text: rowText((texts) => texts.endBeforeStart) }
  const movesIn = line.unit !== null && !homes.has(line.unit.id)
  const isOwner = (after.tenantType ?? 'Renter') === 'Owner'
  const name = after.fullName ?? line.fullName
  if (movesIn && !isOwner && homes.size > 0) return { field: 'unitNumber', text: occupancyWords.oneHome(name) }
  if (!isOwner && homes.size > 1) return { field: 'tenantType', text: occupancyWords.onlyOwners }
  if (movesIn && current?.user.status === 'Suspended')
    return { field: 'unitNumber', text: occupancyWords.suspended(name) }
  return null
}

const assetFields = ['parkingStalls', 'lockerNumbers'] as const
export type TakenAsset = { field: string; number: string; holder: Holder }

/** Without the stalls and lockers that belong to another resident. */
export function keepOwnAssets(
  now: ResidentsNow,
  { residentId, current, columns }: { residentId: string; current: Current | null; columns: Columns },
): { columns: Columns; taken: TakenAsset[] } {
  const allowed = { ...columns }
  const taken: TakenAsset[] = []
  for (const field of assetFields) {
    const numbers = columns[field]
    if (numbers === undefined) continue
    const divided = now.claims[field].divide(numbers, current?.resident[field] ?? [], residentId)
    allowed[field] = divided.free
    taken.push(...divided.taken.map((one) => ({ field, ...one })))
  }
  return { columns: allowed, taken }
}

export const describeChanges = ({ resident }: Current, differing: Columns, place: BuildingPlace) =>
  Object.entries(differing).map(([key, value]) => ({
    field: labels.get(key) ?? key,
    from: toDisplayText(key, formatValue(resident[key as keyof ResidentRow]), place),
    to: toDisplayText(key, formatValue(value), place),
  }))

const toDisplayText = (key: string, text: string, place: BuildingPlace) =>
  /phone/i.test(key) ? shownPhone(toApiPhone(text, place.phoneCallingCode, place.phoneTrunkPrefix)) : text
