import { z } from 'zod'
import { fieldText } from '../language/field-errors.ts'
import type { Message } from '../language/language.ts'

const key = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Accepts other spellings of a choice: case, blanks, hyphens and underscores do not matter (`in-progress`, `owner`),
 * and `also` lists further spellings. The output is the one spelling used internally.
 */
export function lenientEnum<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  also: Readonly<Record<string, Choices[number]>> = {},
  text?: Message,
) {
  const canonical = new Map<string, string>([
    ...Object.entries(also).map(([text, choice]) => [key(text), choice] as const),
    ...choices.map((choice) => [key(choice), choice] as const),
  ])
  return z.preprocess(
    (value) => (typeof value === 'string' ? (canonical.get(key(value)) ?? value) : value),
    z.enum(choices, text === undefined ? undefined : { error: fieldText(text) }),
  )
}
