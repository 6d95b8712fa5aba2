import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Decision } from '../../import-calls.ts'
import { type RowNote, rowText } from './planned.ts'
import type { TakenAsset } from './resident-changes.ts'
import { type Current, nameKey, type ResidentsNow, type Unit } from './residents-now.ts'

/** A resident who is already here: with the same sign-in address, or with the same name in the same home. */
export type Known = { person: Current; by: 'email' | 'name' }
type LineOfPerson = { fullName: string; email: string; unit: Unit | null }

export function findKnown({ now }: { now: ResidentsNow }, { fullName, email, unit }: LineOfPerson): Known | null {
  const found = email === '' ? undefined : now.bySignIn.get(canonicalEmail(email))
  if (found?.resident) return { person: { user: found.user, resident: found.resident }, by: 'email' }
  const namesakes = fullName === '' ? [] : (now.byName.get(nameKey(fullName, unit?.id ?? null)) ?? [])
  // Without a home a name alone identifies nobody who has another address.
  const person = namesakes.find(({ user }) => unit !== null || email === '' || user.email === '')
  return person ? { person, by: 'name' } : null
}

export const possibleDecisions = (known: Known | null): Decision[] =>
  known === null ? ['import', 'skip'] : known.by === 'email' ? ['update', 'skip'] : ['update', 'import', 'skip']

type Consequences = {
  known: Known | null
  movesInto: Unit | null
  movesInOn: Day | null
  residentId: string
  taken: readonly TakenAsset[]
}

/** A line that could harm another resident is left out until the office decides. */
export function defaultDecision(
  { now }: { now: ResidentsNow },
  { email, unit }: LineOfPerson,
  { known, movesInto, movesInOn, residentId, taken }: Consequences,
): Decision {
  const isOccupied = movesInto !== null && occupantsOf(now, movesInto, movesInOn, residentId).length > 0
  // People of one home often both write down the stall that they share.
  const isTaken = taken.some(({ holder }) => unit === null || holder.unitId !== unit.id)
  if (isOccupied || isTaken) return 'skip'
  if (known === null) return 'import'
  const isContradicted = known.by === 'name' && email !== '' && known.person.user.email !== ''
  return isContradicted ? 'skip' : 'update'
}

/** Who else lives in a unit, now or on a day to come. */
const occupantsOf = (now: ResidentsNow, unit: Unit, day: Day | null, residentId: string) =>
  (now.occupantsOf.get(unit.id) ?? [])
    .filter((home) => home.residentId !== residentId)
    .filter((home) => {
      const leaving = now.leavingOf.get(`${home.residentId} ${unit.id}`) ?? []
      return day === null || !leaving.some(({ move }) => move.effectiveDay <= day)
    })

/** What the office should know before it decides. */
export function warningsOf(
  { now }: { now: ResidentsNow },
  { known, movesInto, movesInOn, residentId, taken }: Consequences,
): RowNote[] {
  const warnings: RowNote[] = []
  if (known) warnings.push(knownWarning(now, known))
  const occupants = movesInto ? occupantsOf(now, movesInto, movesInOn, residentId) : []
  const first = occupants[0] && (now.nameOf.get(occupants[0].residentId) ?? '')
  if (movesInto && first !== undefined)
    warnings.push({
      field: 'unitNumber',
      text: rowText((texts) => texts.occupied(movesInto.unitNumber, first, occupants.length - 1)),
    })
  for (const { field, number, holder } of taken)
    warnings.push({
      field,
      text: rowText((texts) => (holder.name === '' ? texts.forVisitors(number) : texts.taken(number, holder.name))),
    })
  return warnings
}

function knownWarning(now: ResidentsNow, { person: { resident }, by }: Known): RowNote {
  if (by === 'email') return { field: null, text: rowText((texts) => texts.knownByEmail(resident.fullName)) }
  const homeId = now.homesOf.get(resident.id)?.[0]?.unitId
  const home = (homeId && now.unitById.get(homeId)?.unitNumber) ?? null
  return { field: null, text: rowText((texts) => texts.knownByName(resident.fullName, home)) }
}
