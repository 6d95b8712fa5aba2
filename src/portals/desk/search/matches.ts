import type { DeskAuthorised, DeskPerson, DeskResults, DeskUnit } from '#desk-search/contract.ts'
import type { DeskKey } from '#keys/contract.ts'
import type { Package } from '#packages/contract.ts'
import type { ExpectedPass } from '#visitors/contract.ts'

/** One line below the search box. */
export type Match =
  | { kind: 'person'; id: string; person: DeskPerson }
  | { kind: 'authorised'; id: string; authorised: DeskAuthorised }
  | { kind: 'unit'; id: string; unit: DeskUnit }
  | { kind: 'package'; id: string; found: Package }
  | { kind: 'visit'; id: string; visit: ExpectedPass }
  | { kind: 'key'; id: string; found: DeskKey }

const keyMatch = (found: DeskKey): Match => ({ kind: 'key', id: found.id, found })
/** The lines of packages. */
export const packageMatches = (packages: readonly Package[]): Match[] =>
  packages.map((found) => ({ kind: 'package', id: found.id, found }))
const isNumber = ({ number }: DeskKey, typed: string) => number.toUpperCase() === typed.trim().toUpperCase()

/**
 * The lines in their order: a key or a package whose number was scanned first, then guests, people, units, who may collect, and
 * other keys.
 */
export const matchesOf = (
  { people, authorised, units, packages, visits, keys }: DeskResults,
  typed: string,
): Match[] => [
  ...keys.filter((key) => isNumber(key, typed)).map(keyMatch),
  ...packageMatches(packages),
  ...visits.map((visit): Match => ({ kind: 'visit', id: visit.id, visit })),
  ...people.map((person): Match => ({ kind: 'person', id: `${person.userId} ${person.unitId}`, person })),
  ...units.map((unit): Match => ({ kind: 'unit', id: unit.unitId, unit })),
  ...authorised.map((one): Match => ({ kind: 'authorised', id: one.id, authorised: one })),
  ...keys.filter((key) => !isNumber(key, typed)).map(keyMatch),
]

const withoutCase = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The recipient when there is no doubt: Enter takes it before the list is shown. Null for namesakes, several people in a home
 * and a part of several names, because the wrong person would be notified of the package; then the list decides.
 */
export function onlyRecipientOf({ people, units }: Pick<DeskResults, 'people' | 'units'>, typed: string): Match | null {
  const named = people.filter(({ name }) => withoutCase(name) === withoutCase(typed))
  const possible = named.length > 0 ? named : people
  const [match, ...others] = recipientsOf({ people: possible, units: possible.length > 0 ? [] : units })
  return match && others.length === 0 ? match : null
}

/** Those who can be the recipient of a package. */
export const recipientsOf = ({ people, units }: Pick<DeskResults, 'people' | 'units'>): Match[] =>
  matchesOf({ people, units, authorised: [], packages: [], visits: [], keys: [] }, '')
