import type { ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { ChosenCells, ChosenHeads, isWiderThanUsual } from '#platform/ui/lists/columns/ChosenCells.tsx'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { SelectCell } from '#platform/ui/lists/selection/SelectCell.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Asset } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { assetColumns } from './list/asset-columns.tsx'

type Props = {
  assets: readonly Asset[]
  /** The one whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  label: string
  listColumns: ShownColumns
  selection: Selection<Asset>
  footer: ReactNode
}

/** The list on a wide screen. */
export function AssetTable({ assets, opened, onOpen, label, listColumns, selection, footer }: Props) {
  const { columns } = words
  const zone = useTimeZone()
  return (
    <Table
      label={label}
      footer={footer}
      isWide={isWiderThanUsual(assetColumns, listColumns)}
      head={
        <>
          <SelectPageCell rows={assets} selection={selection} />
          <HeadCell>{columns.number}</HeadCell>
          <ChosenHeads columns={assetColumns} listColumns={listColumns} />
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {assets.map((asset) => (
        <TableRow
          key={asset.id}
          id={asset.id}
          onOpen={() => onOpen(asset.id)}
          selected={asset.id === opened || selection.has(asset.id)}
        >
          <SelectCell
            name={words.nameOf(asset.kind, asset.number)}
            isTicked={selection.has(asset.id)}
            onTick={(range) => selection.toggle(asset, assets, range)}
          />
          <Cell head detail={labels.kinds[asset.kind]}>
            <span className="tabular">{asset.number}</span>
          </Cell>
          <ChosenCells row={asset} context={zone} columns={assetColumns} listColumns={listColumns} />
          <Cell align="right" className="w-px">
            <Button
              size="small"
              data-row-focus=""
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
