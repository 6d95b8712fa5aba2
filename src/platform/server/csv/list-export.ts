import type { FastifyReply } from 'fastify'
import { type Author, writeAudit } from '../audit/audit.ts'
import type { Database } from '../database/drizzle.ts'
import { type CsvTable, sendCsv } from './send-csv.ts'

/** How a list is exported. */
export type ListExport = {
  recordType: string
  /** For a list that is not the usual one of its record type. */
  action?: 'exported the log' | 'exported the waiting list'
  /** What was requested, as the audit log stores it; without the page. */
  criteria: Record<string, unknown>
  read: (tx: Database) => Promise<CsvTable>
}

/** The rows of a list that a person selected, and the columns that they chose; null for all columns. */
export type Chosen = { ids: ReadonlySet<string>; columns: readonly string[] | null }
export type ChosenExport = (chosen: Chosen, now: Date) => ListExport

type ExportCall = { db: Database; currentUser: Author; address: string; now: Date; reply: FastifyReply }

/** Answers with all matching rows of a list as CSV. The export is audited with its criteria. */
export async function sendListExport(call: ExportCall, list: ListExport): Promise<string> {
  return sendCsv(call.reply, await exportList(call, list))
}

/** All pages are read from one snapshot, so that no row is missing or exported twice. */
function exportList({ db, currentUser: by, address, now }: Omit<ExportCall, 'reply'>, list: ListExport) {
  const { recordType, action = 'exported the list', criteria, read } = list
  return db.transaction(
    async (tx) => {
      const table = await read(tx)
      const after = { rows: table.rows.length, ...criteria }
      await writeAudit(tx, { by, action, recordType, after, address, now })
      return table
    },
    { isolationLevel: 'repeatable read' },
  )
}
