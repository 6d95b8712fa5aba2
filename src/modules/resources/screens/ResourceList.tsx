import FolderOpen from 'lucide-react/icons/folder-open'
import { type ReactNode, useState } from 'react'
import type { Audience } from '#occupancy/audience.ts'
import { audienceName } from '#occupancy/audience-name.ts'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { ListActions } from '#platform/ui/lists/ListActions.tsx'
import { useOpenedByAddress } from '#platform/ui/records/use-opened-by-address.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import type { Resource } from '../contract.ts'
import { words } from '../messages/en.ts'
import { filterResources, folderOf } from '../listed-resources.ts'
import { useResources } from './queries.ts'
import { ResourceBulkBar } from './ResourceBulkBar.tsx'
import { ResourceFilters } from './ResourceFilters.tsx'
import { ResourceRow } from './ResourceRow.tsx'
import { useResourceFilter } from './use-resource-filter.ts'

const ResourceForm = later(() => import('./ResourceForm.tsx').then((file) => file.ResourceForm))
const VersionDialog = later(() => import('./VersionDialog.tsx').then((file) => file.VersionDialog))
const choices = [
  { value: 'use', label: words.active },
  { value: 'away', label: words.archived },
] as const

const none: readonly Resource[] = []

type Props = {
  audience: DrawField<Audience>
  /** The saved views. */
  views: ReactNode
  /** What the rows show. */
  columns: ListColumns
}

/** The console's Resources section: texts and documents for residents, by folder. */
export function ResourceList({ audience, views, columns }: Props) {
  const all = useResources()
  const filter = useResourceFilter()
  const form = useRecordOpening<Resource>()
  useOpenedByAddress(
    'document',
    (id) => {
      const record = all.data?.find((resource) => resource.id === id)
      if (record) form.open(record)
    },
    all.data !== undefined,
  )
  const [renewing, setRenewing] = useState<Resource | null>(null)
  const isArchive = filter.criteria.archived
  const title = isArchive ? words.archivedTitle : words.title
  const folders = [...Map.groupBy(filterResources(all.data ?? none, filter.criteria), folderOf)]
  // In the order of the screen, for the keys.
  const rows = folders.flatMap(([, list]) => list)
  const { selection, keys } = useListSelection<Resource>({ scope: JSON.stringify(filter.criteria), rows })
  return (
    <>
      <ListPage
        title={words.title}
        line={words.line}
        actions={
          <ListActions
            label={words.show}
            choices={choices}
            value={isArchive ? 'away' : 'use'}
            onChange={(next) => filter.showArchived(next === 'away')}
            add={words.add}
            onAdd={() => form.open(null)}
          />
        }
        filters={
          <>
            {views}
            <ResourceBulkBar selection={selection} rows={rows} isArchive={isArchive} columns={columns.chosen}>
              <ResourceFilters
                filter={filter}
                shown={rows}
                folders={[...new Set(all.data?.map(folderOf))]}
                title={title}
                chosen={columns.chosen}
                menu={columns.menu}
              />
            </ResourceBulkBar>
          </>
        }
        list={waitForColumns(columns, all)}
        loading={words.loading}
      >
        {() =>
          folders.length === 0 ? (
            <Card flush>
              <EmptyList
                icon={FolderOpen}
                isFiltered={filter.isFiltered}
                onClear={filter.clear}
                words={{
                  none: words.noneFound,
                  clear: words.clearFilters,
                  noneYet: isArchive ? words.noneArchived : words.none,
                  noneYetHelp: isArchive ? undefined : words.noneHelp,
                }}
              />
            </Card>
          ) : (
            <div className="grid gap-4">
              {folders.map(([folder, list]) => (
                <Card key={folder} flush title={folder}>
                  <ul aria-label={folder} className="mt-1">
                    {list.map((resource) => (
                      <ResourceRow
                        key={resource.id}
                        resource={resource}
                        shown={columns.shown}
                        rows={rows}
                        selection={selection}
                        audience={audienceName(resource.audience)}
                        onEdit={() => form.open(resource)}
                        onVersion={() => setRenewing(resource)}
                      />
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
          )
        }
      </ListPage>
      {keys}
      {form.opening ? (
        <ResourceForm
          key={form.opening.turn}
          resource={form.opening.record}
          open={form.opening.open}
          onClose={form.close}
          audience={audience}
        />
      ) : null}
      <VersionDialog resource={renewing} onClose={() => setRenewing(null)} />
    </>
  )
}
