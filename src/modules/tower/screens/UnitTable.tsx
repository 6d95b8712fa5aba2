import { memo } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useVisibleRows } from '#platform/ui/lists/use-visible-rows.ts'
import type { ListedUnit } from '../contract.ts'
import { badgeOf } from '../unit-filter.ts'
import { words } from '../messages/en.ts'
import { UnitStatusBadge } from './UnitStatusBadge.tsx'
import { UnitStorage } from './UnitStorage.tsx'
import { PrimaryResident } from './PrimaryResident.tsx'
import type { UnitListFilter } from './use-unit-filter.ts'

type Props = {
  units: readonly ListedUnit[]
  filter: UnitListFilter
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
}

/** In rem. */
const rowHeight = 2.9375
const { columns } = words

/** The units on a wide screen. Of thousands, only the rows near the viewport are rendered. */
export function UnitTable({ units, filter: { sortOf, sortBy }, opened, onOpen }: Props) {
  const rows = useVisibleRows(units.length, rowHeight)
  return (
    <Table
      label={words.title}
      rows={units.length + 1}
      bodyRef={rows.ref}
      head={
        <>
          <HeadCell sort={sortOf('unit')} onSort={() => sortBy('unit')}>
            {columns.unit}
          </HeadCell>
          <HeadCell sort={sortOf('status')} onSort={() => sortBy('status')}>
            {columns.status}
          </HeadCell>
          <HeadCell sort={sortOf('size')} onSort={() => sortBy('size')}>
            {columns.details}
          </HeadCell>
          <HeadCell sort={sortOf('tenant')} onSort={() => sortBy('tenant')}>
            {columns.tenant}
          </HeadCell>
          <HeadCell className="max-lg:hidden">{columns.storage}</HeadCell>
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      <Room height={rows.before} />
      {units.slice(rows.from, rows.to).map((unit, at) => (
        <Row key={unit.id} unit={unit} index={rows.from + at + 2} selected={unit.id === opened} onOpen={onOpen} />
      ))}
      <Room height={rows.after} />
    </Table>
  )
}

/** A spacer in place of rows that are not rendered. */
const Room = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null)

type RowProps = { unit: ListedUnit; index: number; selected: boolean; onOpen: (id: string) => void }

const Row = memo(function Row({ unit, index, selected, onOpen }: RowProps) {
  const open = () => onOpen(unit.id)
  return (
    <TableRow onOpen={open} selected={selected} index={index}>
      <Cell
        head
        className="w-[14%] max-w-0 max-lg:w-[18%]"
        detail={<span className="block truncate font-normal">{words.onFloor(unit.floor, unit.facing)}</span>}
      >
        <span className="tabular block truncate">{unit.unitNumber}</span>
      </Cell>
      <Cell className="w-[22%] max-w-0 max-lg:w-[24%]">
        <span className="flex min-w-0 items-center gap-2">
          <UnitStatusBadge status={badgeOf(unit)} />
          <span className="truncate text-sm text-ink-3 max-lg:hidden">{unit.category}</span>
          {unit.openRequests > 0 ? (
            <span className="tabular shrink-0 text-sm font-[525] text-tone-danger-fg">
              {words.open(unit.openRequests)}
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell
        className="w-[18%] max-w-0 max-lg:w-[25%]"
        detail={<span className="block truncate">{words.size(unit.squareFootage, unit.balconyCount)}</span>}
      >
        <span className="block truncate">
          {unit.category === 'Commercial' ? unit.unitType : words.bedBath(unit.bedrooms, unit.bathrooms)}
        </span>
      </Cell>
      <Cell className="w-[19%] max-w-0 max-lg:w-[26%]">
        <PrimaryResident unit={unit} />
      </Cell>
      <Cell className="max-w-0 max-lg:hidden">
        <UnitStorage unit={unit} />
      </Cell>
      <Cell align="right" className="w-px">
        <Button size="small" aria-label={words.viewUnit(unit.unitNumber)} onClick={open}>
          {words.view}
        </Button>
      </Cell>
    </TableRow>
  )
})
