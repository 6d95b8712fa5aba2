import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import type { TableColumn } from '#platform/ui/lists/columns/table-column.ts'
import { offeredOf } from '#platform/ui/lists/columns/table-column.ts'
import type { Asset } from '../../asset.ts'
import { exportColumns } from '../../messages/en.ts'
import { screenWords as words } from '../../messages/screens.ts'
import { AssetStates } from '../AssetStates.tsx'
import { HolderName } from '../HolderName.tsx'
import { RecordLink } from '../RecordLink.tsx'

const quiet = (text: string): ReactNode => <span className="text-ink-3">{text}</span>

/** The columns beside the number, by the names that exports have for them. */
export const assetColumns: Readonly<Record<string, TableColumn<Asset, string>>> = {
  place: {
    label: words.columns.place,
    isUsual: true,
    leftOut: 'max-lg:hidden',
    cell: ({ place }) => place || quiet(words.noPlace),
  },
  unit: {
    label: words.columns.unit,
    isUsual: true,
    className: 'tabular',
    cell: ({ unit }) => (unit ? <RecordLink unit={unit.id}>{unit.unitNumber}</RecordLink> : quiet(words.noUnit)),
  },
  state: { label: words.columns.state, isUsual: true, cell: (asset) => <AssetStates asset={asset} /> },
  holder: {
    label: words.columns.holder,
    isUsual: true,
    className: 'max-w-56',
    cell: (asset) => <HolderName asset={asset} />,
  },
  home: {
    label: exportColumns.home,
    className: 'tabular',
    cell: ({ holder }) => holder?.unitNumber ?? quiet(words.noUnit),
  },
  since: {
    label: words.columns.since,
    isUsual: true,
    className: 'tabular',
    leftOut: 'max-lg:hidden',
    cell: ({ holder }, zone) => (holder ? dashboardDate(holder.since, zone) : null),
  },
  note: {
    label: exportColumns.note,
    cell: ({ note }) => (
      <span className="block max-w-48 truncate" title={note}>
        {note}
      </span>
    ),
  },
}

/** The columns to choose from. */
export const offeredColumns = offeredOf(assetColumns)
