import { eq } from 'drizzle-orm'
import { building, floors } from '#building/server/table.ts'
import { cents } from '#platform/text/money.ts'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { newId } from '#platform/server/database/ids.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { recordChange, type Writing } from '#undo/server/record-change.ts'
import { newUnitDefaults } from '../choices.ts'
import type { NewUnit, UnitChanges } from '../fields.ts'
import { categoryOfFloor, categoryOfType, isMasked, isUndoable, listingsEndedByStatus } from '../rules.ts'
import { endListings } from './end-listings.ts'
import { matchOptions } from './options.ts'
import { units } from './table.ts'

export type UnitRow = typeof units.$inferSelect
export type Columns = Partial<typeof units.$inferInsert>

/** Creates a unit and returns its id; throws 409 naming `unitNumber` when the number is in use. */
export async function createUnit(
  db: Database,
  sent: NewUnit,
  secretKey: Buffer,
  by: Author,
  now: Date,
): Promise<string> {
  const id = newId()
  await withUnitNumberError(sent.unitNumber, () =>
    db.transaction(async (tx) => {
      const { bedrooms, bathrooms, balcony, alarmSystem, hvacType, lockType } = newUnitDefaults
      const columns = columnsOf(id, await matchOptions(tx, sent), secretKey)
      const category = columns.category ?? (await findCategory(tx, sent.floor))
      const row = {
        ...(category === 'Commercial' ? {} : { bedrooms, bathrooms }),
        balcony,
        alarmSystem,
        hvacType,
        lockType,
        ...columns,
        category,
        id,
        unitNumber: sent.unitNumber,
        floor: sent.floor,
      }
      await tx.insert(units).values({ ...row, createdAt: now, updatedAt: now })
      await writeAudit(tx, {
        by,
        action: 'created',
        recordType: 'units',
        recordId: id,
        after: auditedFields(row),
        now,
      })
      await notifyChanged(tx, { topic: 'units' })
    }),
  )
  return id
}

/**
 * Writes the changed fields of a unit. Throws 404; 412 with `present`, the current record, when `ifMatch` is outdated;
 * and 409 naming `unitNumber` when the number is in use.
 */
export async function changeUnit(
  db: Database,
  id: string,
  changes: UnitChanges,
  secretKey: Buffer,
  by: Author,
  now: Date,
  ifMatch: number | null,
  hooks: {
    present: (tx: Database, id: string) => Promise<unknown>
    /** The press with which the change can be undone. */
    operation?: string | undefined
    /** Run when a door code is sent, before the unit is locked, and around the change of the code. */
    doorCode?: {
      lockFirst: (tx: Database) => Promise<void>
      before: (tx: Database, unit: UnitRow) => Promise<void>
      after: (tx: Database) => Promise<void>
    }
  },
): Promise<void> {
  await withUnitNumberError(changes.unitNumber, () =>
    db.transaction(async (tx) => {
      await lockRecords(tx)
      if (changes.keypadCode) await hooks.doorCode?.lockFirst(tx)
      const [locked] = await tx.select().from(units).where(eq(units.id, id)).for('update')
      if (!locked) throw notFound('Unit')
      if (ifMatch !== null && ifMatch !== locked.version) throw stale(await hooks.present(tx, id))
      const matched = await matchOptions(tx, changes, locked)
      const columns = differing(columnsOf(id, matched, secretKey, locked), locked)
      if (Object.keys(columns).length === 0) return
      if (columns.keypadCodeSealed) await hooks.doorCode?.before(tx, locked)
      const at = await writeColumns(tx, locked, columns, {
        by,
        action: 'changed',
        now,
        afterWrite: hooks.doorCode?.after,
      })
      const operation = isUndoable(locked, changes) ? hooks.operation : undefined
      await recordChange(tx, { operation, recordType: 'units' }, locked, Object.keys(columns), { by, now: at })
    }),
  )
}

type WritingColumns = Writing<'changed'> & {
  /** Run after the change of a door code. */
  afterWrite?: ((tx: Database) => Promise<void>) | undefined
}

