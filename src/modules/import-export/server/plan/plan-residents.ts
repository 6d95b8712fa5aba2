import { parseIn } from '#platform/language/field-errors.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { addressUses } from '#residents/server/address-uses.ts'
import { type BuildingPlace, placeOf } from '#residents/server/columns.ts'
import { words } from '../../messages/en.ts'
import type { CleanRow } from './clean-rows.ts'
import { describeChanges, homeChange, keepOwnAssets, recordColumns, validateHome } from './resident-changes.ts'
import { defaultDecision, findKnown, type Known, possibleDecisions, warningsOf } from './resident-matches.ts'
import { loadResidents, nameKey, normalizeUnitNumber, type ResidentsNow, type Unit } from './residents-now.ts'
import { withJointMoves } from './joint-moves.ts'
import type { ResidentOperation } from './resident-operation.ts'
import {
  decisionFor,
  type Decisions,
  emptyPlan,
  type Planned,
  type RowNote,
  rowText,
  sameValue,
  schemaNotes,
  wrongPlan,
} from './planned.ts'

type ResidentPlan = Planned<ResidentOperation>

/** A resident without address or telephone is possible: an invitation can follow once there is an address. */
const ImportedResident = NewResident.extend({
  emailPrimary: ResidentChanges.shape.emailPrimary,
  phonePrimary: ResidentChanges.shape.phonePrimary,
})

/** A person of an earlier line. */
export type EarlierRow = { line: number; name: string; email: string; operation: ResidentOperation; homes: Set<string> }
export type PlanContext = {
  now: ResidentsNow
  place: BuildingPlace
  today: Day
  decisions: Decisions
  byEmail: Map<string, EarlierRow>
  byName: Map<string, EarlierRow>
}
/** A line that may be valid: its values, its person and its home. */
export type Line = {
  line: number
  fullName: string
  email: string
  input: Record<string, string>
  unitNumber: string | undefined
  unit: Unit | null
}

/**
 * Plans each line against the current residents. A line matches a resident by sign-in address, otherwise by name and
 * home; a contact address identifies nobody.
 */
export async function planResidents(
  tx: Database,
  rows: readonly CleanRow[],
  decisions: Decisions,
  at: Date,
): Promise<{ plan: ResidentPlan[]; notes: string[] }> {
  const [now, place] = [await loadResidents(tx), await placeOf(tx)]
  const today = dayOf(at, place.timeZone)
  const context: PlanContext = { now, place, today, decisions, byEmail: new Map(), byName: new Map() }
  const plan = withJointMoves(rows.map((row) => planRow(context, row)))
  const uses = await addressUses(tx, { deleted: false })
  const added = plan.filter(({ outcome }) => outcome === 'new')
  const contactOnly = added.filter(({ operation }) => operation?.email && uses.has(canonicalEmail(operation.email)))
  const withoutEmail = added.filter(({ operation }) => operation?.email === '').length
  const notes = [
    words.import.matching,
    ...(withoutEmail > 0 ? [words.import.withoutEmail(withoutEmail)] : []),
    ...(contactOnly.length > 0 ? [words.import.contactOnly(contactOnly.map(({ line }) => line))] : []),
  ]
  return { plan, notes }
}

function readLine({ now }: PlanContext, { line, values }: CleanRow): Line {
  const { unitNumber, firstName, lastName, ...recordValues } = values
  const fullName = recordValues['fullName'] ?? [firstName, lastName].filter(Boolean).join(' ')
  const input: Record<string, string> = fullName === '' ? recordValues : { ...recordValues, fullName }
  const unit = unitNumber === undefined ? null : (now.unitBy.get(normalizeUnitNumber(unitNumber)) ?? null)
  return { line, fullName, email: input['emailPrimary'] ?? '', input, unitNumber, unit }
}

function planRow(context: PlanContext, row: CleanRow): ResidentPlan {
  const line = readLine(context, row)
  const wrong = (...problems: RowNote[]) => wrongPlan(row.line, line.fullName, problems)
  if (row.hiding !== undefined)
    return wrong({ field: row.hiding, text: (language) => platformTexts[language].hiddenCharacter })
  const found = line.email === '' ? undefined : context.now.bySignIn.get(canonicalEmail(line.email))
  if (found && !found.resident) {
    const reason = found.user.role === 'household' ? 'ofHousehold' : 'notAResident'
    return wrong({ field: 'emailPrimary', text: rowText((texts) => texts[reason]) })
  }
  const [known, earlier] = [findKnown(context, line), findEarlier(context, line)]
  return earlier && !known ? planFurtherHome(context, line, earlier) : planPerson(context, line, known, earlier)
}

/** The earlier line about the same person: with the same address, or with the same name and home. */
function findEarlier({ byEmail, byName }: PlanContext, { fullName, email, unit }: Line): EarlierRow | undefined {
  const same = email === '' ? undefined : byEmail.get(canonicalEmail(email))
  if (same) return same
  const namesake = fullName === '' ? undefined : byName.get(nameKey(fullName, unit?.id ?? null))
  return namesake && (email === '' || namesake.email === '') ? namesake : undefined
}

