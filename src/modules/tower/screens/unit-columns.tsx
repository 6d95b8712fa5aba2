import type { ReactNode } from 'react'
import type { ListColumn } from '#platform/ui/lists/columns/list-column.ts'
import { countBalconies } from '#units/rules.ts'
import type { ListedUnit } from '../contract.ts'
import { columnLabels, type UnitColumn, unitColumns } from '../exported-units.ts'
import { words } from '../messages/en.ts'
import { badgeOf } from '../unit-filter.ts'
import { PrimaryResident } from './PrimaryResident.tsx'
import { UnitStatusBadge } from './UnitStatusBadge.tsx'
import { UnitStorage } from './UnitStorage.tsx'

type Column = {
  /** The order that its head chooses. */
  sort?: 'status' | 'size' | 'tenant'
  isUsual?: true
  className: string
  /** Where there is little room, it is left out unless it was chosen. */
  leftOut?: string
  detail?: (unit: ListedUnit) => ReactNode
  cell: (unit: ListedUnit) => ReactNode
}

const text = (value: string | null): ReactNode => <span className="block max-w-40 truncate">{value ?? ''}</span>

/** One line of a row, whole in its title. */
const line = (value: string | null): ReactNode => (
  <span title={value ?? ''} className="block truncate">
    {value}
  </span>
)

const columns: Record<UnitColumn, Column> = {
  status: {
    sort: 'status',
    isUsual: true,
    className: 'w-[22%] max-w-0 max-lg:w-[24%]',
    cell: (unit) => (
      <span className="flex min-w-0 items-center gap-x-2 max-lg:flex-wrap">
        <UnitStatusBadge status={badgeOf(unit)} />
        <span title={unit.category} className="truncate text-sm text-ink-3 max-lg:hidden">
          {unit.category}
        </span>
        {unit.openRequests > 0 ? (
          <span className="tabular shrink-0 text-sm font-[525] text-tone-danger-fg">
            {words.open(unit.openRequests)}
          </span>
        ) : null}
      </span>
    ),
  },
  details: {
    sort: 'size',
    isUsual: true,
    className: 'w-[18%] max-w-0 max-lg:w-[25%]',
    detail: (unit) => line(words.size(unit.squareFootage, countBalconies(unit))),
    cell: (unit) => line(unit.category === 'Commercial' ? unit.unitType : words.bedBath(unit.bedrooms, unit.bathrooms)),
  },
  tenant: {
    sort: 'tenant',
    isUsual: true,
    className: 'w-[19%] max-w-0 max-lg:w-[26%]',
    cell: (unit) => <PrimaryResident unit={unit} />,
  },
  storage: {
    isUsual: true,
    className: 'max-w-0',
    leftOut: 'max-lg:hidden',
    cell: (unit) => <UnitStorage unit={unit} />,
  },
  floor: { className: 'tabular w-px', cell: ({ floor }) => floor },
  facing: { className: '', cell: ({ facing }) => text(facing) },
  owner: { className: '', cell: ({ ownerName }) => text(ownerName) },
  requests: { className: 'tabular w-px', cell: ({ openRequests }) => openRequests },
}
export type ShownUnitColumn = Column & { id: UnitColumn; label: string }

/** The columns of these names. */
export const columnsNamed = (names: readonly string[]): ShownUnitColumn[] =>
  unitColumns.filter((id) => names.includes(id)).map((id) => ({ id, label: columnLabels[id], ...columns[id] }))

/** The columns to choose from. */
export const offeredColumns: readonly ListColumn[] = unitColumns.map((id) => ({
  id,
  label: columnLabels[id],
  isUsual: columns[id].isUsual ?? false,
}))
