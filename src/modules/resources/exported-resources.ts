import { audienceName } from '#occupancy/audience-name.ts'
import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import type { Resource } from './contract.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'

/** Whether a resource is one of those that residents see, or of the archived ones. */
export const isShownResource = ({ archivedAt }: Resource, archived: boolean) => (archivedAt !== null) === archived

/** Resources as they are exported or printed. */
export function exportedResources(resources: readonly Resource[], timeZone: string) {
  const day = (at: string | null) => (at === null ? '' : dashboardDate(at, timeZone))
  return exportedTable(exportWords.columns, resources, ({ versions: [newest], ...resource }) => ({
    folder: resource.folder || words.noFolder,
    title: resource.title,
    kind: words.kinds[resource.kind],
    audience: audienceName(resource.audience),
    file: newest?.name ?? '',
    version: newest ? String(newest.number) : '',
    link: resource.url ?? '',
    updated: day(resource.updatedAt),
    archived: day(resource.archivedAt),
  }))
}
