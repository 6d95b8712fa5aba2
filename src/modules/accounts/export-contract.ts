import { z } from 'zod'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { UserExportFilter } from './user-list-filter.ts'
import { userErrors } from './messages/user-errors.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

/** Apart from the other calls about accounts, which every portal loads. */
export const userList = {
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/users',
    roles: administrators,
    summary: 'The accounts of the office as CSV for a spreadsheet; the export is audited',
    query: UserExportFilter,
    contentType: 'text/csv',
    reply: z.string(),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/users/changes',
    roles: administrators,
    summary:
      'Suspend or activate many accounts of the office. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ isActive: z.boolean(userErrors.badActive) }),
    reply: ManyResult,
  }),
}
