import { and, asc, eq, isNull } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import { sealedPlace, unseal } from '#platform/server/sealed.ts'
import { accessCodes } from '#residents/choices.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { OwnCode, WantedCode } from '../own-codes-contract.ts'
import { assignments } from './table.ts'

/** Which codes a resident has now; with the last home they are gone. */
export async function listOwnCodes(db: Database, userId: string): Promise<OwnCode[]> {
  return (await sealedCodes(db, userId)).map(({ code, unit }) => ({ code, unit }))
}

/** One of the own codes in plain; the audit log keeps the look. Refuses with 404 when they have none such. */
export async function revealOwnCode(
  db: Database,
  secretKey: Buffer,
  { code, unitId }: WantedCode,
  by: Author,
  address: string,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const own = await sealedCodes(tx, by.id)
    const wanted = own.find((one) => one.code === code && (!unitId || !one.unit || one.unit.id === unitId))
    if (!wanted) throw notFound('Code')
    const { tenantId, unit, sealed } = wanted
    const place = unit ? sealedPlace('units', unit.id, code) : sealedPlace('tenants', tenantId, code)
    const value = unseal(secretKey, sealed, place)
    const about = [by.id, tenantId, unit?.id]
    const deed = unit
      ? { action: 'saw the keypad code', noun: 'units', recordId: unit.id }
      : { action: 'looked at a code', noun: 'residents', recordId: tenantId }
    await writeAudit(tx, { by, ...deed, about, after: { code }, address, now })
    await tellChanged(tx, { topic: 'residents' })
    return { code, value }
  })
}

type Sealed = OwnCode & { tenantId: string; sealed: string }

/** The codes of somebody who lives here now: the homes of longest standing first. */
async function sealedCodes(db: Database, userId: string): Promise<Sealed[]> {
  const homes = await db
    .select({ tenant: tenants, unit: { id: units.id, unitNumber: units.unitNumber }, keypad: units.keypadCodeSealed })
    .from(assignments)
    .innerJoin(tenants, eq(tenants.id, assignments.tenantId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(and(eq(tenants.userId, userId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(assignments.id))
  const tenant = homes[0]?.tenant
  if (!tenant) return []
  const kept = {
    unitAccessCode: tenant.unitAccessCodeSealed,
    storageLockerAccessCode: tenant.storageLockerAccessCodeSealed,
  }
  return [
    ...accessCodes.map((code): [OwnCode, string | null] => [{ code, unit: null }, kept[code]]),
    ...homes.map(({ unit, keypad }): [OwnCode, string | null] => [{ code: 'keypadCode', unit }, keypad]),
  ].flatMap(([own, sealed]) => (sealed === null ? [] : [{ ...own, tenantId: tenant.id, sealed }]))
}
