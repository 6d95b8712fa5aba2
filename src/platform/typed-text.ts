import { z } from 'zod'
import { isVisible } from './visible-text.ts'
import { words } from './words.ts'

const typed = (missing: string) => z.string(missing).refine((text) => !text.includes('\0'), words.unstorable)

/** One line: line ends and other control characters become blanks, as a browser's own field would have it. */
export const line = (missing: string) =>
  typed(missing).transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
      .trim(),
  )

/** Many lines. A form that is posted without scripts writes line ends as two characters; they count as one. */
export const lines = (missing: string) =>
  typed(missing).transform((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/(?!\n|\t)\p{Cc}/gu, '')
      .trim(),
  )

/** Something that can be seen, and not more than `most` characters of it. */
export const filled = (missing: string, tooLong: string, most: number) =>
  z.string().min(1, missing).refine(isVisible, missing).max(most, { error: tooLong, abort: true })
