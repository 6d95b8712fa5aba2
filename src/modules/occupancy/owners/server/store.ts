import { asc, eq, inArray, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { phoneCountryOf, storedPhone } from '#building/server/phones.ts'
import { conflict, invalid, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { lockUnit } from '../../server/household.ts'
import type { OwnerInput, UnitPeople } from '../contract.ts'
import { ownerWords as words } from '../messages/office.ts'
import { basisPointsOf, formerOwnerMonths, isOwnerOn, validateShares } from '../rules.ts'
import { writeOwnerText } from './owner-text.ts'
import { findUnitPeople, ownersVersion } from './reads.ts'
import { unitOwners } from './table.ts'

type OwnerRow = typeof unitOwners.$inferSelect

/**
 * Saves the present owners of a unit; those who are left out become former ones today. The text of the unit follows.
 * Throws 404, 400 naming the field of the owner, 409 for shares that are no whole, and 412 with the present owners.
 */
export async function saveOwners(
  db: Database,
  unitId: string,
  sent: readonly OwnerInput[],
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<UnitPeople> {
  await db.transaction(async (tx) => {
    const unit = await lockUnit(tx, unitId)
    const rows = await tx.select().from(unitOwners).where(eq(unitOwners.unitId, unitId)).orderBy(asc(unitOwners.id))
    if (ifMatch !== null && ifMatch !== ownersVersion(rows)) throw stale(await findUnitPeople(tx, unitId, now))
    const present = rows.filter(({ until }) => until === null)
    await validateOwners(tx, sent, present, await todayOf(tx, now))
    const country = await phoneCountryOf(tx)
    const counts = { added: 0, changed: 0, ended: 0 }
    const isReplaced = (row: OwnerRow) => !sent.some((owner) => isSameOwner(row, owner))
    for (const row of present.filter(isReplaced)) {
      await endOwner(tx, row, now)
      counts.ended += 1
    }
    for (const [position, owner] of sent.entries()) {
      const columns = { ...columnsOf(owner, position, country), position }
      const current = present.find((row) => isSameOwner(row, owner))
      if (!current) {
        await tx.insert(unitOwners).values({ id: newId(), unitId, ...columns, createdAt: now, updatedAt: now })
        counts.added += 1
      } else if (hasChanged(current, columns)) {
        await tx
          .update(unitOwners)
          .set({ ...columns, version: current.version + 1, updatedAt: now })
          .where(eq(unitOwners.id, current.id))
        counts.changed += 1
      }
    }
    if (counts.added + counts.changed + counts.ended === 0) return
    await writeOwnerText(tx, unitId, by, now)
    const ids = [...present, ...sent].flatMap(({ residentId }) => residentId ?? [])
    await recordChange(tx, unit.id, ids, counts, by, now)
  })
  return findUnitPeople(db, unitId, now)
}

/** Deletes former owners without a record whose ownership ended long ago. Runs as a job. */
export async function deleteFormerOwners(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from unit_owners where resident_id is null
    and until < (${now.toISOString()}::timestamptz - make_interval(months => ${formerOwnerMonths}))::date`)
}

async function validateOwners(tx: Database, sent: readonly OwnerInput[], present: readonly OwnerRow[], today: Day) {
  const ids = new Set(present.map(({ id }) => id))
  const chosen = sent.flatMap(({ residentId }) => residentId ?? [])
  const known =
    chosen.length === 0
      ? []
      : await tx.select({ id: residents.id }).from(residents).where(inArray(residents.id, chosen))
  for (const [at, { id, residentId }] of sent.entries()) {
    if (id && (!ids.has(id) || sent.findIndex((owner) => owner.id === id) < at))
      throw invalid(`owners.${at}.id`, () => words.unknownOwner)
    if (!residentId) continue
    if (!known.some((resident) => resident.id === residentId))
      throw invalid(`owners.${at}.residentId`, () => words.unknownResident)
    if (chosen.indexOf(residentId) !== chosen.lastIndexOf(residentId))
      throw invalid(`owners.${at}.residentId`, () => words.twice)
  }
  const isPresent = ({ since = null }: OwnerInput) => isOwnerOn({ since, until: null }, today)
  validateSharesOf(sent, isPresent)
  // Who owns from a later day has the shares of owners who are in the list until then.
  validateSharesOf(sent, (owner) => !isPresent(owner))
}

function validateSharesOf(sent: readonly OwnerInput[], isIncluded: (owner: OwnerInput) => boolean) {
  const shares = sent.filter(isIncluded).map(({ share }) => (share == null ? null : basisPointsOf(share)))
  const problem = validateShares(shares)
  const last = sent.findLastIndex((owner) => isIncluded(owner) && owner.share != null)
  if (problem) throw conflict('shares', () => words[problem], `owners.${last}.share`)
}

function columnsOf(owner: OwnerInput, at: number, country: string) {
  const { residentId = null, kind, since = null, getsAnnouncements, share } = owner
  const typed = residentId === null
  const phone = typed ? (owner.phone ?? null) : null
  return {
    residentId,
    kind: typed ? kind : ('person' as const),
    name: typed ? (owner.name ?? null) : null,
    contactName: typed && kind === 'company' ? (owner.contactName ?? null) : null,
    email: typed ? (owner.email ?? null) : null,
    phone: storedPhone(phone, country, `owners.${at}.phone`, () => words.badPhone),
    address: owner.address ?? null,
    shareBasisPoints: share == null ? null : basisPointsOf(share),
    since,
    getsAnnouncements: !typed && getsAnnouncements,
  }
}

/** An entry for another resident is another owner: the former one stays in the history of the unit. */
const isSameOwner = ({ id, residentId }: OwnerRow, owner: OwnerInput) =>
  id === owner.id && (residentId === null || residentId === (owner.residentId ?? null))

const hasChanged = (current: OwnerRow, columns: Partial<OwnerRow>) =>
  Object.entries(columns).some(([name, value]) => current[name as keyof OwnerRow] !== value)

async function endOwner(tx: Database, { id, since, version }: OwnerRow, now: Date) {
  const today = await todayOf(tx, now)
  const until = since !== null && since > today ? since : today
  await tx
    .update(unitOwners)
    .set({ until, version: version + 1, updatedAt: now })
    .where(eq(unitOwners.id, id))
}

async function todayOf(tx: Database, now: Date): Promise<Day> {
  const [profile] = await tx.select({ timeZone: building.timeZone }).from(building)
  return dayOf(now, profile?.timeZone ?? 'UTC')
}

async function recordChange(
  tx: Database,
  unitId: string,
  residentIds: readonly string[],
  after: Record<string, number>,
  by: Author,
  now: Date,
) {
  const accounts =
    residentIds.length === 0
      ? []
      : await tx
          .select({ id: residents.userId })
          .from(residents)
          .where(inArray(residents.id, [...residentIds]))
  const userIds = accounts.map(({ id }) => id)
  const about = [...residentIds, ...userIds]
  await writeAudit(tx, { by, action: 'changed the owners', recordType: 'units', recordId: unitId, about, after, now })
  for (const topic of ['owners', 'units', 'occupancy']) await notifyChanged(tx, { topic, residents: userIds })
}
