import { z } from 'zod'
import type { Message } from '../language/language.ts'
import { hasHiddenCharacter } from './hidden-characters.ts'
import { isVisible } from './visible-text.ts'
import { platformTexts } from '../language/messages/index.ts'
import { fieldText } from '../language/field-errors.ts'

const typed = (missing: Message) =>
  z
    .string({ error: fieldText(missing) })
    .refine((text) => !text.includes('\0'), {
      error: fieldText((language) => platformTexts[language].unstorable),
      abort: true,
    })
    .refine((text) => !hasHiddenCharacter(text), {
      error: fieldText((language) => platformTexts[language].hiddenCharacter),
    })

/** One line: line ends and tabs become blanks, as a browser's own field would have it. */
export const line = (missing: Message) =>
  typed(missing).transform((text) =>
    text
      .toWellFormed()
      .replace(/[\r\n\t\u2028\u2029 ]+/g, ' ')
      .trim(),
  )

/** Many lines. A form that is posted without scripts writes line ends as two characters; they count as one. */
export const lines = (missing: Message) =>
  typed(missing).transform((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .trim(),
  )

/** A text with a visible character, and at most `most` characters. */
export const requiredText = (missing: Message, tooLong: Message, most: number) =>
  z
    .string()
    .min(1, { error: fieldText(missing) })
    .refine(isVisible, { error: fieldText(missing) })
    .max(most, { error: fieldText(tooLong), abort: true })
