import { invalid } from '#platform/http-error.ts'
import { dayOf } from '#platform/time/dates.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Resident, ResidentFilter } from '#residents/resident.ts'
import { exportedColumns, exportedTable, isExportColumn } from '#residents/exported-cells.ts'
import { csvFile } from '#residents/rules.ts'
import { words } from '#residents/messages/en.ts'
import { listResidents } from './residents.ts'

/** Exports all residents that match the filter as CSV, without notes and codes; the export is audited. */
export async function exportResidents(
  db: Database,
  { columns, ...filter }: ResidentFilter & { columns?: string | undefined; ids?: string[] | undefined },
  by: Author,
  from: { address: string; timeZone: string },
  now: Date,
): Promise<{ name: string; file: string }> {
  const chosen = columns?.split(',') ?? null
  const unknown = chosen?.find((name) => !isExportColumn(name))
  if (unknown !== undefined) throw invalid('columns', () => words.unknownColumn(unknown))
  return db.transaction(
    async (tx) => {
      const rows: Resident[] = []
      for (let cursor: string | null | undefined = filter.cursor; cursor !== null;) {
        const page = await listResidents(tx, { ...filter, limit: 1000, cursor: cursor ?? undefined }, now)
        rows.push(...page.rows)
        cursor = page.next
      }
      const { cursor: _, limit: __, ids, ...requested } = filter
      const after = { rows: rows.length, ...(ids ? {} : requested) }
      await writeAudit(tx, {
        by,
        action: 'exported the list',
        recordType: 'residents',
        after,
        address: from.address,
        now,
      })
      const { head, rows: body } = exportedTable(rows, exportedColumns(chosen), (day) => day ?? '')
      return { name: words.fileName(dayOf(now, from.timeZone)), file: csvFile([head, ...body]) }
    },
    // One snapshot for all pages, so that no resident is missing or exported twice.
    { isolationLevel: 'repeatable read' },
  )
}
