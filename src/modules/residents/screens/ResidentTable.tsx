import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { SelectCell } from '#platform/ui/lists/selection/SelectCell.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ResidentSort } from '../schemas.ts'
import type { Resident } from '../resident.ts'
import { words } from '../messages/en.ts'
import type { DrawPlannedMoves } from './lease/planned-moves.ts'
import { offeredColumns, type ResidentColumn, residentColumns } from './resident-columns.tsx'

const usualCount = offeredColumns.filter(({ isUsual }) => isUsual).length
type ShownColumn = (typeof residentColumns)[ResidentColumn] & { id: string }

type Props = {
  residents: readonly Resident[]
  /** The resident whose profile is open. */
  opened: string | null
  onOpen: (id: string) => void
  sort: ResidentSort
  order: 'asc' | 'desc'
  onSort: (by: ResidentSort) => void
  drawPlannedMoves: DrawPlannedMoves
  listColumns: ShownColumns
  selection: Selection<Resident>
  footer: ReactNode
}

/** The list on a wide screen. */
export function ResidentTable({ residents, opened, onOpen, sort, order, onSort, ...more }: Props) {
  const { columns } = words
  const { drawPlannedMoves, listColumns, selection, footer } = more
  const { chosen } = listColumns
  const shown = listColumns.shown.map((id) => ({ id, ...residentColumns[id as ResidentColumn] }))
  const sorted = (by: ResidentSort) => ({
    sort: by === sort ? (order === 'asc' ? ('ascending' as const) : ('descending' as const)) : ('none' as const),
    onSort: () => onSort(by),
  })
  return (
    <Table
      label={words.title}
      footer={footer}
      isWide={shown.length > usualCount}
      head={
        <>
          <SelectPageCell rows={residents} selection={selection} />
          <HeadCell {...sorted('name')}>{columns.name}</HeadCell>
          {shown.map(({ id, label, sort: by, leftOut }) => (
            <HeadCell key={id} {...(by ? sorted(by) : {})} className={chosen ? undefined : leftOut}>
              {label}
            </HeadCell>
          ))}
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {residents.map((resident) => (
        <Row
          key={resident.id}
          resident={resident}
          columns={shown}
          isChosen={chosen !== null}
          selected={resident.id === opened || selection.has(resident.id)}
          isTicked={selection.has(resident.id)}
          onTick={(range) => selection.toggle(resident, residents, range)}
          onOpen={() => onOpen(resident.id)}
          drawPlannedMoves={drawPlannedMoves}
        />
      ))}
    </Table>
  )
}

type RowProps = {
  resident: Resident
  columns: ShownColumn[]
  isChosen: boolean
  selected: boolean
  isTicked: boolean
  onTick: (range: boolean) => void
  onOpen: () => void
  drawPlannedMoves: DrawPlannedMoves
}

function Row({ resident, columns, isChosen, selected, isTicked, onTick, onOpen, drawPlannedMoves }: RowProps) {
  const zone = useTimeZone()
  const planned = drawPlannedMoves(resident.id)
  const { fullName } = resident
  return (
    <TableRow id={resident.id} onOpen={onOpen} selected={selected}>
      <SelectCell name={fullName} isTicked={isTicked} onTick={onTick} />
      <Cell head className="w-[22%] max-w-0 max-lg:w-[40%]">
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={fullName} />
          <span className="truncate" title={fullName}>
            {fullName}
          </span>
        </span>
      </Cell>
      {columns.map(({ id, className, leftOut, cell }) => (
        <Cell key={id} className={classNames(className, !isChosen && leftOut)}>
          {cell(resident, { zone, planned })}
        </Cell>
      ))}
      <Cell align="right" className="w-px">
        <Button size="small" data-row-focus="" aria-label={words.manageOf(fullName)} onClick={onOpen}>
          {words.manage}
        </Button>
      </Cell>
    </TableRow>
  )
}
