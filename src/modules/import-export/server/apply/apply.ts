import { eq, getTableName, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { cancelEmailChanges } from '#accounts/server/email/email-changes.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { namesOf } from '#residents/rules.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { applyHomes } from './apply-homes.ts'
import { ImportLog, type RowChange, stored } from './import-log.ts'
import { inParts } from './in-parts.ts'
import type { ResidentOperation } from '../plan/resident-operation.ts'
import type { UnitOperation } from '../plan/plan-units.ts'
import { type RowUpdate, updateRows } from './update-rows.ts'

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
  const updates: RowUpdate[] = []
  for (const { id, current, columns } of operations) {
    if (!current) continue
    updates.push({ id, values: stored(units, columns, Object.keys(columns)) })
    const before = stored(units, current, Object.keys(columns))
    importLog.changed(units, id, current.unitNumber, before, current.version + 1)
  }
  await updateRows(tx, getTableName(units), updates, now)
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
  const first = new Map(operations.toReversed().map((operation) => [operation.residentId, operation]))
  const made = operations.filter(
    (operation) => operation.current === null && first.get(operation.residentId) === operation,
  )
  const nameOf = ({ columns, current }: ResidentOperation) => columns.fullName ?? current?.resident.fullName ?? ''
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
    tx.insert(residents).values(
      part.map((operation) => ({
        ...operation.columns,
        id: operation.residentId,
        userId: operation.userId,
        fullName: nameOf(operation),
        ...times,
      })),
    ),
  )
  for (const operation of made) {
    importLog.made(users, operation.userId, nameOf(operation))
    importLog.made(residents, operation.residentId, nameOf(operation))
  }
  await changeResidents(tx, operations, importLog, now)
  await applyHomes(tx, operations, nameOf, importLog, by, now)
  return importLog.all
}

async function changeResidents(
  tx: Database,
  operations: readonly ResidentOperation[],
  importLog: ImportLog,
  now: Date,
) {
  const changed = operations.flatMap(({ current, columns, email }) =>
    current && (email !== '' || Object.keys(columns).length > 0) ? [{ ...current, columns, email }] : [],
  )
  const updates: RowUpdate[] = []
  const renamed: RowUpdate[] = []
  for (const { resident, user, columns, email } of changed) {
    const names = Object.keys(columns)
    if (names.length > 0) updates.push({ id: resident.id, values: stored(residents, columns, names) })
    const before = stored(residents, resident, names)
    if (names.length > 0) importLog.changed(residents, resident.id, resident.fullName, before, resident.version + 1)
    const accountNames = columns.fullName === undefined ? {} : namesOf(columns.fullName)
    const address = email === '' ? {} : signInAddress(email)
    const accountColumns = Object.keys({ ...accountNames, ...address })
    if (accountColumns.length === 0) continue
    // Only `writeAccount` writes a sign-in address.
    if (email !== '') await writeAccount(tx, user, { ...accountNames, email }, { now })
    else renamed.push({ id: user.id, values: stored(users, accountNames, accountColumns) })
    importLog.changed(users, user.id, resident.fullName, stored(users, user, accountColumns), user.version + 1)
  }
  await updateRows(tx, getTableName(residents), updates, now)
  await renameUsers(tx, renamed, now)
  // An imported address is effective at once and replaces a pending one.
  for (const [column, kind] of [
    ['emailPrimary', 'primary'],
    ['emailSecondary', 'secondary'],
  ] as const) {
    const people = changed.filter(({ columns }) => columns[column] !== undefined).map(({ user }) => user.id)
    await cancelEmailChanges(tx, people, kind, now)
  }
}

/** Sets the names only; `updateRows` could set the columns of the sign-in too. */
async function renameUsers(tx: Database, renamed: readonly RowUpdate[], now: Date) {
  if (renamed.length === 0) return
  const rows = JSON.stringify(renamed.map(({ id, values }) => ({ id, ...values })))
  await tx
    .update(users)
    .set({ firstName: sql`one.first_name`, lastName: sql`one.last_name`, updatedAt: now, version: nextVersion })
    .from(sql`json_to_recordset(${rows}::json) as one (id uuid, first_name text, last_name text)`)
    .where(eq(users.id, sql`one.id`))
}
const nextVersion = sql`${users.version} + 1`