/** Only an owner's further homes are lines of their own. */
function planFurtherHome(context: PlanContext, line: Line, earlier: EarlierRow): ResidentPlan {
  const { fullName, unit, email } = line
  const { current, columns, residentId } = earlier.operation
  const isOwner = (columns.tenantType ?? current?.resident.tenantType) === 'Owner'
  const isSameName = fullName === '' || fullName === earlier.name
  if (!isOwner || !unit || earlier.homes.has(unit.id) || !isSameName) {
    const field = email === '' ? 'fullName' : 'emailPrimary'
    return wrongPlan(line.line, fullName, [{ field, text: rowText((texts) => texts.twice(earlier.line)) }])
  }
  const movesInOn = firstDay(context, columns.startDateOccupancy ?? current?.resident.startDateOccupancy)
  const consequences = { known: null, movesInto: unit, movesInOn, residentId, taken: [] }
  const decisions = possibleDecisions(null)
  const byDefault = defaultDecision(context, line, consequences)
  const decision = decisionFor(context.decisions, line.line, decisions, byDefault)
  const warnings = warningsOf(context, consequences)
  const shared = {
    ...emptyPlan(line.line, earlier.name),
    changes: [homeChange(unit, movesInOn)],
    warnings,
    decision,
    decisions,
  }
  if (decision === 'skip') return { ...shared, outcome: 'skipped' }
  earlier.homes.add(unit.id)
  return { ...shared, outcome: 'changed', operation: { ...earlier.operation, columns: {}, email: '', unit, movesInOn } }
}

/** `earlier` is a line about the same person; this one can only add a home or say the same. */
function planPerson(
  context: PlanContext,
  line: Line,
  known: Known | null,
  earlier: EarlierRow | undefined,
): ResidentPlan {
  const { now, place } = context
  // The office may decide that a namesake is another person.
  const asAnother = known?.by === 'name' && context.decisions[line.line] === 'import'
  const current = asAnother ? null : (known?.person ?? null)
  const schema = current ? ResidentChanges : ImportedResident
  const input = current ? line.input : { ...line.input, sendInvitation: true }
  const read = parseIn('en', schema, input)
  const wrong = (...problems: RowNote[]) => wrongPlan(line.line, line.fullName, problems)
  const { unitNumber, unit } = line
  const noUnit: RowNote[] =
    unitNumber !== undefined && unit === null
      ? [{ field: 'unitNumber', text: rowText((texts) => texts.noUnit(unitNumber)) }]
      : []
  if (!read.success) return wrong(...noUnit, ...schemaNotes(schema, input, read.error.issues))
  if (noUnit.length > 0) return wrong(...noUnit)
  const columns = recordColumns(read.data, place)
  if ('problem' in columns) return wrong(columns.problem)
  const residentId = current?.resident.id ?? newId()
  const homes = new Set((now.homesOf.get(residentId) ?? []).map(({ unitId }) => unitId))
  const problem = validateHome({ line, current, columns, homes })
  if (problem) return wrong(problem)

  const { taken, ...allowed } = keepOwnAssets(now, { residentId, current, columns })
  const differing = Object.fromEntries(
    Object.entries(allowed.columns).filter(
      ([key, value]) => !current || !sameValue(value, current.resident[key as keyof typeof current.resident]),
    ),
  )
  const isPlanned = now.plannedHomesOf.get(residentId)?.some(({ move }) => move.unitId === unit?.id) ?? false
  const movesInto = unit !== null && !homes.has(unit.id) && !isPlanned ? unit : null
  const movesInOn = firstDay(context, columns.startDateOccupancy ?? current?.resident.startDateOccupancy)
  const getsAddress = current?.user.email === '' && line.email !== ''
  const changes = [
    ...(current ? describeChanges(current, differing, place) : []),
    ...(getsAddress ? [{ field: words.import.signIn, from: '', to: line.email }] : []),
    ...(movesInto ? [homeChange(movesInto, movesInOn)] : []),
  ]
  const isSame = current !== null && changes.length === 0
  if (earlier && !isSame) return planFurtherHome(context, line, earlier)
  const consequences = { known, movesInto, movesInOn, residentId, taken }
  const warnings = isSame && taken.length === 0 ? [] : warningsOf(context, consequences)
  const possible = possibleDecisions(known)
  const byDefault = defaultDecision(context, line, consequences)
  const decision = isSame ? null : decisionFor(context.decisions, line.line, possible, byDefault)
  const shared = { ...emptyPlan(line.line, current?.resident.fullName ?? line.fullName), changes, warnings }
  if (!isSame && decision === 'skip') return { ...shared, outcome: 'skipped', decision, decisions: possible }
  const operation: ResidentOperation = {
    residentId,
    userId: current?.user.id ?? newId(),
    email: current && !getsAddress ? '' : line.email,
    current,
    columns: differing,
    unit: movesInto,
    movesInOn,
  }
  if (!earlier) remember(context, line, operation, homes)
  if (isSame) return { ...shared, outcome: 'same' }
  return { ...shared, outcome: current ? 'changed' : 'new', decision, decisions: possible, operation }
}

/** The first day in a home, when it is still to come. */
const firstDay = ({ today }: PlanContext, start: Day | null | undefined): Day | null =>
  start && start > today ? start : null

function remember(
  { now, byEmail, byName }: PlanContext,
  line: Line,
  operation: ResidentOperation,
  homes: ReadonlySet<string>,
) {
  const { fullName, email, unit } = line
  const name = operation.columns.fullName ?? operation.current?.resident.fullName ?? fullName
  const row = { line: line.line, name, email, operation, homes: new Set([...homes, ...(unit ? [unit.id] : [])]) }
  if (email !== '') byEmail.set(canonicalEmail(email), row)
  byName.set(nameKey(name, unit?.id ?? null), row)
  const holder = { id: operation.residentId, name, unitId: unit?.id ?? [...homes][0] ?? null }
  now.claims.parkingStalls.claim(operation.columns.parkingStalls ?? [], holder)
  now.claims.lockerNumbers.claim(operation.columns.lockerNumbers ?? [], holder)
}
