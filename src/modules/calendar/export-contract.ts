import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { administrators } from '#platform/roles.ts'
import { EventFilter } from './contract.ts'

/** Apart from the other calls about events, because the first screen of residents loads those. */
export const eventList = {
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/events',
    roles: administrators,
    summary: 'The matching events as CSV for a spreadsheet; the export is audited',
    query: EventFilter.omit({ limit: true, cursor: true }).extend({ columns: ExportedColumns }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
