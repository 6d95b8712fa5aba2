import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Asset } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { RecordLink } from './RecordLink.tsx'

type Props = { assets: readonly Asset[]; opened: string | null; onOpen: (id: string) => void }

/** The list on a wide screen. */
export function AssetTable({ assets, opened, onOpen, label, footer }: Props & { label: string; footer: ReactNode }) {
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
            <States asset={asset} />
          </Cell>
          <Cell className="max-w-56">
            <Holder asset={asset} />
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

/** The list on a phone. */
export function AssetCards({ assets, onOpen, label }: Omit<Props, 'opened'> & { label: string }) {
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {assets.map((asset) => (
        <li key={asset.id} className="rounded-lg bg-surface px-4 py-3.5 shadow-card">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="tabular font-[575] break-words">{asset.number}</h2>
              <p className="text-sm text-ink-3">
                {[labels.kinds[asset.kind], asset.place, asset.unit && words.unitNumber(asset.unit.unitNumber)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <States asset={asset} />
          </div>
          <div className="mt-2.5 flex items-center justify-between gap-3">
            <span className="min-w-0 flex-1">
              <Holder asset={asset} />
            </span>
            <Button
              aria-label={words.manageOf(words.nameOf(asset.kind, asset.number))}
              onClick={() => onOpen(asset.id)}
            >
              {words.manage}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const States = ({ asset: { state, hasConflict } }: { asset: Asset }) => (
  <span className="flex flex-wrap gap-1.5 max-md:justify-end">
    <AssetStateBadge state={state} />
    {hasConflict ? <Badge tone="danger">{words.conflict}</Badge> : null}
  </span>
)

function Holder({ asset: { holder } }: { asset: Asset }) {
  if (!holder) return quiet(words.nobody)
  return (
    <span className="block truncate">
      <RecordLink tenant={holder.tenantId}>{holder.fullName}</RecordLink>
      {holder.unitNumber ? <span className="tabular text-ink-3"> · {holder.unitNumber}</span> : null}
    </span>
  )
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>
