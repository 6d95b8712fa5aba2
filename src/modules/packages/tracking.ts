import type { Carrier } from './choices.ts'

/** What a label says: the number as it is stored, and the carrier whose pattern it has. */
export type Tracking = { number: string; carrier: Carrier }

type Pattern = { carrier: Carrier; pattern: RegExp; check?: (digits: string) => boolean }

/**
 * The tracking numbers of the carriers that deliver in Canada. Patterns and check digits are those of the public collection
 * `jkeen/tracking_number_data` (MIT), which lists valid and invalid numbers of each carrier; some of them are in the tests.
 * The longest and most distinct ones come first. Letters identify a carrier even in a mistyped number; for a number of digits
 * alone, the check digit decides. Twelve digits are Purolator's or FedEx's, whichever check digit fits; in one number of ten
 * both fit, and it counts as Purolator's.
 */
const patterns: readonly Pattern[] = [
  { carrier: 'ups', pattern: /^1Z[A-Z0-9]{16}$/ },
  { carrier: 'amazon', pattern: /^TB[ACM]\d{12}$/ },
  // Of the Universal Postal Union: the country at the end is that of the post that took it in.
  { carrier: 'canada_post', pattern: /^[A-Z]{2}\d{9}CA$/ },
  { carrier: 'usps', pattern: /^[A-Z]{2}\d{9}US$/ },
  { carrier: 'post', pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, check: (text) => hasS10(text.slice(2, 11)) },
  { carrier: 'purolator', pattern: /^[A-Z]{3}\d{9}$/ },
  { carrier: 'dhl', pattern: /^J[A-Z]{2,3}\d{9,10}$/ },
  { carrier: 'dhl', pattern: /^GM\d{10,39}$/ },
  { carrier: 'fedex', pattern: /^96\d{32}$/, check: (text) => hasFedexCheck(text.slice(-14)) },
  { carrier: 'fedex', pattern: /^100\d{31}$/, check: (text) => hasFedexCheck(text.slice(-14)) },
  { carrier: 'fedex', pattern: /^96\d{20}$/, check: (text) => hasMod10(text.slice(-15), [1, 3]) },
  { carrier: 'usps', pattern: /^9[1-5]\d{20}$/, check: (text) => hasMod10(text, [3, 1]) },
  { carrier: 'canada_post', pattern: /^\d{16}$/, check: (text) => hasMod10(text, [3, 1]) },
  { carrier: 'fedex', pattern: /^\d{15}$/, check: (text) => hasMod10(text, [1, 3]) },
  { carrier: 'purolator', pattern: /^[0-5]\d{11}$/, check: hasLuhn },
  { carrier: 'fedex', pattern: /^\d{12}$/, check: hasFedexCheck },
  { carrier: 'dhl', pattern: /^\d{10,11}$/, check: (text) => Number(text.slice(0, -1)) % 7 === Number(text.at(-1)) },
]

const shortest = 8

/** The characters of a label without the blanks and hyphens between its groups, in capitals. */
export const normalizeTracking = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase()

/**
 * The tracking number that a scanner or a person typed; null for a text that is none, such as a name or the number of a
 * unit. A number of an unknown carrier has at least eight characters, most of them digits.
 */
export function parseTracking(typed: string): Tracking | null {
  const number = normalizeTracking(typed)
  const found = patterns.find(({ pattern, check }) => pattern.test(number) && (check?.(number) ?? true))
  if (found) return { number, carrier: found.carrier }
  const digits = number.replace(/\D/g, '').length
  const isNumber = /^[A-Z0-9]+$/.test(number) && number.length >= shortest && digits * 2 >= number.length
  return isNumber ? { number, carrier: 'other' } : null
}

/** The end of a number, by which people compare labels. */
export const lastDigits = (number: string): string => number.slice(-4)

/** The sum of the digits before the check digit, with the weights repeated, filled up to ten. */
function hasMod10(text: string, weights: readonly [number, number]): boolean {
  const body = text.slice(0, -1)
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (weights[at % 2] ?? 1), 0)
  return (10 - (sum % 10)) % 10 === Number(text.at(-1))
}

/** Of the Universal Postal Union, standard S10: eight digits and their check digit. */
function hasS10(text: string): boolean {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const rest = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0) % 11
  const check = rest === 1 ? 0 : rest === 0 ? 5 : 11 - rest
  return check === Number(text.at(-1))
}

/** The weights 1, 7 and 3, from the right. */
function hasFedexCheck(text: string): boolean {
  const weights = [1, 3, 7]
  const body = text.slice(0, -1)
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 1), 0)
  return (sum % 11) % 10 === Number(text.at(-1))
}

function hasLuhn(text: string): boolean {
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
