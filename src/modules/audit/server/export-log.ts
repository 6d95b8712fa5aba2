import { building } from '#building/server/table.ts'
import { dashboardTime, dayOf } from '#platform/time/dates.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { csvFile } from '#residents/rules.ts'
import type { EntryFilter } from '../contract.ts'
import { moduleName } from '../sentences.ts'
import { words } from '../messages/en.ts'
import { listEntries } from './store.ts'

/** Exports every matching entry as CSV. The export and its filter are audited. */
export async function exportLog(
  db: Database,
  filter: EntryFilter,
  by: Author,
  address: string,
  now: Date,
): Promise<{ name: string; file: string }> {
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select({ zone: building.timeZone }).from(building)
      const zone = row?.zone ?? 'UTC'
      const rows: string[][] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: Awaited<ReturnType<typeof listEntries>> = await listEntries(tx, { ...filter, limit: 1000, cursor })
        for (const { at, sentence, recordType, action, address: from } of page.entries) {
          const [author, ...value] = sentence.map(({ text }) => text)
          rows.push([
            dashboardTime(at, zone),
            author?.trim() ?? '',
            value.join(''),
            moduleName(recordType),
            action,
            from ?? '',
          ])
        }
        cursor = page.next
      }
      const after = { rows: rows.length, ...filter }
      await writeAudit(tx, { by, action: 'exported the log', recordType: 'audit', after, address, now })
      return { name: words.fileName(dayOf(now, zone)), file: csvFile([words.columns, ...rows]) }
    },
    // One snapshot for all pages, so that no entry is missing or repeated.
    { isolationLevel: 'repeatable read' },
  )
}
