import { z } from 'zod'

/** The `cursor` of a list: from the Link header of the previous page. Without one, or empty, it is the first page. */
export const Cursor = z.string().max(2000).optional()