/** Writes columns of a locked unit, ends the listings that its new status ends, and returns the time of the change. */
export async function writeColumns(
  tx: Database,
  locked: UnitRow,
  columns: Columns,
  { by, action, now, afterWrite }: WritingColumns,
): Promise<Date> {
  const { id } = locked
  // `now` is the start of the call: if it waited for the lock, the change it waited for can have a later time.
  const at = now < locked.updatedAt ? locked.updatedAt : now
  await tx
    .update(units)
    .set({ ...columns, version: locked.version + 1, updatedAt: at })
    .where(eq(units.id, id))
  if (columns.keypadCodeSealed) await afterWrite?.(tx)
  const kinds = listingsEndedByStatus(locked.status, columns.status ?? locked.status)
  await endListings(tx, { unitIds: [id], kinds, reason: 'status' }, by, at)
  const names = Object.keys(columns) as (keyof UnitRow)[]
  const before = auditedFields(Object.fromEntries(names.map((name) => [name, locked[name]])))
  const after = auditedFields(columns)
  if (before.keypadCode && after.keypadCode) after.keypadCode = 'changed'
  await writeAudit(tx, { by, action, recordType: 'units', recordId: id, before, after, now: at })
  await notifyChanged(tx, { topic: 'units' })
  return at
}

/** Reveals the keypad code, and audits it; 404 when there is none. */
export async function revealKeypadCode(
  db: Database,
  id: string,
  secretKey: Buffer,
  by: Author,
  address: string,
  now: Date,
): Promise<{ keypadCode: string }> {
  return db.transaction(async (tx) => {
    const [current] = await tx.select({ sealed: units.keypadCodeSealed }).from(units).where(eq(units.id, id))
    if (!current) throw notFound('Unit')
    if (current.sealed === null) throw notFound('Keypad code')
    const keypadCode = unseal(secretKey, current.sealed, sealedPlace('units', id, 'keypadCode'))
    await writeAudit(tx, { by, action: 'saw the keypad code', recordType: 'units', recordId: id, address, now })
    return { keypadCode }
  })
}

/** The category of a new unit on a floor of the building. */
async function findCategory(tx: Database, floor: number) {
  const [profile] = await tx
    .select({ upTo: building.commercialUpToFloor, kind: floors.kind })
    .from(building)
    .leftJoin(floors, eq(floors.number, floor))
  return categoryOfFloor(floor, profile?.kind ?? undefined, profile?.upTo)
}

/** The columns of an input: money in cents, the code encrypted, `unitType` as a category where it is one. */
export function columnsOf(id: string, sent: UnitChanges, secretKey: Buffer, current?: UnitRow): Columns {
  const { keypadCode, monthlyMaintenance, purchasePrice, currentValue, unitType, ...same } = sent
  const text = unitType ? categoryOfType(unitType) : null
  const money = (dollars: number | null | undefined) => (dollars == null ? dollars : cents(dollars))
  const keypadCodeSealed = sealedCode(id, keypadCode, secretKey, current)
  const columns: Columns = {
    ...(text === null ? { ...same, unitType } : { ...same, category: same.category ?? text }),
    monthlyMaintenanceCents: money(monthlyMaintenance),
    purchasePriceCents: money(purchasePrice),
    currentValueCents: money(currentValue),
    ...(keypadCodeSealed === undefined ? {} : { keypadCodeSealed, keypadCodeOutdatedAt: null }),
    ...(same.balcony === 'No' || same.balcony === null ? { balconyCount: null } : {}),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Undefined when the code is unchanged: absent, masked, or equal. */
function sealedCode(id: string, code: string | null | undefined, secretKey: Buffer, current?: UnitRow) {
  if (code === undefined || (code !== null && isMasked(code))) return undefined
  if (code === null || code === '') return null
  const place = sealedPlace('units', id, 'keypadCode')
  if (current?.keypadCodeSealed && unseal(secretKey, current.keypadCodeSealed, place) === code) return undefined
  return seal(secretKey, code, place)
}

const differing = (columns: Columns, current: UnitRow): Columns =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name as keyof UnitRow]),
    ),
  )

/** The audited fields; of a code only that it is set. */
const auditedFields = ({ keypadCodeSealed, ...columns }: Columns): Record<string, unknown> => {
  delete columns.keypadCodeOutdatedAt
  return { ...columns, ...(keypadCodeSealed === undefined ? {} : { keypadCode: keypadCodeSealed && 'set' }) }
}

/** Maps the unique constraint to a 409 that names the number. */
export const withUnitNumberError = <T>(unitNumber: string | undefined, write: () => Promise<T>): Promise<T> =>
  withConstraintErrors(
    {
      units_unit_number_key: () =>
        conflict('unit_number_taken', `A unit with the number ${unitNumber} already exists`, 'unitNumber'),
    },
    write,
  )
