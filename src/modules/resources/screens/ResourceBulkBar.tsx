import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { ResourceAction } from '../choices.ts'
import type { Resource } from '../contract.ts'
import { exportedResources, printedColumns } from '../exported-resources.ts'
import { manyResources } from '../many-contract.ts'
import { words } from '../messages/en.ts'
import { manyWords } from '../messages/many.ts'
import { validateResourceAction } from '../rules.ts'

const icons = { archive: Archive, restore: ArchiveRestore }

/** What the active resources, or the archived ones, offer. */
const changesFor = (action: ResourceAction): RowActions<ResourceAction, Resource> => ({
  actions: [
    {
      id: action,
      icon: icons[action],
      ...manyWords[action],
      isHarmless: action === 'restore',
      explain: () => <p>{manyWords.follows[action]}</p>,
    },
  ],
  validate: validateResourceAction,
  send: (body) => call(manyResources.change, { body }),
  failed: manyWords.failed,
})

type Props = {
  selection: Selection<Resource>
  rows: readonly Resource[]
  isArchive: boolean
  /** The chosen columns of a file; null for all. */
  columns: readonly string[] | null
  children: ReactNode
}

/** What can be done with the selected resources, in place of the tools of the list. */
export function ResourceBulkBar({ selection, rows, isArchive, columns, children }: Props) {
  const zone = useTimeZone()
  return (
    <RowsBar
      topic="resources"
      selection={selection}
      total={rows.length}
      readAll={async () => rows}
      output={{
        list: 'resources',
        title: isArchive ? words.archivedTitle : words.title,
        columns: columns?.join(','),
        toTable: (resources) => exportedResources(resources, zone, printedColumns(columns)),
      }}
      changes={changesFor(isArchive ? 'restore' : 'archive')}
    >
      {children}
    </RowsBar>
  )
}
