import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Asset } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetStates } from './AssetStates.tsx'
import { HolderName } from './HolderName.tsx'
import { RecordLink } from './RecordLink.tsx'

type Props = {
  assets: readonly Asset[]
  /** The one whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  label: string
  footer: ReactNode
}

/** The list on a wide screen. */
export function AssetTable({ assets, opened, onOpen, label, footer }: Props) {
  const { columns } = words
  const zone = useTimeZone()
  return (
    <Table
      label={label}
      footer={footer}
      head={
        <>
          <HeadCell>{columns.number}</HeadCell>
          <HeadCell className="max-lg:hidden">{columns.place}</HeadCell>
          <HeadCell>{columns.unit}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
          <HeadCell>{columns.holder}</HeadCell>
          <HeadCell className="max-lg:hidden">{columns.since}</HeadCell>
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {assets.map((asset) => (
        <TableRow key={asset.id} onOpen={() => onOpen(asset.id)} selected={asset.id === opened}>
          <Cell head detail={labels.kinds[asset.kind]}>
            <span className="tabular">{asset.number}</span>
          </Cell>
          <Cell className="max-lg:hidden">{asset.place || quiet(words.noPlace)}</Cell>
          <Cell className="tabular">
            {asset.unit ? <RecordLink unit={asset.unit.id}>{asset.unit.unitNumber}</RecordLink> : quiet(words.noUnit)}
          </Cell>
          <Cell>
            <AssetStates asset={asset} />
          </Cell>
          <Cell className="max-w-56">
            <HolderName asset={asset} />
          </Cell>
          <Cell className="tabular max-lg:hidden">{asset.holder ? dashboardDate(asset.holder.since, zone) : null}</Cell>
          <Cell align="right" className="w-px">
            <Button
              size="small"
              aria-label={words.manageOf(words.nameOf(asset.kind, asset.number))}
              onClick={() => onOpen(asset.id)}
            >
              {words.manage}
            </Button>
          </Cell>
        </TableRow>
      ))}
    </Table>
  )
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>
