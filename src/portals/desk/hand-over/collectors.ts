import type { DeskResults } from '#desk-search/contract.ts'

/** Whose packages are handed out, and the authorised person who is at the desk. */
type Target = { unitId: string; recipientId: string | null; collector?: string }
type Known = Pick<DeskResults, 'people'> | undefined

/** Who may collect: for the recipient, or for anyone in the home. The target can name one too, who is at the desk. */
export function authorisedFor(target: Target, known: Known): string[] {
  const authorised = peopleFor(target, known).flatMap((person) => person.authorised)
  return [...new Set([target.collector ?? [], authorised].flat())]
}

/** Who lives in the home besides the recipient; for the whole home everyone. */
export function householdOf(target: Target, known: Known): string[] {
  const names = peopleFor(target, known).flatMap(({ name, household }) =>
    target.recipientId === null ? [name, ...household] : household,
  )
  return [...new Set(names)]
}

const peopleFor = ({ unitId, recipientId }: Target, known: Known) =>
  (known?.people ?? []).filter(
    (person) => person.unitId === unitId && (recipientId === null || person.userId === recipientId),
  )
