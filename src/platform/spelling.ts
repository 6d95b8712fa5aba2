import { z } from 'zod'

const key = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/**
 * The choice as somebody else may spell it: case, blanks, hyphens and underscores do not matter (`in-progress`, `owner`),
 * and `also` names further spellings. What comes out is the one spelling used inside.
 */
export function spelledLike<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  also: Readonly<Record<string, Choices[number]>> = {},
  message?: string,
) {
  const canonical = new Map<string, string>([
    ...Object.entries(also).map(([said, meant]) => [key(said), meant] as const),
    ...choices.map((choice) => [key(choice), choice] as const),
  ])
  return z.preprocess(
    (given) => (typeof given === 'string' ? (canonical.get(key(given)) ?? given) : given),
    z.enum(choices, message),
  )
}
