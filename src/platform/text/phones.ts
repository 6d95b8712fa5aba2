import { hasTenDigitNumbers } from '../locale/phone-form.ts'

/** The digits of a telephone number, nothing else. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Digits of other scripts (٣, ３, ³): they cannot be dialled, and dropping them would leave another number. */
export const hasOtherDigits = (text: string) => /(?!\d)\p{N}/u.test(text)

const extensionEnd = /[\s,;]*(?:;ext=|ext(?:ension)?|poste|x|#)[\s.:=]*(\d{1,7})\s*$/i

/** A number and its extension, in any usual spelling: `x12`, `ext. 12`, `poste 12`, `#12`, `;ext=12`. */
export function splitExtension(text: string): { number: string; extension: string | null } {
  const found = extensionEnd.exec(text)
  return { number: found ? text.slice(0, found.index) : text, extension: found?.[1] ?? null }
}

/** A number with its country begins with +. */
export const isInternational = (text: string) => /^\s*\(?\+/.test(text)

/** Whether a number without its extension has its country's code and a length that the code allows. */
function hasCountry(number: string): boolean {
  const digits = digitsOf(number)
  // The countries of +1 have ten digits after it; elsewhere the length varies.
  return /^\s*\(?\+[\d\s().\-/]*$/.test(number) && /^(?:1\d{10}|[2-9]\d{6,14})$/.test(digits)
}

/** Ten digits from 0 to 9, with any other characters that are not digits. */
export const isTenDigits = (text: string) => digitsOf(text).length === 10 && !hasOtherDigits(text)

/** Whether a text is a number of the building's country, in ten digits where numbers have ten, or one that begins with +. */
export function isPhone(text: string): boolean {
  const { number } = splitExtension(text)
  if (hasOtherDigits(text)) return false
  if (isInternational(number)) return hasCountry(number)
  return isTenDigits(number) || (!hasTenDigitNumbers() && /^\d{6,13}$/.test(digitsOf(number)))
}

/** Whether a number can be dialled: at least one digit, and none of another script. */
export const isDialable = (text: string) => /\d/.test(text) && !hasOtherDigits(text)

const withExtension = (number: string, extension: string | null) =>
  extension === null ? number : `${number} ext. ${extension}`

/** A number as the API accepts and returns it: ten digits, or with + and the spaces of its country; `ext. 12` at its end. */
export function normalizePhone(text: string): string {
  const { number, extension } = splitExtension(text.trim())
  return withExtension(isInternational(number) ? number.trim() : digitsOf(number), extension)
}

/** The beginning of an extension behind the digits, such as `x`, `ext.` or `#12`. */
const extensionStart = /^(\+?[\d\s().-]*\d)[\s.()-]*((?:;|,|#|e|p|x)[a-z.:=\s]*\d{0,7})$/i

/**
 * The text of a phone field while typing: digits 3-3-4 with hyphens, at most ten, and an extension. A number that begins
 * with +, or with the prefix of a call abroad, is left as it was typed, because cutting it would make another number. So
 * is a text that cannot be a number: emptied, it would mean "none" and delete the stored number.
 */
export function formatPhone(text: string): string {
  if (text.trim() !== '' && !isDialable(text)) return text
  if (!hasTenDigitNumbers()) return text
  const [, head = text, tail = ''] = extensionStart.exec(text) ?? []
  const digits = digitsOf(head)
  if (isInternational(text) || /^0(?:0|11)/.test(digits)) return text
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.slice(0, 10)
  const grouped = [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter(Boolean).join('-')
  return tail === '' ? grouped : `${grouped} ${tail}`
}

/** A number of the API for people: 3-3-4 for ten digits of a country that writes them so; any other stays as it is. */
export function shownPhone(text: string): string {
  const { number, extension } = splitExtension(text)
  return isTenDigits(number) && !isInternational(number) ? withExtension(formatPhone(number), extension) : text
}

/**
 * The `tel:` address of a number, with its extension as RFC 3966 writes it. With the building's country it can be dialled
 * from abroad; short numbers, such as those for emergencies, have no country.
 */
export function dialled(text: string, country?: DialledCountry): string {
  const { number, extension } = splitExtension(text)
  const digits = number.replaceAll(/[^\d+]/g, '')
  const isNational = country !== undefined && !isInternational(number) && digits.length >= 7
  const dialledDigits = isNational ? internationalDigits(digits, country) : digits
  return `tel:${dialledDigits}${extension === null ? '' : `;ext=${extension}`}`
}

/** A country's calling code, and the prefix of its national numbers that is left out after the code. */
export type DialledCountry = { callingCode: string; trunkPrefix: string }

function internationalDigits(digits: string, { callingCode, trunkPrefix }: DialledCountry): string {
  const hasTrunk = trunkPrefix !== '' && digits.startsWith(trunkPrefix)
  return `+${callingCode}${hasTrunk ? digits.slice(trunkPrefix.length) : digits}`
}
