import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = [4, 4, 4]
/** Wrong codes after which only a restart helps: 31^12 codes cannot be tried. */
const maxWrong = 50

export type OneTimeCode = {
  text: string
  /** `locked` after too many wrong codes, also for the right one. */
  check: (typed: string) => 'right' | 'wrong' | 'locked'
}

/** The code that the program prints: a person who reads the terminal may set up the installation. */
export function createOneTimeCode(): OneTimeCode {
  const text = groups
    .map((length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''))
    .join('-')
  const expected = digest(text)
  let wrong = 0
  return {
    text,
    check(typed) {
      if (wrong >= maxWrong) return 'locked'
      if (timingSafeEqual(digest(typed), expected)) return 'right'
      wrong += 1
      return 'wrong'
    },
  }
}

/** Case, blanks and hyphens do not count. */
const digest = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest()
