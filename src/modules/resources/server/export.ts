import { timeZoneOf } from '#building/server/time-zone.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Resource } from '../contract.ts'
import { exportedResources, fixedColumns } from '../exported-resources.ts'
import { filterResources } from '../listed-resources.ts'
import { exportWords } from '../messages/export.ts'
import type { ResourceExportFilter } from '../resource-filter.ts'
import { listResources } from './reads.ts'

/** The texts and documents that match the filter. Throws 400 for an unknown column. */
export const resourceExport = ({ columns, ...criteria }: ResourceExportFilter, now: Date): ListExport =>
  exportOf({ select: (all) => filterResources(all, criteria), columns: columns?.split(',') ?? null, criteria }, now)

export const chosenResources: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ select: (all) => all.filter(({ id }) => ids.has(id)), columns, criteria: {} }, now)

type Exported = {
  select: (all: readonly Resource[]) => readonly Resource[]
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ select, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'resources',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const zone = await timeZoneOf(tx)
    const resources = select(await listResources(tx))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedResources(resources, zone, shown) }
  },
})
