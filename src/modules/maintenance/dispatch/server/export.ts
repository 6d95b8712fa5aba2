import { building } from '#building/server/table.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { csvFile } from '#residents/rules.ts'
import { formatFullName } from '../../requests/format.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { findRequests } from '../../requests/server/reads.ts'
import { categoryWords, placeWords, priorityWords, statusWords } from '../../requests/vocabulary.ts'
import type { ExportColumn } from '../choices.ts'
import type { Selection } from '../contract.ts'
import { dispatchWords } from '../messages/en.ts'
import { selectedIds } from './select.ts'

type Place = { code: string; timeZone: string }

/** The selected requests as CSV; the export is audited. */
export async function exportRequests(
  db: Database,
  { columns, ...selection }: Selection & { columns: readonly ExportColumn[] },
  by: Author,
  address: string,
  now: Date,
): Promise<{ name: string; file: string }> {
  return db.transaction(
    async (tx) => {
      const [place = { code: '', timeZone: 'UTC' }] = await tx
        .select({ code: building.code, timeZone: building.timeZone })
        .from(building)
      const rows = await findRequests(tx, await selectedIds(tx, selection, now))
      const after = { rows: rows.length, ...selection.filter }
      await writeAudit(tx, { by, action: 'exported the list', recordType: 'maintenance', after, address, now })
      const head = columns.map((column) => dispatchWords.exportColumns[column])
      const body = rows.map((row) => {
        const cells = cellsOf(row, place)
        return columns.map((column) => cells[column])
      })
      return { name: dispatchWords.exportName(dayOf(now, place.timeZone)), file: csvFile([head, ...body]) }
    },
    { isolationLevel: 'repeatable read' },
  )
}

function cellsOf(request: MaintenanceRequest, { code, timeZone }: Place): Record<ExportColumn, string> {
  const day = (instant: string | null) => (instant === null ? '' : dayOf(new Date(instant), timeZone))
  const { unit, placeName, placeKind, tenant, assignedToUser, vendor } = request
  return {
    number: `${code}-${request.number}`,
    title: request.title,
    place: unit?.unitNumber ?? placeName ?? placeWords[placeKind],
    resident: tenant?.fullName ?? '',
    category: categoryWords[request.category],
    priority: priorityWords[request.priority],
    status: statusWords[request.status],
    assignee: assignedToUser ? formatFullName(assignedToUser) : '',
    vendor: vendor?.name ?? '',
    scheduled: day(request.scheduledDate),
    due: day(request.dueAt),
    created: day(request.createdAt),
    completed: day(request.completedAt),
  }
}
