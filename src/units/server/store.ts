import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { cents } from '#platform/money.ts'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { seal, sealedPlace, unseal } from '#platform/server/sealed.ts'
import { newUnitDefaults } from '../contract.ts'
import type { NewUnit, UnitChanges } from '../fields.ts'
import { categoryByFloor, categorySaid, isMasked } from '../rules.ts'
import { spelledOptions } from './options.ts'
import { units } from './table.ts'

type Held = typeof units.$inferSelect
type Columns = Partial<typeof units.$inferInsert>

/** Writes a new unit; refuses with 409 naming `unitNumber` when that number is taken. Gives its id. */
export async function createUnit(
  db: Database,
  sent: NewUnit,
  secretKey: Buffer,
  by: Author,
  now: Date,
): Promise<string> {
  const id = newId()
  await namingTaken(sent.unitNumber, () =>
    db.transaction(async (tx) => {
      const { bedrooms, bathrooms } = newUnitDefaults
      const wanted = columnsOf(id, await spelledOptions(tx, sent), secretKey)
      const category = wanted.category ?? (await categoryOfFloor(tx, sent.floor))
      const row = {
        ...(category === 'Commercial' ? {} : { bedrooms, bathrooms }),
        ...wanted,
        category,
        id,
        unitNumber: sent.unitNumber,
        floor: sent.floor,
      }
      await tx.insert(units).values({ ...row, createdAt: now, updatedAt: now })
      await writeAudit(tx, { by, action: 'created', noun: 'units', recordId: id, after: told(row), now })
      await tellChanged(tx, { topic: 'units' })
    }),
  )
  return id
}

/**
 * Changes a unit: only what differs. Refuses with 404; with 412 and `present`, the record as it is now, when `ifMatch` is
 * no longer its version; with 409 naming `unitNumber` when that number is taken.
 */
export async function changeUnit(
  db: Database,
  id: string,
  changes: UnitChanges,
  secretKey: Buffer,
  by: Author,
  now: Date,
  ifMatch: number | null,
  present: (tx: Database, id: string) => Promise<unknown>,
): Promise<void> {
  await namingTaken(changes.unitNumber, () =>
    db.transaction(async (tx) => {
      const [held] = await tx.select().from(units).where(eq(units.id, id)).for('update')
      if (!held) throw notFound('Unit')
      if (ifMatch !== null && ifMatch !== held.version) throw stale(await present(tx, id))
      const spelled = await spelledOptions(tx, changes, held)
      const wanted = differing(columnsOf(id, spelled, secretKey, held), held)
      if (Object.keys(wanted).length === 0) return
      // Whoever waited for the lock comes after the change that held it, whatever the clock said on arrival.
      const at = now < held.updatedAt ? held.updatedAt : now
      await tx
        .update(units)
        .set({ ...wanted, version: held.version + 1, updatedAt: at })
        .where(eq(units.id, id))
      const names = Object.keys(wanted) as (keyof Held)[]
      const before = told(Object.fromEntries(names.map((name) => [name, held[name]])))
      await writeAudit(tx, {
        by,
        action: 'changed',
        noun: 'units',
        recordId: id,
        before,
        after: told(wanted),
        now: at,
      })
      await tellChanged(tx, { topic: 'units' })
    }),
  )
}

/** The keypad code in clear, for one look that the audit log keeps; 404 when there is none. */
export async function revealKeypadCode(
  db: Database,
  id: string,
  secretKey: Buffer,
  by: Author,
  address: string,
  now: Date,
): Promise<{ keypadCode: string }> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ sealed: units.keypadCodeSealed }).from(units).where(eq(units.id, id))
    if (!held) throw notFound('Unit')
    if (held.sealed === null) throw notFound('Keypad code')
    const keypadCode = unseal(secretKey, held.sealed, sealedPlace('units', id, 'keypadCode'))
    await writeAudit(tx, { by, action: 'saw the keypad code', noun: 'units', recordId: id, address, now })
    return { keypadCode }
  })
}

async function categoryOfFloor(tx: Database, floor: number) {
  const [house] = await tx.select({ upTo: building.commercialUpToFloor }).from(building)
  return categoryByFloor(floor, house?.upTo)
}

/** What was sent, as columns: money in cents, the code sealed, `unitType` read as a category where it is one. */
export function columnsOf(id: string, sent: UnitChanges, secretKey: Buffer, held?: Held): Columns {
  const { keypadCode, monthlyMaintenance, purchasePrice, currentValue, unitType, ...same } = sent
  const said = unitType ? categorySaid(unitType) : null
  const money = (dollars: number | null | undefined) => (dollars == null ? dollars : cents(dollars))
  const columns: Columns = {
    ...same,
    ...(said === null ? { unitType } : { category: same.category ?? said }),
    monthlyMaintenanceCents: money(monthlyMaintenance),
    purchasePriceCents: money(purchasePrice),
    currentValueCents: money(currentValue),
    keypadCodeSealed: sealedCode(id, keypadCode, secretKey, held),
    ...(same.balcony === 'No' ? { balconyCount: null } : {}),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Undefined leaves the code as it is: it was not sent, came back masked, or is the one that stands. */
function sealedCode(id: string, code: string | null | undefined, secretKey: Buffer, held?: Held) {
  if (code === undefined || (code !== null && isMasked(code))) return undefined
  if (code === null || code === '') return null
  const place = sealedPlace('units', id, 'keypadCode')
  if (held?.keypadCodeSealed && unseal(secretKey, held.keypadCodeSealed, place) === code) return undefined
  return seal(secretKey, code, place)
}

const differing = (wanted: Columns, held: Held): Columns =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(held[name as keyof Held]),
    ),
  )

/** What the audit log may keep: of a code only that it was set or taken away. */
const told = ({ keypadCodeSealed, ...columns }: Columns): Record<string, unknown> => ({
  ...columns,
  ...(keypadCodeSealed === undefined ? {} : { hasKeypadCode: keypadCodeSealed !== null }),
})

/** The database says that a number is taken; people are told which. */
async function namingTaken<T>(unitNumber: string | undefined, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = (error as { cause?: { code?: string; constraint?: string } }).cause ?? {}
    if (code === '23505' && constraint === 'units_unit_number_key')
      throw conflict('unit_number_taken', `A unit with the number ${unitNumber} already exists`, 'unitNumber')
    throw error
  }
}
