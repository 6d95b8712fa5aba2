/** A number as it is compared, as in the database: 'p4-30 ' is P4-30. */
export const numberKey = (number: string) => number.trim().replace(/\s+/g, ' ').toUpperCase()

/** The digits at the end of a number, with leading zeros, and what is before them. */
export const numberEnding = /^(.*?)(\d+)$/

/** A number of consecutive numbers from the first on: P1-01, P1-02 and so on. Null when the first does not end with digits. */
export function numbersFrom(first: string, count: number): string[] | null {
  const [, prefix, from] = numberEnding.exec(first.trim()) ?? []
  if (prefix === undefined || from === undefined) return null
  // The serial numbers of fobs can have more digits than a number is precise to.
  const start = BigInt(from)
  return Array.from({ length: count }, (_, at) => `${prefix}${String(start + BigInt(at)).padStart(from.length, '0')}`)
}
