import FolderOpen from 'lucide-react/icons/folder-open'
import { useState } from 'react'
import type { Audience } from '#occupancy/audience.ts'
import { audienceName } from '#occupancy/audience-name.ts'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { ListActions } from '#platform/ui/lists/ListActions.tsx'
import { useOpenedByAddress } from '#platform/ui/records/use-opened-by-address.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { ListTools } from '#platform/ui/lists/ListTools.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { exportedResources, isShownResource } from '../exported-resources.ts'
import type { Resource } from '../contract.ts'
import { words } from '../messages/en.ts'
import { downloadResources, useResources } from './queries.ts'
import { ResourceBulkBar } from './ResourceBulkBar.tsx'
import { ResourceRow } from './ResourceRow.tsx'

const ResourceForm = later(() => import('./ResourceForm.tsx').then((file) => file.ResourceForm))
const VersionDialog = later(() => import('./VersionDialog.tsx').then((file) => file.VersionDialog))
const choices = [
  { value: 'use', label: words.active },
  { value: 'away', label: words.archived },
] as const

type Props = { audience: DrawField<Audience> }

/** The console's Resources section: texts and documents for residents, by folder. */
export function ResourceList({ audience }: Props) {
  const all = useResources()
  const address = useAddress()
  const shown = address.at('show') === 'away' ? 'away' : 'use'
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
  const zone = useTimeZone()
  const isArchive = shown === 'away'
  const folders = [
    ...Map.groupBy(
      (all.data ?? []).filter((resource) => isShownResource(resource, isArchive)),
      ({ folder }) => folder || words.noFolder,
    ),
  ]
  // In the order of the screen, for the keys.
  const rows = folders.flatMap(([, list]) => list)
  const { selection, keys } = useListSelection<Resource>({ scope: shown, rows })
  return (
    <>
      <ListPage
        title={words.title}
        line={words.line}
        actions={
          <ListActions
            label={words.show}
            choices={choices}
            value={shown}
            onChange={(next) => address.change({ show: next === 'away' ? next : undefined })}
            add={words.add}
            onAdd={() => form.open(null)}
          />
        }
        filters={
          <ResourceBulkBar selection={selection} rows={rows} isArchive={isArchive}>
            <ListTools>
              <PrintAndExport
                title={isArchive ? words.archivedTitle : words.title}
                read={async () => exportedResources(rows, zone)}
                download={() => downloadResources(isArchive)}
              />
            </ListTools>
          </ResourceBulkBar>
        }
        list={all}
        loading={words.loading}
      >
        {() =>
          folders.length === 0 ? (
            <Card flush>
              <Empty icon={FolderOpen} help={shown === 'away' ? undefined : words.noneHelp}>
                {shown === 'away' ? words.noneArchived : words.none}
              </Empty>
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
