import { building } from '#building/server/table.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { formatFullName } from '../../requests/format.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { findRequests } from '../../requests/server/reads.ts'
import { categoryWords, placeWords, priorityWords, statusWords } from '../../requests/vocabulary.ts'
import type { ExportColumn } from '../choices.ts'
import type { Selection } from '../contract.ts'
import { dispatchWords } from '../messages/en.ts'
import { selectedIds } from './select.ts'

type Place = { code: string; timeZone: string }
type ExportFilter = Selection & { columns: readonly ExportColumn[] }

/** The selected requests. */
export const requestExport = ({ columns, ...selection }: ExportFilter, now: Date): ListExport => ({
  recordType: 'maintenance',
  criteria: { ...selection.filter },
  read: async (tx) => {
    const [place = { code: '', timeZone: 'UTC' }] = await tx
      .select({ code: building.code, timeZone: building.timeZone })
      .from(building)
    const requests = await findRequests(tx, await selectedIds(tx, selection, now))
    return {
      name: dispatchWords.exportName(dayOf(now, place.timeZone)),
      head: columns.map((column) => dispatchWords.exportColumns[column]),
      rows: requests.map((request) => {
        const cells = cellsOf(request, place)
        return columns.map((column) => cells[column])
      }),
    }
  },
})

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
