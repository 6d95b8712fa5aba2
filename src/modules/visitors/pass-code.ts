/** Characters of passes: none that is confused with another one when it is read or spoken. */
const alphabet = 'ACDEFHJKMNPRTUVWXY3479'
const length = 8
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** Eight characters: 55 thousand million codes. One has always a digit and a letter, so that no name looks like it. */
export function createPassCode(random: (below: number) => number): string {
  for (;;) {
    const code = Array.from({ length }, () => alphabet[random(alphabet.length)] ?? '').join('')
    if (hasBoth(code)) return code
  }
}

const hasBoth = (code: string) => /\d/.test(code) && /[A-Z]/.test(code)

/** The code that was scanned or typed, with or without a blank; null for any other text. */
export function parsePassCode(typed: string): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase()
  return pattern.test(code) && hasBoth(code) ? code : null
}

/** `7RK3 M9TD`, as it is shown and spoken. */
export const formatPassCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
