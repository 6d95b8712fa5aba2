import { eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { words as occupancyWords } from '#occupancy/words.ts'
import { assignments } from '#occupancy/server/table.ts'
import { shownPhone } from '#platform/phones.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import { columnsOf } from '#residents/server/columns.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { importFields } from '../columns.ts'
import { words } from '../words.ts'
import { type CleanRow, type Planned, sameValue, shown } from './planned.ts'

type Tenant = typeof tenants.$inferSelect
type User = typeof users.$inferSelect
type Unit = typeof units.$inferSelect
export type ResidentAct = {
  tenantId: string
  userId: string
  email: string
  held: { tenant: Tenant; user: User } | null
  columns: Partial<typeof tenants.$inferInsert>
  /** The home to move into. */
  unit: Unit | null
}

const labels = new Map(importFields.residents.map(({ field, label }) => [field, label]))
const labelOf = (field: string) => labels.get(field) ?? field
const loosely = (number: string) => number.toUpperCase().replace(/^0+(?=.)/, '')

/** Who is in the house, and who comes in with the lines above. */
async function peopleNow(tx: Database) {
  const rows = await tx
    .select({ user: users, tenant: tenants })
    .from(users)
    .leftJoin(tenants, eq(tenants.userId, users.id))
    .where(isNull(users.deletedAt))
  const homes = await tx
    .select({ tenantId: assignments.tenantId, unitId: assignments.unitId })
    .from(assignments)
    .where(isNull(assignments.endedAt))
  const everyUnit = await tx.select().from(units)
  return {
    byEmail: new Map(rows.map((row) => [row.user.email.toLowerCase(), row])),
    homesOf: Map.groupBy(homes, ({ tenantId }) => tenantId),
    unitBy: new Map(everyUnit.map((unit) => [loosely(unit.unitNumber), unit])),
    unitById: new Map(everyUnit.map((unit) => [unit.id, unit])),
  }
}

/** What each line would do to the residents as they are now. */
export async function planResidents(
  tx: Database,
  rows: readonly CleanRow[],
  secretKey: Buffer,
): Promise<Planned<ResidentAct>[]> {
  const now = await peopleNow(tx)
  const [house] = await tx.select({ timeZone: building.timeZone }).from(building)
  const zone = house?.timeZone ?? 'UTC'
  const seen = new Map<string, { line: number; name: string; act: ResidentAct; homes: Set<string> }>()

  function planOne({ line, values }: CleanRow): Planned<ResidentAct> {
    const { unitNumber, firstName, lastName, ...given } = values
    const fullName = given['fullName'] ?? [firstName, lastName].filter(Boolean).join(' ')
    const sent: Record<string, string> = fullName === '' ? given : { ...given, fullName }
    const row = { line, label: fullName || words.import.line(line), changes: [], act: null }
    const wrong = (field: string | null, message: string): Planned<ResidentAct> => ({
      ...row,
      fate: 'wrong',
      problems: [{ field, message }],
    })
    const email = sent['emailPrimary']?.toLowerCase() ?? ''
    if (email === '') return wrong(labelOf('emailPrimary'), words.import.missing)
    const unit = unitNumber === undefined ? null : (now.unitBy.get(loosely(unitNumber)) ?? null)

    const earlier = seen.get(email)
    if (earlier) {
      const isOwner = (earlier.act.columns.tenantType ?? earlier.act.held?.tenant.tenantType) === 'Owner'
      if (!isOwner || !unit || earlier.homes.has(unit.id) || (fullName !== '' && fullName !== earlier.name))
        return wrong(labelOf('emailPrimary'), words.import.twice(earlier.line))
      earlier.homes.add(unit.id)
      const act = { ...earlier.act, columns: {}, unit }
      return { ...row, label: earlier.name, fate: 'changed', changes: [homeChange(unit)], problems: [], act }
    }

    const found = now.byEmail.get(email)
    if (found && !found.tenant) return wrong(labelOf('emailPrimary'), words.import.notAResident)
    const held = found?.tenant ? { tenant: found.tenant, user: found.user } : null
    const read = held ? ResidentChanges.safeParse(sent) : NewResident.safeParse({ ...sent, sendInvitation: true })
    const noUnit = unitNumber !== undefined && unit === null
    if (!read.success || noUnit) {
      const issues = read.error?.issues ?? []
      const problems = [
        ...(noUnit ? [{ field: labelOf('unitNumber'), message: words.import.noUnit(unitNumber) }] : []),
        ...issues.map(({ path, message }) => ({ field: labelOf(String(path[0])), message })),
      ]
      return { ...row, fate: 'wrong', problems }
    }
    const tenantId = held?.tenant.id ?? newId()
    const columns = recordColumns(tenantId, read.data, zone, secretKey)
    const after = { ...held?.tenant, ...columns }
    const [start, end] = [after.startDateOccupancy ?? null, after.endDateOccupancy ?? null]
    if (start !== null && end !== null && end < start)
      return wrong(labelOf('endDateOccupancy'), words.import.endBeforeStart)

    const homes = new Set((now.homesOf.get(tenantId) ?? []).map(({ unitId }) => unitId))
    const movesIn = unit !== null && !homes.has(unit.id)
    const isOwner = (after.tenantType ?? 'Renter') === 'Owner'
    const name = after.fullName ?? fullName
    if (movesIn && !isOwner && homes.size > 0) return wrong(labelOf('unitNumber'), occupancyWords.oneHome(name))
    if (!isOwner && homes.size > 1) return wrong(labelOf('tenantType'), occupancyWords.onlyOwners)
    if (movesIn && held?.user.status === 'Suspended')
      return wrong(labelOf('unitNumber'), occupancyWords.suspended(name))

    const differing = held
      ? Object.fromEntries(
          Object.entries(columns).filter(([key, value]) => !sameValue(value, held.tenant[key as keyof Tenant])),
        )
      : columns
    const changes = held
      ? Object.entries(differing).map(([key, value]) => ({
          field: labelOf(key),
          from: asRead(key, shown(held.tenant[key as keyof Tenant])),
          to: asRead(key, shown(value)),
        }))
      : []
    if (movesIn) changes.push(homeChange(unit))
    const userId = held?.user.id ?? newId()
    const act: ResidentAct = { tenantId, userId, email, held, columns: differing, unit: movesIn ? unit : null }
    seen.set(email, { line, name, act, homes: new Set([...homes, ...(unit ? [unit.id] : [])]) })
    const label = held?.tenant.fullName ?? row.label
    if (!held) return { ...row, fate: 'new', changes, problems: [], act }
    if (changes.length === 0) return { ...row, label, fate: 'same', problems: [] }
    return { ...row, label, fate: 'changed', changes, problems: [], act }
  }
  return rows.map(planOne)
}

const asRead = (key: string, text: string) => (/phone/i.test(key) ? shownPhone(text) : text)

const homeChange = (unit: Unit) => ({ field: words.import.home, from: '', to: unit.unitNumber })

/** Only what stands in the record; the account, its password and the home go other ways. */
function recordColumns(id: string, read: ResidentChanges | NewResident, zone: string, secretKey: Buffer) {
  const { status: _, userId: __, unitId: ___, password: ____, sendInvitation: _____, ...record } = read as NewResident
  return columnsOf(id, record, zone, secretKey)
}
