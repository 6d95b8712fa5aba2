import { eq, getTableColumns, getTableName, inArray, type Table } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { cancelEmailChange } from '#accounts/server/email/email-changes.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import { rankOfNewcomer } from '#occupancy/rules.ts'
import { assignmentLogs, assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { storedValue } from '#platform/server/database/title-case.ts'
import { namesOf } from '#residents/rules.ts'
import { tenants } from '#residents/server/table.ts'
import { statusAfterMove } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import type { ResidentOperation } from './plan-residents.ts'
import type { UnitOperation } from './plan-units.ts'

/** The change of a row, for undo. */
export type RowChange = {
  tableName: string
  recordId: string
  label: string
  before: Record<string, unknown> | null
  versionAfter: number | null
}

const atOnce = 250

/** Stores the first state and the last version of each row, even when an import changes it several times. */
export class ImportLog {
  private readonly changes = new Map<string, RowChange>()

  made(table: Table, recordId: string, label: string, versionAfter: number | null = 1) {
    this.changes.set(recordId, { tableName: getTableName(table), recordId, label, before: null, versionAfter })
  }

  changed(table: Table, recordId: string, label: string, before: Record<string, unknown>, versionAfter: number) {
    const earlier = this.changes.get(recordId)
    if (!earlier) this.changes.set(recordId, { tableName: getTableName(table), recordId, label, before, versionAfter })
    else {
      earlier.versionAfter = versionAfter
      if (earlier.before) earlier.before = { ...before, ...earlier.before }
    }
  }

  get all(): RowChange[] {
    return [...this.changes.values()]
  }
}

/** Writes the units of a checked file. */
export async function applyUnits(tx: Database, operations: readonly UnitOperation[], now: Date): Promise<RowChange[]> {
  const importLog = new ImportLog()
  const made = operations.filter(({ current }) => current === null)
  await inParts(made, (part) =>
    tx.insert(units).values(
      part.map(({ id, columns }) => ({
        ...columns,
        id,
        unitNumber: columns.unitNumber ?? '',
        floor: columns.floor ?? 0,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  )
  for (const { id, columns } of made) importLog.made(units, id, columns.unitNumber ?? '')
  for (const { id, current, columns } of operations) {
    if (!current) continue
    const version = current.version + 1
    await tx
      .update(units)
      .set({ ...columns, version, updatedAt: now })
      .where(eq(units.id, id))
    importLog.changed(units, id, current.unitNumber, stored(units, current, Object.keys(columns)), version)
  }
  return importLog.all
}

/** Writes the residents of a checked file: records, accounts to be invited, and homes. */
export async function applyResidents(
  tx: Database,
  operations: readonly ResidentOperation[],
  by: string,
  now: Date,
): Promise<RowChange[]> {
  const importLog = new ImportLog()
  const times = { createdAt: now, updatedAt: now }
  const first = new Map(operations.toReversed().map((operation) => [operation.tenantId, operation]))
  const made = operations.filter(
    (operation) => operation.current === null && first.get(operation.tenantId) === operation,
  )
  const nameOf = ({ columns, current }: ResidentOperation) => columns.fullName ?? current?.tenant.fullName ?? ''
  await inParts(made, (part) =>
    tx.insert(users).values(
      part.map((operation) => ({
        id: operation.userId,
        ...signInAddress(operation.email),
        role: 'tenant' as const,
        status: 'Invited' as const,
        ...namesOf(nameOf(operation)),
        phone: operation.columns.phonePrimary ?? null,
        ...times,
      })),
    ),
  )
  await inParts(made, (part) =>
    tx.insert(tenants).values(
      part.map((operation) => ({
        ...operation.columns,
        id: operation.tenantId,
        userId: operation.userId,
        fullName: nameOf(operation),
        ...times,
      })),
    ),
  )
  for (const operation of made) {
    importLog.made(users, operation.userId, nameOf(operation))
    importLog.made(tenants, operation.tenantId, nameOf(operation))
  }
  for (const { current, columns } of operations) {
    const names = Object.keys(columns)
    if (!current || names.length === 0) continue
    const { tenant, user } = current
    const version = tenant.version + 1
    await tx
      .update(tenants)
      .set({ ...columns, version, updatedAt: now })
      .where(eq(tenants.id, tenant.id))
    importLog.changed(tenants, tenant.id, tenant.fullName, stored(tenants, tenant, names), version)
    // An imported address is effective at once and replaces a pending one.
    if (columns.emailPrimary !== undefined) await cancelEmailChange(tx, user.id, 'primary', now)
    if (columns.emailSecondary !== undefined) await cancelEmailChange(tx, user.id, 'secondary', now)
    if (columns.fullName === undefined) continue
    const renamed = namesOf(columns.fullName)
    await tx
      .update(users)
      .set({ ...renamed, version: user.version + 1, updatedAt: now })
      .where(eq(users.id, user.id))
    importLog.changed(users, user.id, tenant.fullName, stored(users, user, Object.keys(renamed)), user.version + 1)
  }
  await moveIn(tx, operations, nameOf, importLog, by, now)
  return importLog.all
}

async function moveIn(
  tx: Database,
  operations: readonly ResidentOperation[],
  nameOf: (operation: ResidentOperation) => string,
  importLog: ImportLog,
  by: string,
  now: Date,
) {
  const moving = operations.flatMap((operation) => (operation.unit ? [{ operation, unit: operation.unit }] : []))
  const unitIds = [...new Set(moving.map(({ unit }) => unit.id))]
  const ranks = new Map<string, (typeof assignments.$inferSelect)['rank'][]>()
  await inParts(unitIds, async (part) => {
    const present = await tx
      .select({ unitId: assignments.unitId, rank: assignments.rank, endedAt: assignments.endedAt })
      .from(assignments)
      .where(inArray(assignments.unitId, part))
    for (const { unitId, rank, endedAt } of present)
      if (endedAt === null) ranks.set(unitId, [...(ranks.get(unitId) ?? []), rank])
  })
  const homes = moving.map(({ operation, unit }) => {
    const present = ranks.get(unit.id) ?? []
    const rank = rankOfNewcomer(present)
    ranks.set(unit.id, [...present, rank])
    const type =
      operation.columns.tenantType ?? operation.current?.tenant.tenantType ?? tenantTypeOfLine(operations, operation)
    const residenceType = type === 'Owner' ? ('owner' as const) : ('renter' as const)
    return {
      id: newId(),
      unitId: unit.id,
      tenantId: operation.tenantId,
      residenceType,
      rank,
      label: nameOf(operation) || unit.unitNumber,
    }
  })
  await inParts(homes, (part) =>
    tx.insert(assignments).values(
      part.map((home) => {
        const { label: _, ...row } = home
        return { ...row, startedAt: now, createdAt: now, updatedAt: now }
      }),
    ),
  )
  const logs = homes.map(({ id, unitId, tenantId, residenceType }) => ({
    id: newId(),
    assignmentId: id,
    unitId,
    tenantId,
    residenceType,
    action: 'assigned' as const,
    performedBy: by,
    createdAt: now,
  }))
  await inParts(logs, (part) => tx.insert(assignmentLogs).values(part))
  homes.forEach(({ id, label }, at) => {
    importLog.made(assignments, id, label)
    importLog.made(assignmentLogs, logs[at]?.id ?? '', label, null)
  })
  for (const [id, { unit }] of new Map(moving.map((row) => [row.unit.id, row]))) {
    const status = statusAfterMove(unit.status, ranks.get(id)?.length ?? 0)
    if (status === unit.status) continue
    await tx
      .update(units)
      .set({ status, version: unit.version + 1, updatedAt: now })
      .where(eq(units.id, id))
    importLog.changed(units, id, unit.unitNumber, { status: unit.status }, unit.version + 1)
  }
}

/** Further homes of an owner are separate lines; the type is on the first one. */
const tenantTypeOfLine = (operations: readonly ResidentOperation[], { tenantId }: ResidentOperation) =>
  operations.find((operation) => operation.tenantId === tenantId)?.columns.tenantType

/** The current values by database column. */
const stored = (table: Table, row: object, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const column = getTableColumns(table)[name]
      const value = (row as Record<string, unknown>)[name] ?? null
      return column ? [column.name, storedValue(column, value)] : [name, value]
    }),
  )

async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += atOnce) await write(rows.slice(at, at + atOnce))
}
