import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { SelectCell } from '#platform/ui/lists/selection/SelectCell.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { rowHeight, Table, TableRoom } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useRowSlices } from '#platform/ui/hooks/use-row-slices.ts'
import { useVisibleRows } from '#platform/ui/lists/use-visible-rows.ts'
import type { ListedUnit } from '../contract.ts'
import { words } from '../messages/en.ts'
import { columnsNamed, offeredColumns, type ShownUnitColumn } from './unit-columns.tsx'
import type { UnitListFilter } from './use-unit-filter.ts'

const usualCount = offeredColumns.filter(({ isUsual }) => isUsual).length

type Props = {
  units: readonly ListedUnit[]
  filter: UnitListFilter
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  listColumns: ShownColumns
  selection: Selection<ListedUnit>
}

const { columns: heads } = words

/** The units on a wide screen. Of thousands, only the rows near the viewport are rendered. */
export function UnitTable({ units, filter: { sortOf, sortBy }, opened, onOpen, listColumns, selection }: Props) {
  const isChosen = listColumns.chosen !== null
  const names = listColumns.shown.join()
  // The same array until other columns are chosen, so that rows are not rendered again.
  const shown = useMemo(() => columnsNamed(names.split(',')), [names])
  const rows = useVisibleRows(units.length, rowHeight)
  const { from, to } = rows
  const near = useMemo(() => units.slice(from, to), [units, from, to])
  const rendered = useRowSlices(near, units, idOf)
  const tick = useTick(selection, units)
  return (
    <Table
      label={words.title}
      rows={units.length + 1}
      bodyRef={rows.ref}
      isWide={shown.length > usualCount}
      head={
        <>
          <SelectPageCell rows={units} selection={selection} />
          <HeadCell sort={sortOf('unit')} onSort={() => sortBy('unit')}>
            {heads.unit}
          </HeadCell>
          {shown.map(({ id, label, sort, leftOut }) => (
            <HeadCell
              key={id}
              {...(sort ? { sort: sortOf(sort), onSort: () => sortBy(sort) } : {})}
              className={isChosen ? undefined : leftOut}
            >
              {label}
            </HeadCell>
          ))}
          <HeadCell align="right">{heads.actions}</HeadCell>
        </>
      }
    >
      <TableRoom rem={from * rowHeight} />
      {rendered.map((unit, at) => (
        <Row
          key={unit.id}
          unit={unit}
          columns={shown}
          isChosen={isChosen}
          index={from + at + 2}
          selected={unit.id === opened || selection.has(unit.id)}
          isTicked={selection.has(unit.id)}
          onTick={tick}
          onOpen={onOpen}
        />
      ))}
      <TableRoom rem={(units.length - from - rendered.length) * rowHeight} />
    </Table>
  )
}

/** The same function until the list closes, so that a tick renders only its row. */
function useTick(selection: Selection<ListedUnit>, units: readonly ListedUnit[]) {
  const latest = useRef({ selection, units })
  useEffect(() => {
    latest.current = { selection, units }
  })
  return useCallback((unit: ListedUnit, range: boolean) => {
    latest.current.selection.toggle(unit, latest.current.units, range)
  }, [])
}

const idOf = ({ id }: ListedUnit) => id

type RowProps = {
  unit: ListedUnit
  columns: readonly ShownUnitColumn[]
  isChosen: boolean
  index: number
  selected: boolean
  isTicked: boolean
  onTick: (unit: ListedUnit, range: boolean) => void
  onOpen: (id: string) => void
}

const Row = memo(function Row({ unit, columns, isChosen, index, selected, isTicked, onTick, onOpen }: RowProps) {
  const open = () => onOpen(unit.id)
  const place = words.onFloor(unit.floor, unit.facing)
  return (
    <TableRow id={unit.id} onOpen={open} selected={selected} index={index}>
      <SelectCell name={unit.unitNumber} isTicked={isTicked} onTick={(range) => onTick(unit, range)} />
      <Cell
        head
        className="w-[14%] max-w-0 max-lg:w-[18%]"
        detail={
          <span title={place} className="block truncate font-normal">
            {place}
          </span>
        }
      >
        <span className="tabular block truncate">{unit.unitNumber}</span>
      </Cell>
      {columns.map(({ id, className, leftOut, detail, cell }) => (
        <Cell key={id} className={classNames(className, !isChosen && leftOut)} detail={detail?.(unit)}>
          {cell(unit)}
        </Cell>
      ))}
      <Cell align="right" className="w-px">
        <Button size="small" data-row-focus="" aria-label={words.viewUnit(unit.unitNumber)} onClick={open}>
          {words.view}
        </Button>
      </Cell>
    </TableRow>
  )
})
