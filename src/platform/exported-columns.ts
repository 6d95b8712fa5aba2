import { z } from 'zod'

/** The names of columns with commas between them, as a filter of an export; all columns without it. */
export const ExportedColumns = z.string().max(400).optional()
