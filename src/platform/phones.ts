/** The digits of a telephone number, nothing else. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')
export const isTenDigits = (text: string) => digitsOf(text).length === 10

/** What a phone field shows while somebody types: digits only, at most ten, 3-3-4 with hyphens. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** A stored number as people read it; what is not ten digits of this continent stays as it was written. */
export const shownPhone = (text: string): string =>
  isTenDigits(text) && !text.includes('+') ? formatPhone(text) : text

/** The address that dials a number. */
export const dialled = (text: string): string => `tel:${text.replaceAll(/[^\d+]/g, '')}`
