import type { ReactNode } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { resourceKinds } from '../choices.ts'
import type { Resource } from '../contract.ts'
import { exportedResources, printedColumns } from '../exported-resources.ts'
import { words } from '../messages/en.ts'
import { downloadResources } from './queries.ts'
import type { ResourceFilter } from './use-resource-filter.ts'

const kinds = [
  { value: 'all', label: words.all },
  ...resourceKinds.map((value) => ({ value, label: words.kinds[value] })),
] as const

type Props = {
  filter: ResourceFilter
  /** The resources that match. */
  shown: readonly Resource[]
  /** The folders of all of them. */
  folders: readonly string[]
  /** Above the printed list. */
  title: string
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** The search and the filters of the resources, and what prints and exports those that match. */
export function ResourceFilters({ filter, shown, folders, title, chosen, menu }: Props) {
  const zone = useTimeZone()
  const named = filter.folder === '' || folders.includes(filter.folder) ? folders : [...folders, filter.folder]
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={title}
      read={async () => exportedResources(shown, zone, printedColumns(chosen))}
      download={() => downloadResources({ ...filter.criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.fields.kind}
        choices={kinds}
        value={filter.values.kind}
        onChange={(kind) => filter.update({ kind })}
      />
      <FilterSelect
        label={words.fields.folder}
        choices={[{ value: '', label: words.all }, ...named.map((name) => ({ value: name, label: name }))]}
        value={filter.folder}
        onChange={filter.setFolder}
      />
    </OutputFilterBar>
  )
}
