import { canonicalEmail } from '#platform/text/email-address.ts'
import { overlapsOf, type Stay } from '#moves/stays.ts'
import { type Day, dashboardDate } from '#platform/time/dates.ts'
import type { Decision } from '../../import-contract.ts'
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

/** Who else lives in a unit, now or from a day to come. */
const occupantsOf = (now: ResidentsNow, unit: Unit, day: Day | null, residentId: string) =>
  overlapsOf(now.staysOf.get(unit.id) ?? [], unit.id, day, new Set([residentId]))

/** What the office should know before it decides. */
export function warningsOf(
  { now }: { now: ResidentsNow },
  { known, movesInto, movesInOn, residentId, taken }: Consequences,
): RowNote[] {
  const warnings: RowNote[] = []
  if (known) warnings.push(knownWarning(now, known))
  const occupants = movesInto ? occupantsOf(now, movesInto, movesInOn, residentId) : []
  if (movesInto) warnings.push(...homeWarnings(now, movesInto, occupants))
  for (const { field, number, holder } of taken)
    warnings.push({
      field,
      text: rowText((texts) => (holder.name === '' ? texts.forVisitors(number) : texts.taken(number, holder.name))),
    })
  return warnings
}

/** Who else has the home, and whether it is on the market. */
function homeWarnings(now: ResidentsNow, { id, unitNumber, status }: Unit, occupants: readonly Stay[]): RowNote[] {
  const people = occupants.map(({ fullName, firstDay, lastDay }) => {
    const dated = (day: Day | null) => day && dashboardDate(day, 'UTC')
    return { name: fullName, from: dated(firstDay), until: dated(lastDay) }
  })
  const warnings: RowNote[] = []
  if (people.length > 0)
    warnings.push({ field: 'unitNumber', text: rowText((texts) => texts.occupied(unitNumber, people)) })
  if (status === 'For Sale') warnings.push({ field: 'unitNumber', text: rowText((texts) => texts.forSale(unitNumber)) })
  if (now.listedUnits.has(id))
    warnings.push({ field: 'unitNumber', text: rowText((texts) => texts.listed(unitNumber)) })
  return warnings
}

function knownWarning(now: ResidentsNow, { person: { resident }, by }: Known): RowNote {
  if (by === 'email') return { field: null, text: rowText((texts) => texts.knownByEmail(resident.fullName)) }
  const homeId = now.homesOf.get(resident.id)?.[0]?.unitId
  const home = (homeId && now.unitById.get(homeId)?.unitNumber) ?? null
  return { field: null, text: rowText((texts) => texts.knownByName(resident.fullName, home)) }
}
