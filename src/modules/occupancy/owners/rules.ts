import type { Day } from '#platform/time/dates.ts'

/** How long a former owner without a record keeps a name and an address. */
export const formerOwnerMonths = 24
export const maxOwners = 20
/** All shares of a unit together: hundredths of a per cent. */
export const wholeUnit = 10_000

/** Whether an owner of the list owns on this day: not before the first day, and not when the ownership has ended. */
export const isOwnerOn = ({ since, until }: { since: Day | null; until: Day | null }, day: Day): boolean =>
  until === null && (since === null || since <= day)

/** A share as stored, from a percentage with at most two decimals. */
export const basisPointsOf = (percent: number) => Math.round(percent * 100)
export const percentOf = (basisPoints: number) => basisPoints / 100

/**
 * Why these shares of owners at the same time cannot be those of one unit; null when they can. Shares that are all known add up to 100 %; beside an
 * unknown share there is something left for it.
 */
export function validateShares(shares: readonly (number | null)[]): 'tooMuch' | 'notWhole' | null {
  const known = shares.filter((share) => share !== null)
  const sum = known.reduce((total, share) => total + share, 0)
  if (known.length < shares.length) return sum >= wholeUnit ? 'tooMuch' : null
  if (shares.length === 0 || sum === wholeUnit) return null
  return sum > wholeUnit ? 'tooMuch' : 'notWhole'
}

/** What a unit is for its owner: their home, the home of another person, or empty. */
export const useOfUnit = ({ livesHere, isOccupied }: { livesHere: boolean; isOccupied: boolean }) =>
  livesHere ? 'own_home' : isOccupied ? 'let' : 'vacant'

/** The text of the unit for its owners, as the specified field has it. */
export const ownerText = (names: readonly string[], longest: number): string | null => {
  const text = names.join(', ')
  if (text.length <= longest) return text || null
  return `${text.slice(0, longest - 1).trimEnd()}…`
}
