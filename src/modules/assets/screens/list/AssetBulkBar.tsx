import CircleCheck from 'lucide-react/icons/circle-check'
import PowerOff from 'lucide-react/icons/power-off'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { Asset, AssetFilter } from '../../asset.ts'
import { exportedAssets, printedColumns } from '../../exported-assets.ts'
import { manyAssets } from '../../many-contract.ts'
import { validateStatus } from '../../many-rules.ts'
import { manyWords } from '../../messages/many.ts'
import { screenWords as words } from '../../messages/screens.ts'
import { type AssetStatus, assetStatuses } from '../../rules.ts'
import { readAllAssets } from '../queries.ts'
import type { AssetList } from '../use-asset-filter.ts'

const icons = { in_service: CircleCheck, out_of_service: Wrench, deactivated: PowerOff }

const changesOf = (list: AssetList): RowActions<AssetStatus, Asset> => ({
  actions: assetStatuses
    .filter((status) => status !== 'deactivated' || list === 'keys')
    .map((status) => ({
      id: status,
      icon: icons[status],
      ...manyWords[status],
      isHarmless: status !== 'deactivated',
      explain: () => <p>{manyWords.follows[status]}</p>,
    })),
  validate: validateStatus,
  send: ({ action, ...body }) => call(manyAssets.change, { body: { ...body, status: action } }),
  failed: manyWords.failed,
})

type Props = {
  list: AssetList
  selection: Selection<Asset>
  total: number | null
  /** What the filters ask for, for everything that matches. */
  criteria: Partial<AssetFilter>
  columns: ShownColumns
  /** The row of filters. */
  children: ReactNode
}

/** What can be done with the selected stalls, lockers, keys or fobs, in place of the filters. */
export function AssetBulkBar({ list, selection, total, criteria, columns, children }: Props) {
  const zone = useTimeZone()
  return (
    <RowsBar
      topic="assets"
      selection={selection}
      total={total}
      readAll={() => readAllAssets(criteria)}
      output={{
        list: 'assets',
        title: words.tabs[list],
        columns: columns.chosen?.join(','),
        toTable: (assets) => exportedAssets(assets, zone, printedColumns(columns.chosen)),
      }}
      changes={changesOf(list)}
    >
      {children}
    </RowsBar>
  )
}
