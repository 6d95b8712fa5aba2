import { areaLabel, shownArea } from '#platform/locale/measures.ts'
import { countBalconies } from '#units/rules.ts'
import type { ListedUnit } from './contract.ts'
import { exportWords } from './messages/export.ts'
import { badgeOf } from './unit-filter.ts'
import { words } from './messages/en.ts'

type Field = keyof typeof exportWords.fields
/** The columns of the list beside the unit, in their order; some are several columns of a file. */
const fieldsOfColumns = {
  status: ['category', 'status'],
  details: ['type', 'bedrooms', 'bathrooms', 'size', 'balconies'],
  tenant: ['tenants'],
  storage: ['parking', 'lockers'],
  floor: ['floor'],
  facing: ['facing'],
  owner: ['owner'],
  requests: ['requests'],
} as const satisfies Record<string, readonly Field[]>

export type UnitColumn = keyof typeof fieldsOfColumns
export const unitColumns = Object.keys(fieldsOfColumns) as UnitColumn[]
export const isUnitColumn = (name: string): name is UnitColumn => Object.hasOwn(fieldsOfColumns, name)

const number = (value: number | null) => (value === null ? '' : String(value))
const list = (texts: readonly string[]) => texts.join(', ')

const cells: Record<Field, (unit: ListedUnit) => string> = {
  unit: ({ unitNumber }) => unitNumber,
  category: ({ category }) => category,
  status: (unit) => badgeOf(unit),
  type: ({ unitType }) => unitType ?? '',
  bedrooms: ({ bedrooms }) => number(bedrooms),
  bathrooms: ({ bathrooms }) => number(bathrooms),
  size: ({ squareFootage }) => number(squareFootage === null ? null : shownArea(squareFootage)),
  balconies: (unit) => number(countBalconies(unit)),
  tenants: ({ tenants }) => list(tenants.map(({ fullName }) => fullName)),
  parking: ({ parkingAllocation }) => list(parkingAllocation),
  lockers: ({ storageLockers }) => list(storageLockers),
  floor: ({ floor }) => String(floor),
  facing: ({ facing }) => facing ?? '',
  owner: ({ ownerName }) => ownerName ?? '',
  requests: ({ openRequests }) => String(openRequests),
}

/** The names and texts of a file or a printed list: the unit and the chosen columns, or all. */
export function exportedUnits(units: readonly ListedUnit[], chosen: readonly string[] | null) {
  const columns = unitColumns.filter((column) => chosen?.includes(column) ?? true)
  const fields: Field[] = ['unit', ...columns.flatMap((column) => fieldsOfColumns[column])]
  return {
    head: fields.map((field) => (field === 'size' ? areaLabel(exportWords.fields.size) : exportWords.fields[field])),
    rows: units.map((unit) => fields.map((field) => cells[field](unit))),
  }
}

/** The labels of the columns to choose from. */
export const columnLabels: Record<UnitColumn, string> = {
  status: words.columns.status,
  details: words.columns.details,
  tenant: words.columns.tenant,
  storage: words.columns.storage,
  floor: exportWords.fields.floor,
  facing: exportWords.fields.facing,
  owner: exportWords.fields.owner,
  requests: exportWords.fields.requests,
}
