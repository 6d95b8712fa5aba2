/** The digits of a telephone number, nothing else. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Digits of other scripts (٣, ３, ³): they cannot be dialled, and dropping them would leave another number. */
export const hasOtherDigits = (text: string) => /(?!\d)\p{N}/u.test(text)

/** Ten digits from 0 to 9, with any other characters that are not digits. */
export const isTenDigits = (text: string) => digitsOf(text).length === 10 && !hasOtherDigits(text)

/** Whether a number can be dialled: at least one digit, and none of another script. */
export const isDialable = (text: string) => /\d/.test(text) && !hasOtherDigits(text)

/**
 * The text of a phone field while typing: digits only, at most ten, 3-3-4 with hyphens. Text that cannot be a number is
 * left as it was typed: emptied, it would mean "none" and delete the stored number.
 */
export function formatPhone(text: string): string {
  if (text.trim() !== '' && !isDialable(text)) return text
  const digits = digitsOf(text).slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** A stored number for people; a number without ten digits stays as it was written. */
export const shownPhone = (text: string): string =>
  isTenDigits(text) && !text.includes('+') ? formatPhone(text) : text

/** The `tel:` address of a number. */
export const dialled = (text: string): string => `tel:${text.replaceAll(/[^\d+]/g, '')}`
