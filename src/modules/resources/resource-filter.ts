import { z } from 'zod'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { resourceKinds } from './choices.ts'
import { exportWords } from './messages/export.ts'

/** The resources that the list shows; without a filter, all that are not archived. */
export const ResourceListFilter = z.object({
  archived: z.stringbool({ error: exportWords.badArchived }).default(false),
  kind: z.enum(resourceKinds, exportWords.badKind).optional(),
  /** The name of a folder as the list shows it. */
  folder: z.string().trim().max(80, exportWords.longFolder).optional(),
  /** Words of the title, the text, the link or the name of the file. */
  search: z.string().trim().max(200, exportWords.longSearch).optional(),
})
export type ResourceListFilter = z.output<typeof ResourceListFilter>

export const ResourceExportFilter = ResourceListFilter.extend({ columns: ExportedColumns })
export type ResourceExportFilter = z.output<typeof ResourceExportFilter>
