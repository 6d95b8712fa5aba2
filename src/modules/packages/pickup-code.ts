/**
 * The alphabet of pick-up codes: no characters that are confused when read or spoken, such as 0 and O, 1 and I, B and P
 * on the telephone.
 */
const capitals = 'ACDEFHJKMNRTUVWXY'
const digits = '23456789'
const pattern = new RegExp(`^[${capitals}]{2}[${digits}]{4}$`)

/** Two letters and four digits: about 1.2 million codes, none of which looks like a unit or a tracking number. */
export function createPickupCode(random: (below: number) => number): string {
  const pick = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[random(alphabet.length)] ?? '').join('')
  return pick(capitals, 2) + pick(digits, 4)
}

/** The code that a person typed, with or without a blank; null for any other text. */
export function parsePickupCode(typed: string): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase()
  return pattern.test(code) ? code : null
}

/** `KM 4729`, as it is shown and spoken. */
export const formatPickupCode = (code: string): string => `${code.slice(0, 2)} ${code.slice(2)}`
