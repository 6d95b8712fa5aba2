import type { ReactNode } from 'react'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import type { ListColumns } from '#platform/ui/lists/columns/list-column.ts'
import { parseOneOf } from '#platform/ui/lists/parse-one-of.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { assetFigures } from '../messages/figures.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetDialog } from './AssetDialog.tsx'
import type { OnMessage } from './list/WaitingBulkBar.tsx'
import { AssetListPage } from './AssetListPage.tsx'
import { ConflictList } from './conflicts/ConflictList.tsx'
import { useAssetFigures } from './queries.ts'
import { WaitingList } from './WaitingList.tsx'

const lists = ['stalls', 'lockers', 'keys', 'conflicts', 'waiting'] as const
/** The filters of a list, which another list does not have. */
const cleared = { state: undefined, kind: undefined, place: undefined, search: undefined, cursor: undefined }

type Props = {
  drawUnit: DrawField<string | null>
  /** The saved views. */
  views: ReactNode
  columns: ListColumns
  /** Opens the form of a message to residents who wait. */
  onMessage: OnMessage
}

/** The page of stalls, lockers, keys and fobs, with the conflicts and the waiting list. */
export function AssetsPage({ drawUnit, views, columns, onMessage }: Props) {
  const address = useAddress()
  const figures = useAssetFigures().data
  const list = parseOneOf(lists, address.at('list'), 'stalls')
  const opened = address.at('asset') ?? null
  const open = (id: string) => address.change({ asset: id }, 'push')
  const countOf = (key: (typeof lists)[number]) =>
    key === 'conflicts' || key === 'waiting' ? figures?.[key] : undefined
  return (
    <>
      <PageHead title={words.title} line={<Line conflicts={figures?.conflicts ?? 0} />} />
      <Tabs
        value={list}
        onChange={(next) => address.change({ ...cleared, list: next === 'stalls' ? undefined : next }, 'push')}
      >
        <TabList
          label={words.sections}
          className="mb-4"
          tabs={lists.map((value) => {
            const count = countOf(value)
            return { value, label: words.tabs[value], ...(count ? { count } : {}) }
          })}
        />
        {lists.map((value) => (
          <TabPanel key={value} value={value}>
            {value === 'conflicts' ? (
              <ConflictList />
            ) : value === 'waiting' ? (
              <WaitingList onMessage={onMessage} />
            ) : (
              <AssetListPage list={value} opened={opened} onOpen={open} views={views} columns={columns} />
            )}
          </TabPanel>
        ))}
      </Tabs>
      <AssetDialog
        id={opened}
        onClose={() => address.change({ asset: undefined })}
        onConflicts={() => address.change({ ...cleared, asset: undefined, list: 'conflicts' }, 'push')}
        drawUnit={drawUnit}
      />
    </>
  )
}

function Line({ conflicts }: { conflicts: number }) {
  if (conflicts === 0) return words.line
  return (
    <>
      {words.line}{' '}
      <FigureLink definition={assetFigures.conflicts} search={{ tab: 'assets', list: 'conflicts' }}>
        {words.conflictCount(conflicts)}
      </FigureLink>
    </>
  )
}
