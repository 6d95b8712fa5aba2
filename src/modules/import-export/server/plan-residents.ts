import { parseIn } from '#platform/language/field-errors.ts'
import { eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { toApiPhone } from '#building/server/phones.ts'
import { words as occupancyWords } from '#occupancy/messages/en.ts'
import { assignments } from '#occupancy/server/table.ts'
import { HttpError } from '#platform/http-error.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { newId } from '#platform/server/database/ids.ts'
import { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import { addressUses } from '#residents/server/address-uses.ts'
import { type BuildingPlace, columnsOf, placeOf } from '#residents/server/columns.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { importFields } from '../columns.ts'
import { words } from '../messages/en.ts'
import { type CleanRow, type Planned, sameValue, formatValue } from './planned.ts'

type ResidentRow = typeof residents.$inferSelect
type User = typeof users.$inferSelect
type Unit = typeof units.$inferSelect
export type ResidentOperation = {
  residentId: string
  userId: string
  email: string
  current: { resident: ResidentRow; user: User } | null
  columns: Partial<typeof residents.$inferInsert>
  /** The home to move into. */
  unit: Unit | null
}

const labels = new Map(importFields.residents.map(({ field, label }) => [field, label]))
const labelOf = (field: string) => labels.get(field) ?? field
const normalizeUnitNumber = (number: string) => number.toUpperCase().replace(/^0+(?=.)/, '')

/** The current residents, and those of the previous lines. */
async function peopleNow(tx: Database) {
  const rows = await tx
    .select({ user: users, resident: residents })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(isNull(users.deletedAt))
  const homes = await tx
    .select({ residentId: assignments.residentId, unitId: assignments.unitId })
    .from(assignments)
    .where(isNull(assignments.endedAt))
  const unitsByNumber = await tx.select().from(units)
  return {
    bySignIn: new Map(rows.map((row) => [row.user.emailCanonical, row])),
    homesOf: Map.groupBy(homes, ({ residentId }) => residentId),
    unitBy: new Map(unitsByNumber.map((unit) => [normalizeUnitNumber(unit.unitNumber), unit])),
    unitById: new Map(unitsByNumber.map((unit) => [unit.id, unit])),
  }
}

/**
 * Plans each line against the current residents. A line matches a resident by sign-in address only; a contact address
 * identifies nobody.
 */
export async function planResidents(
  tx: Database,
  rows: readonly CleanRow[],
): Promise<{ plan: Planned<ResidentOperation>[]; notes: string[] }> {
  const now = await peopleNow(tx)
  const place = await placeOf(tx)
  const emailsInFile = new Map<
    string,
    { line: number; name: string; operation: ResidentOperation; homes: Set<string> }
  >()

  function planLine({ line, values, hiding }: CleanRow): Planned<ResidentOperation> {
    const { unitNumber, firstName, lastName, ...recordValues } = values
    const fullName = recordValues['fullName'] ?? [firstName, lastName].filter(Boolean).join(' ')
    const input: Record<string, string> = fullName === '' ? recordValues : { ...recordValues, fullName }
    const row = { line, label: fullName || words.import.line(line), changes: [], operation: null }
    const wrong = (field: string | null, message: string): Planned<ResidentOperation> => ({
      ...row,
      outcome: 'wrong',
      problems: [{ field, message }],
    })
    if (hiding !== undefined) return wrong(hiding, platformTexts.en.hiddenCharacter)
    const email = input['emailPrimary'] ?? ''
    const canonical = canonicalEmail(email)
    if (email === '') return wrong(labelOf('emailPrimary'), words.import.missing)
    const unit = unitNumber === undefined ? null : (now.unitBy.get(normalizeUnitNumber(unitNumber)) ?? null)

    const earlier = emailsInFile.get(canonical)
    if (earlier) {
      const isOwner =
        (earlier.operation.columns.tenantType ?? earlier.operation.current?.resident.tenantType) === 'Owner'
      if (!isOwner || !unit || earlier.homes.has(unit.id) || (fullName !== '' && fullName !== earlier.name))
        return wrong(labelOf('emailPrimary'), words.import.twice(earlier.line))
      earlier.homes.add(unit.id)
      const operation = { ...earlier.operation, columns: {}, unit }
      return { ...row, label: earlier.name, outcome: 'changed', changes: [homeChange(unit)], problems: [], operation }
    }

    const found = now.bySignIn.get(canonical)
    if (found && !found.resident) return wrong(labelOf('emailPrimary'), words.import.notAResident)
    const current = found?.resident ? { resident: found.resident, user: found.user } : null
    const read = current
      ? parseIn('en', ResidentChanges, input)
      : parseIn('en', NewResident, { ...input, sendInvitation: true })
    const noUnit = unitNumber !== undefined && unit === null
    if (!read.success || noUnit) {
      const issues = read.error?.issues ?? []
      const problems = [
        ...(noUnit ? [{ field: labelOf('unitNumber'), message: words.import.noUnit(unitNumber) }] : []),
        ...issues.map(({ path, message }) => ({ field: labelOf(String(path[0])), message })),
      ]
      return { ...row, outcome: 'wrong', problems }
    }
    const residentId = current?.resident.id ?? newId()
    const columns = tryColumns(read.data, place)
    if (columns instanceof HttpError)
      return wrong(columns.field === undefined ? null : labelOf(columns.field), columns.message)
    const after = { ...current?.resident, ...columns }
    const [start, end] = [after.startDateOccupancy ?? null, after.endDateOccupancy ?? null]
    if (start !== null && end !== null && end < start)
      return wrong(labelOf('endDateOccupancy'), words.import.endBeforeStart)

    const homes = new Set((now.homesOf.get(residentId) ?? []).map(({ unitId }) => unitId))
    const movesIn = unit !== null && !homes.has(unit.id)
    const isOwner = (after.tenantType ?? 'Renter') === 'Owner'
    const name = after.fullName ?? fullName
    if (movesIn && !isOwner && homes.size > 0) return wrong(labelOf('unitNumber'), occupancyWords.oneHome(name))
    if (!isOwner && homes.size > 1) return wrong(labelOf('tenantType'), occupancyWords.onlyOwners)
    if (movesIn && current?.user.status === 'Suspended')
      return wrong(labelOf('unitNumber'), occupancyWords.suspended(name))

    const differing = current
      ? Object.fromEntries(
          Object.entries(columns).filter(
            ([key, value]) => !sameValue(value, current.resident[key as keyof ResidentRow]),
          ),
        )
      : columns
    const changes = current
      ? Object.entries(differing).map(([key, value]) => ({
          field: labelOf(key),
          from: toDisplayText(key, formatValue(current.resident[key as keyof ResidentRow]), place),
          to: toDisplayText(key, formatValue(value), place),
        }))
      : []
    if (movesIn) changes.push(homeChange(unit))
    const userId = current?.user.id ?? newId()
    const operation: ResidentOperation = {
      residentId,
      userId,
      email,
      current,
      columns: differing,
      unit: movesIn ? unit : null,
    }
    emailsInFile.set(canonical, { line, name, operation, homes: new Set([...homes, ...(unit ? [unit.id] : [])]) })
    const label = current?.resident.fullName ?? row.label
    if (!current) return { ...row, outcome: 'new', changes, problems: [], operation }
    if (changes.length === 0) return { ...row, label, outcome: 'same', problems: [] }
    return { ...row, label, outcome: 'changed', changes, problems: [], operation }
  }
  const plan = rows.map(planLine)
  const uses = await addressUses(tx, { deleted: false })
  const contactOnlyRows = plan.filter(
    ({ outcome, operation }) => outcome === 'new' && uses.has(canonicalEmail(operation?.email ?? '')),
  )
  const notes = [
    words.import.bySignIn,
    ...(contactOnlyRows.length > 0 ? [words.import.contactOnly(contactOnlyRows.map(({ line }) => line))] : []),
  ]
  return { plan, notes }
}

const toDisplayText = (key: string, text: string, place: BuildingPlace) =>
  /phone/i.test(key) ? shownPhone(toApiPhone(text, place.phoneCallingCode, place.phoneTrunkPrefix)) : text

const homeChange = (unit: Unit) => ({ field: words.import.home, from: '', to: unit.unitNumber })

const besides = new Set([
  'status',
  'userId',
  'unitId',
  'password',
  'sendInvitation',
  'refuseTaken',
  'unitAccessCode',
  'storageLockerAccessCode',
])

/** The columns, or the error of a number that no telephone can have. */
function tryColumns(read: ResidentChanges | NewResident, place: BuildingPlace) {
  try {
    return recordColumns(read, place)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

/** Only fields of the record; the account, its password, the home and its codes are handled separately. */
function recordColumns(read: ResidentChanges | NewResident, place: BuildingPlace) {
  return columnsOf(Object.fromEntries(Object.entries(read).filter(([name]) => !besides.has(name))), place)
}
