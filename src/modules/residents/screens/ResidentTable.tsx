import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ResidentSort } from '../schemas.ts'
import type { Resident } from '../resident.ts'
import { words } from '../messages/en.ts'
import { invitationWords } from '../messages/invitations.ts'
import { LeaseEnd } from './lease/LeaseEnd.tsx'
import { ResidentStatusBadge } from './ResidentStatusBadge.tsx'
import type { DrawPlannedMoves } from './lease/planned-moves.ts'

type Props = {
  residents: readonly Resident[]
  /** The resident whose profile is open. */
  opened: string | null
  onOpen: (id: string) => void
  sort: ResidentSort
  order: 'asc' | 'desc'
  onSort: (by: ResidentSort) => void
  drawPlannedMoves: DrawPlannedMoves
  footer: ReactNode
}

/** The list on a wide screen. */
export function ResidentTable({ residents, opened, onOpen, sort, order, onSort, drawPlannedMoves, footer }: Props) {
  const { columns } = words
  const sorted = (by: ResidentSort) => ({
    sort: by === sort ? (order === 'asc' ? ('ascending' as const) : ('descending' as const)) : ('none' as const),
    onSort: () => onSort(by),
  })
  return (
    <Table
      label={words.title}
      footer={footer}
      head={
        <>
          <HeadCell {...sorted('name')}>{columns.name}</HeadCell>
          <HeadCell {...sorted('unit')}>{columns.unit}</HeadCell>
          <HeadCell {...sorted('type')} className="max-lg:hidden">
            {columns.type}
          </HeadCell>
          <HeadCell {...sorted('status')}>{columns.status}</HeadCell>
          <HeadCell {...sorted('since')} className="max-xl:hidden">
            {columns.since}
          </HeadCell>
          <HeadCell {...sorted('leaseEnd')}>{columns.leaseEnd}</HeadCell>
          <HeadCell className="max-xl:hidden">{columns.phone}</HeadCell>
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {residents.map((resident) => (
        <Row
          key={resident.id}
          resident={resident}
          selected={resident.id === opened}
          onOpen={() => onOpen(resident.id)}
          drawPlannedMoves={drawPlannedMoves}
        />
      ))}
    </Table>
  )
}

type RowProps = { resident: Resident; selected: boolean; onOpen: () => void; drawPlannedMoves: DrawPlannedMoves }

function Row({ resident, selected, onOpen, drawPlannedMoves }: RowProps) {
  const zone = useTimeZone()
  const planned = drawPlannedMoves(resident.id)
  const { fullName, units, tenantType, startDateOccupancy, phonePrimary } = resident
  return (
    <TableRow onOpen={onOpen} selected={selected}>
      <Cell head className="w-[22%] max-w-0 max-lg:w-[40%]">
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={fullName} />
          <span className="truncate" title={fullName}>
            {fullName}
          </span>
        </span>
      </Cell>
      <Cell>
        {units[0] ? (
          <span className="tabular font-[525] text-action-ink">{units[0].unitNumber}</span>
        ) : planned === null ? (
          <span className="whitespace-nowrap text-ink-3">{words.noUnit}</span>
        ) : null}
        {units.length > 1 ? (
          <span className="block text-xs text-ink-3">{words.moreUnits(units.length - 1)}</span>
        ) : null}
        {planned}
      </Cell>
      <Cell className="max-lg:hidden">{tenantType}</Cell>
      <Cell>
        <ResidentStatusBadge resident={resident} />
        {resident.invitation ? (
          <span className="block text-xs text-ink-3">{invitationWords.badge[resident.invitation]}</span>
        ) : null}
        {resident.user.email === '' ? <span className="block text-xs text-ink-3">{words.noSignIn}</span> : null}
      </Cell>
      <Cell className="tabular max-xl:hidden">{dashboardDate(startDateOccupancy, zone)}</Cell>
      <Cell>
        <LeaseEnd resident={resident} />
      </Cell>
      <Cell className="tabular max-xl:hidden">
        {phonePrimary ? shownPhone(phonePrimary) : <span className="text-ink-3">{words.nothing}</span>}
      </Cell>
      <Cell align="right" className="w-px">
        <Button size="small" aria-label={words.manageOf(fullName)} onClick={onOpen}>
          {words.manage}
        </Button>
      </Cell>
    </TableRow>
  )
}
