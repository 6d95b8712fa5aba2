import { building } from '#building/server/table.ts'
import { dashboardTime, dayOf } from '#platform/dates.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { csvFile } from '#residents/rules.ts'
import type { Fitting } from '../contract.ts'
import { nounName } from '../sentences.ts'
import { words } from '../words.ts'
import { listEntries } from './store.ts'

/** Every entry that fits, as a file for a spreadsheet. The log keeps who took it, and what was asked. */
export async function takeLog(
  db: Database,
  asked: Fitting,
  by: Author,
  address: string,
  now: Date,
): Promise<{ name: string; file: string }> {
  return db.transaction(
    async (tx) => {
      const [here] = await tx.select({ zone: building.timeZone }).from(building)
      const zone = here?.zone ?? 'UTC'
      const rows: string[][] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: Awaited<ReturnType<typeof listEntries>> = await listEntries(tx, { ...asked, limit: 1000, cursor })
        for (const { at, sentence, noun, action, address: from } of page.entries) {
          const [who, ...said] = sentence.map(({ text }) => text)
          rows.push([dashboardTime(at, zone), who?.trim() ?? '', said.join(''), nounName(noun), action, from ?? ''])
        }
        cursor = page.next
      }
      const after = { rows: rows.length, ...asked }
      await writeAudit(tx, { by, action: 'exported the log', noun: 'audit', after, address, now })
      return { name: words.fileName(dayOf(now, zone)), file: csvFile([words.columns, ...rows]) }
    },
    // One moment for all pages, so that no entry is in the file twice or missing.
    { isolationLevel: 'repeatable read' },
  )
}
