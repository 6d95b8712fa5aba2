import { audienceName } from '#occupancy/audience-name.ts'
import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import type { Resource } from './contract.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'
import { folderOf } from './listed-resources.ts'

/** The columns that name a resource. */
export const fixedColumns = ['folder', 'title'] as const

/** The columns of a printed list: those that name a resource and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Resources as they are exported or printed. */
export function exportedResources(resources: readonly Resource[], timeZone: string, shown?: readonly string[] | null) {
  const day = (at: string | null) => (at === null ? '' : dashboardDate(at, timeZone))
  const cellsOf = ({ versions: [newest], ...resource }: Resource) => ({
    folder: folderOf(resource),
    title: resource.title,
    kind: words.kinds[resource.kind],
    audience: audienceName(resource.audience),
    file: newest?.name ?? '',
    version: newest ? String(newest.number) : '',
    link: resource.url ?? '',
    updated: day(resource.updatedAt),
    archived: day(resource.archivedAt),
    text: resource.body,
  })
  return exportedTable(exportWords.columns, resources, cellsOf, shown)
}
