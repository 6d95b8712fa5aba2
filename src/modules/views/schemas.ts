import { z } from 'zod'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { maxExportedRows, maxNameLength, maxValueLength, viewLists } from './choices.ts'
import { viewWords } from './messages/en.ts'

export const ViewName = z
  .string(viewWords.nameMissing)
  .trim()
  .min(1, viewWords.nameMissing)
  .max(maxNameLength, viewWords.nameTooLong)

const Parameters = z.record(
  z.string(),
  z.string(viewWords.badParameters).min(1, viewWords.badParameters).max(maxValueLength, viewWords.valueTooLong),
  viewWords.badParameters,
)
const IsShared = z.boolean(viewWords.badShared)

export const NewView = z.object({
  list: z.enum(viewLists, viewWords.badList),
  name: ViewName,
  /** The parameters of the list's address. */
  parameters: Parameters,
  /** Whether the whole office sees it. */
  isShared: IsShared.default(false),
})
export type NewView = z.output<typeof NewView>

export const ViewChanges = z.object({ name: ViewName, parameters: Parameters, isShared: IsShared }).partial()
export type ViewChanges = z.output<typeof ViewChanges>

/** The form of a name, with the choice whether the office sees the view. */
export const ViewForm = z.object({ name: ViewName, isShared: z.boolean() })
export type ViewForm = z.output<typeof ViewForm>

export const ExportedRows = z.object({
  ids: z
    .array(z.uuid(viewWords.badIds), viewWords.badIds)
    .min(1, viewWords.badIds)
    .max(maxExportedRows, { error: () => viewWords.tooManyIds(maxExportedRows) }),
  /** The names of columns with commas between them; all without it. */
  columns: ExportedColumns,
})

export const ChosenColumns = z.object({
  /** In the order of the list; null for the columns of everyone. */
  columns: z
    .array(z.string().regex(/^[a-zA-Z]{1,40}$/, viewWords.badColumns), viewWords.badColumns)
    .max(40, viewWords.badColumns)
    .nullable(),
})
