import { localeOf } from '#platform/language/language.ts'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { TableOrCards } from '#platform/ui/lists/TableOrCards.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { AssetBulkBar } from './list/AssetBulkBar.tsx'
import type { Asset, AssetFigures } from '../asset.ts'
import { assetFigures } from '../messages/figures.ts'
import { screenWords as words } from '../messages/screens.ts'
import { assetStates } from '../rules.ts'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetCards } from './AssetCards.tsx'
import { AssetTable } from './AssetTable.tsx'
import { useAssetFigures, useAssets } from './queries.ts'
import { type AssetList, isStateOf, useAssetFilter } from './use-asset-filter.ts'

const AddAsset = later(() => import('./AddAsset.tsx').then((file) => file.AddAsset))

const none: readonly Asset[] = []

/** The columns that the signed-in person sees; rows wait until they are known. */

type Props = {
  list: AssetList
  opened: string | null
  onOpen: (id: string) => void
  /** The saved views. */
  views: ReactNode
  columns: ListColumns
}

/** One of the lists: figures, filters and rows. */
export function AssetListPage({ list, opened, onOpen, views, columns }: Props) {
  const filter = useAssetFilter(list)
  const assets = useAssets(filter.query)
  const figures = useAssetFigures()
  const address = useAddress()
  const { selection, keys } = useListSelection<Asset>({
    scope: JSON.stringify([list, filter.criteria]),
    rows: assets.data?.rows ?? none,
    opened,
    onStep: (id) => address.change({ asset: id }),
  })
  const wide = useWide()
  const [adding, setAdding] = useState(false)
  const label = words.tabs[list]
  return (
    <>
      {figures.data ? <Figures list={list} figures={figures.data} /> : null}
      <div className="mt-4">{views}</div>
      {keys}
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 flex-1 basis-96">
          <AssetBulkBar
            list={list}
            selection={selection}
            total={assets.data?.total ?? null}
            criteria={filter.criteria}
            columns={columns}
          >
            <AssetFilters list={list} filter={filter} columns={columns} menu={wide ? columns.menu : null} />
          </AssetBulkBar>
        </div>
        <div className="mb-3.5 flex gap-2">
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {words.form.add}
          </Button>
        </div>
      </div>
      <ListBody list={waitForColumns(columns, assets)} loading={words.loading}>
        {(page) =>
          page.rows.length === 0 ? (
            <Card flush>
              <EmptyList icon={KeyRound} isFiltered={filter.isFiltered} onClear={filter.clear} words={words} />
            </Card>
          ) : (
            <TableOrCards
              pager={filter.pager(page)}
              isTable={wide}
              cards={<AssetCards assets={page.rows} onOpen={onOpen} label={label} selection={selection} />}
            >
              {(footer) => (
                <AssetTable
                  assets={page.rows}
                  opened={opened}
                  onOpen={onOpen}
                  label={label}
                  listColumns={columns}
                  selection={selection}
                  footer={footer}
                />
              )}
            </TableOrCards>
          )
        }
      </ListBody>
      <AddAsset list={list} open={adding} onClose={() => setAdding(false)} />
    </>
  )
}

function Figures({ list, figures }: { list: AssetList; figures: AssetFigures }) {
  const counts =
    list === 'stalls' ? [figures.stall] : list === 'lockers' ? [figures.locker] : [figures.key, figures.fob]
  const names = (['total', ...assetStates] as const).filter((name) => isStateOf(list, name))
  return (
    <StatStrip
      label={words.tabs[list]}
      stats={names.map((name) => ({
        label: words.figures[name],
        figure: counts.reduce((sum, count) => sum + count[name], 0).toLocaleString(localeOf('en')),
        link: {
          definition: assetFigures[name],
          search: { tab: 'assets', list, ...(name === 'total' ? {} : { state: name }) },
        },
      }))}
    />
  )
}
