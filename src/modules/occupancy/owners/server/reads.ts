import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignments } from '../../server/table.ts'
import type { OwnedUnit, UnitOccupant, UnitOwner, UnitPeople } from '../contract.ts'
import { percentOf, useOfUnit } from '../rules.ts'
import { ownsNow } from './owns-now.ts'
import { unitOwners } from './table.ts'

const livesHere = sql<boolean>`exists (select from assignments a where a.unit_id = ${unitOwners.unitId}
  and a.resident_id = ${unitOwners.residentId} and a.ended_at is null)`
const isOccupied = sql<boolean>`exists (select from assignments a where a.unit_id = ${units.id} and a.ended_at is null)`
const byRank = sql`array_position(array['primary', 'secondary', 'other'], ${assignments.rank})`

/** The owners and occupants of a unit; throws 404. */
export async function findUnitPeople(db: Database, unitId: string, now: Date): Promise<UnitPeople> {
  const [unit] = await db.select({ ownerName: units.ownerName }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const rows = await selectOwners(db, now)
    .where(eq(unitOwners.unitId, unitId))
    .orderBy(desc(unitOwners.until), asc(unitOwners.position), asc(unitOwners.id))
  const owners = rows.map(presented)
  return {
    ...unit,
    owners: owners.filter(({ until }) => until === null),
    formerOwners: owners.filter(({ until }) => until !== null),
    occupants: await listOccupants(db, unitId),
    version: ownersVersion(rows.map(({ owner }) => owner)),
  }
}

/** Grows with every change: rows are ended and not deleted, and an erasure counts as a change of the others. */
export const ownersVersion = (rows: readonly { version: number }[]) =>
  1 + rows.reduce((sum, { version }) => sum + version, 0)

const selectOwners = (db: Database, now: Date) =>
  db
    .select({
      owner: unitOwners,
      ownPhone: apiPhone(unitOwners.phone),
      record: { name: residents.fullName, email: residents.emailPrimary, phone: apiPhone(residents.phonePrimary) },
      livesHere,
      ownsNow: ownsNow(now),
    })
    .from(unitOwners)
    .leftJoin(residents, eq(residents.id, unitOwners.residentId))

function presented({
  owner,
  ownPhone,
  record,
  livesHere,
  ownsNow,
}: Awaited<ReturnType<typeof selectOwners>>[number]): UnitOwner {
  const { shareBasisPoints } = owner
  return groupPhones(
    {
      ...owner,
      name: record?.name ?? owner.name ?? '',
      email: record ? record.email : owner.email,
      phone: record ? record.phone : ownPhone,
      share: shareBasisPoints === null ? null : percentOf(shareBasisPoints),
      livesHere,
      ownsNow,
    },
    'phone',
  )
}

async function listOccupants(db: Database, unitId: string): Promise<UnitOccupant[]> {
  const rows = await db
    .select({
      residentId: residents.id,
      name: residents.fullName,
      residenceType: assignments.residenceType,
      rank: assignments.rank,
      email: residents.emailPrimary,
      phone: apiPhone(residents.phonePrimary),
      emergencyContactName: residents.emergencyContactName,
      emergencyContactPhone: apiPhone(residents.emergencyContactPhone),
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(byRank, asc(assignments.startedAt), asc(assignments.id))
  return rows.map((row) => groupPhones(row, 'phone', 'emergencyContactPhone'))
}

/** The units that a resident owns now, highest first. */
export async function listOwnedUnits(db: Database, userId: string, now: Date): Promise<OwnedUnit[]> {
  const rows = await db
    .select({
      unitId: units.id,
      unitNumber: units.unitNumber,
      floor: units.floor,
      share: unitOwners.shareBasisPoints,
      since: unitOwners.since,
      livesHere,
      isOccupied,
    })
    .from(unitOwners)
    .innerJoin(residents, eq(residents.id, unitOwners.residentId))
    .innerJoin(units, eq(units.id, unitOwners.unitId))
    .where(and(eq(residents.userId, userId), ownsNow(now)))
    .orderBy(desc(units.floor), asc(units.unitNumber))
  return rows.map(({ share, ...row }) => ({
    ...row,
    share: share === null ? null : percentOf(share),
    use: useOfUnit(row),
  }))
}
