import { z } from 'zod'
import { isVisible } from '#platform/visible-text.ts'
import { words } from './words.ts'

export const Instant = z.iso.datetime({ error: words.badTime })

/** A PDF or picture that goes with an announcement. */
export const AnnouncementFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type AnnouncementFile = z.infer<typeof AnnouncementFile>

const isStorable = (text: string) => !text.includes('\0')

/** One line: line ends and other control characters become blanks. */
export const line = (missing: string) =>
  z
    .string(missing)
    .refine(isStorable, words.unstorable)
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
        .trim(),
    )

/** Many lines, with one kind of line end. */
export const lines = (missing: string) =>
  z
    .string(missing)
    .refine(isStorable, words.unstorable)
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/(?!\n|\t)\p{Cc}/gu, '')
        .trim(),
    )

export const filled = (missing: string, most: number) =>
  z.string().min(1, missing).refine(isVisible, missing).max(most, words.tooLong(most))
