import { dayOf } from '#platform/time/dates.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { csvFile } from '#residents/rules.ts'
import type { Asset, AssetFilter } from '../asset.ts'
import { exportColumns, words } from '../messages/en.ts'
import { english as labels } from '../messages/labels-en.ts'
import { listAssets } from './reads.ts'

const cellsOf = (asset: Asset, timeZone: string): Record<keyof typeof exportColumns, string> => ({
  kind: labels.kinds[asset.kind],
  number: asset.number,
  place: asset.place,
  unit: asset.unit?.unitNumber ?? '',
  state: labels.states[asset.state],
  holder: asset.holder?.fullName ?? '',
  home: asset.holder?.unitNumber ?? '',
  since: asset.holder ? dayOf(new Date(asset.holder.since), timeZone) : '',
  note: asset.note,
})

/** Exports all assets that match the filter as CSV; the export is audited. */
export async function exportAssets(
  db: Database,
  filter: AssetFilter,
  by: Author,
  from: { address: string; timeZone: string },
  now: Date,
): Promise<{ name: string; file: string }> {
  return db.transaction(
    async (tx) => {
      const rows: Asset[] = []
      for (let cursor: string | null | undefined = filter.cursor; cursor !== null;) {
        const page = await listAssets(tx, { ...filter, limit: 1000, cursor: cursor ?? undefined })
        rows.push(...page.rows)
        cursor = page.next
      }
      const { cursor: _, limit: __, ...requested } = filter
      const after = { rows: rows.length, ...requested }
      await writeAudit(tx, { by, action: 'exported the list', recordType: 'assets', after, address: from.address, now })
      const names = Object.keys(exportColumns) as (keyof typeof exportColumns)[]
      const body = rows.map((row) => {
        const cells = cellsOf(row, from.timeZone)
        return names.map((name) => cells[name])
      })
      return {
        name: words.fileName(dayOf(now, from.timeZone)),
        file: csvFile([Object.values(exportColumns), ...body]),
      }
    },
    // One snapshot for all pages, so that nothing is missing or exported twice.
    { isolationLevel: 'repeatable read' },
  )
}
