import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { invalid } from '#platform/http-error.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { exportedColumns, exportedTable, isExportColumn } from '#residents/exported-cells.ts'
import { words } from '#residents/messages/en.ts'
import type { ResidentFilter } from '#residents/resident.ts'
import { listResidents } from './listing/residents.ts'

type ExportFilter = ResidentFilter & { columns?: string | undefined; ids?: string[] | undefined }

/** All residents that match the filter, without notes and codes. Throws 400 for an unknown column. */
export function residentExport({ columns, ...filter }: ExportFilter, now: Date): ListExport {
  const chosen = columns?.split(',') ?? null
  const unknown = chosen?.find((name) => !isExportColumn(name))
  if (unknown !== undefined) throw invalid('columns', () => words.unknownColumn(unknown))
  const { cursor: start, limit: _, ids, ...requested } = filter
  return {
    recordType: 'residents',
    criteria: ids ? {} : requested,
    read: async (tx) => {
      const residents = await readAllPages((page) => listResidents(tx, { ...filter, ...page }, now), { start })
      const name = words.fileName(dayOf(now, await timeZoneOf(tx)))
      return { name, ...exportedTable(residents, exportedColumns(chosen), (day) => day ?? '') }
    },
  }
}
