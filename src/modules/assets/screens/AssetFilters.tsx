import type { ReactNode } from 'react'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { exportedAssets, printedColumns } from '../exported-assets.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { assetStates } from '../rules.ts'
import { downloadAssets, readPrintedAssets, usePlaces } from './queries.ts'
import { type AssetList, assetLists, isStateOf, type useAssetFilter } from './use-asset-filter.ts'

const any = { value: 'all', label: words.all } as const

type Props = {
  list: AssetList
  filter: ReturnType<typeof useAssetFilter>
  columns: ShownColumns
  /** The button of the columns, where the list is a table. */
  menu: ReactNode
}

/** The search and the filters of a list. */
export function AssetFilters({ list, filter, columns: { chosen }, menu }: Props) {
  const { values, criteria, update, place, setPlace } = filter
  const zone = useTimeZone()
  const kinds = assetLists[list].kinds
  const states = assetStates.filter((state) => isStateOf(list, state))
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={words.tabs[list]}
      read={async () => exportedAssets(await readPrintedAssets(criteria), zone, printedColumns(chosen))}
      download={() => downloadAssets({ ...criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.state}
        choices={[any, ...states.map((value) => ({ value, label: labels.states[value] }))]}
        value={values.state}
        onChange={(state) => update({ state })}
      />
      {kinds.length > 1 ? (
        <FilterSelect
          label={words.kind}
          choices={[any, ...kinds.map((value) => ({ value, label: labels.kinds[value] }))]}
          value={values.kind}
          onChange={(kind) => update({ kind })}
        />
      ) : null}
      {list === 'keys' ? null : <PlaceFilter list={list} value={place} onChange={setPlace} />}
    </OutputFilterBar>
  )
}

type PlaceProps = { list: 'stalls' | 'lockers'; value: string; onChange: (place: string) => void }

function PlaceFilter({ list, value, onChange }: PlaceProps) {
  const { category } = assetLists[list]
  const places = usePlaces(category).data ?? []
  // The place in the address may have no rows any more.
  const all = value === '' || places.includes(value) ? places : [...places, value]
  return (
    <FilterSelect
      label={words.place[category]}
      choices={[any, ...all.map((place) => ({ value: place, label: place }))]}
      value={value === '' ? 'all' : value}
      onChange={(place) => onChange(place === 'all' ? '' : place)}
    />
  )
}
