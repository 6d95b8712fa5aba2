import type { DeskAuthorised, DeskPerson, DeskResults, DeskUnit } from '#desk-search/contract.ts'
import type { Package } from '#packages/contract.ts'

/** One line below the search box. */
export type Match =
  | { kind: 'person'; id: string; person: DeskPerson }
  | { kind: 'authorised'; id: string; authorised: DeskAuthorised }
  | { kind: 'unit'; id: string; unit: DeskUnit }
  | { kind: 'package'; id: string; found: Package }

/** The lines in their order: a package whose number was scanned first, then people, units, and who may collect. */
export const matchesOf = ({ people, authorised, units, packages }: DeskResults): Match[] => [
  ...packages.map((found): Match => ({ kind: 'package', id: found.id, found })),
  ...people.map((person): Match => ({ kind: 'person', id: `${person.userId} ${person.unitId}`, person })),
  ...units.map((unit): Match => ({ kind: 'unit', id: unit.unitId, unit })),
  ...authorised.map((one): Match => ({ kind: 'authorised', id: one.id, authorised: one })),
]

/** Those who can be the recipient of a package. */
export const recipientsOf = ({ people, units }: DeskResults): Match[] =>
  matchesOf({ people, units, authorised: [], packages: [] })
