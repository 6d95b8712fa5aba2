import { z } from 'zod'

/**
 * A day that a person enters. An ISO day may have the year 0, which PostgreSQL rejects, and a day near the year 10000 cannot
 * be counted on from, so only the years from 1 to 9998 are accepted.
 */
export const dayInput = (error: string) =>
  z.iso.date({ error }).refine((day) => day >= '0001' && day < '9999', { error })
