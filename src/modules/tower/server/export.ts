import { building } from '#building/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { csvFile } from '#residents/rules.ts'
import type { ListedUnit } from '../contract.ts'
import type { ListedUnitFilter } from '../export-contract.ts'
import { exportedUnits, isUnitColumn } from '../exported-units.ts'
import { exportWords } from '../messages/export.ts'
import { filterUnits } from '../unit-filter.ts'
import { listForScreens } from './listed-units.ts'

/** Exports all units that match the filter as CSV; the export is audited. */
export async function exportUnits(
  db: Database,
  { columns, ...filter }: ListedUnitFilter,
  by: Author,
  address: string,
  now: Date,
): Promise<{ name: string; file: string }> {
  const chosen = columns?.split(',') ?? null
  const unknown = chosen?.find((name) => !isUnitColumn(name))
  if (unknown !== undefined) throw invalid('columns', () => exportWords.unknownColumn(unknown))
  return db.transaction(
    async (tx) => {
      const [profile] = await tx.select({ zone: building.timeZone }).from(building)
      const units: ListedUnit[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await listForScreens(tx, { limit: 1000, cursor: cursor ?? undefined })
        units.push(...page.rows)
        cursor = page.next
      }
      const { head, rows } = exportedUnits(filterUnits(units, filter), chosen)
      const after = { rows: rows.length, ...filter }
      await writeAudit(tx, { by, action: 'exported the list', recordType: 'units', after, address, now })
      return { name: exportWords.fileName(dayOf(now, profile?.zone ?? 'UTC')), file: csvFile([head, ...rows]) }
    },
    // One snapshot for all pages, so that no unit is missing or exported twice.
    { isolationLevel: 'repeatable read' },
  )
}
