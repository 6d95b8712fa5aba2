import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { unitConditions } from '#units/rules.ts'
import { exportWords } from './messages/export.ts'
import { sorts } from './unit-filter.ts'

/** The filter of the console's list of units, and its columns. */
export const ListedUnitFilter = z.object({
  search: z.string().max(200, 'The search can have at most 200 characters').default(''),
  floor: z.string().max(10).default(''),
  area: z.enum(['', 'residential', 'commercial'], 'area must be residential or commercial').default(''),
  status: z.enum(['', ...unitConditions], 'status must be a status of a unit').default(''),
  type: z.string().max(100).default(''),
  bedrooms: z.string().max(10).default(''),
  sort: z.enum(sorts, exportWords.badSort).default('-unit'),
  /** The names of columns with commas between them; all without it. */
  columns: z.string().max(200).optional(),
})
export type ListedUnitFilter = z.output<typeof ListedUnitFilter>

export const unitExport = {
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/units',
    roles: administrators,
    summary: 'The list of units as CSV for a spreadsheet; the export is audited',
    query: ListedUnitFilter,
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
