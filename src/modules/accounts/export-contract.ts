import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

/** Apart from the other calls about accounts, which every portal loads. */
export const userList = {
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/users',
    roles: administrators,
    summary: 'The accounts of the office as CSV for a spreadsheet; the export is audited',
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
