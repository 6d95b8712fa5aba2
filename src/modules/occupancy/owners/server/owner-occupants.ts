import { type SQL, sql } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { ResidenceType } from '../../contract.ts'
import { words } from '../../messages/en.ts'
import { lockHousehold, writeAssignment } from '../../server/household.ts'
import { ownsNow } from './owns-now.ts'

/*
 * Who lives in a unit as its owner: where the owners of the unit are recorded, exactly those of them who live there.
 * Where none is recorded, what the office says of each resident.
 */

const isRecorded = (unitId: SQL, now: Date) =>
  sql`exists (select from unit_owners where unit_owners.unit_id = ${unitId} and ${ownsNow(now)})`
const isOwner = (unitId: SQL, residentId: SQL, now: Date) =>
  sql`exists (select from unit_owners where unit_owners.unit_id = ${unitId} and unit_owners.resident_id = ${residentId}
    and ${ownsNow(now)})`

/** How each resident lives in a unit according to its recorded owners; a pair without an entry is up to the office. */
export async function selectRecordedTypes(
  tx: Database,
  sent: readonly { unitId: string; residentId: string }[],
  now: Date,
): Promise<(home: { unitId: string; residentId: string }) => ResidenceType | undefined> {
  const homes = sent.map(({ unitId, residentId }) => ({ unitId, residentId }))
  const key = (home: { unitId: string; residentId: string }) => `${home.unitId} ${home.residentId}`
  const rows = await queryRows<{ unitId: string; residentId: string; isOwner: boolean }>(
    tx,
    sql`select home."unitId", home."residentId", ${isOwner(sql`home."unitId"`, sql`home."residentId"`, now)} as "isOwner"
      from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as home ("unitId" uuid, "residentId" uuid)
      where ${isRecorded(sql`home."unitId"`, now)}`,
  )
  const types = new Map(rows.map((row) => [key(row), row.isOwner ? ('owner' as const) : ('renter' as const)]))
  return (home) => types.get(key(home))
}

/**
 * Writes how the residents of a unit live there after a change of its owners, with a line in the history of each whose type
 * changes; none where no author is known, because each line has one.
 */
export async function writeResidenceTypes(tx: Database, unitId: string, by: Author | null, now: Date): Promise<void> {
  const household = await lockHousehold(tx, unitId)
  const recordedType = await selectRecordedTypes(tx, household, now)
  for (const assignment of household) {
    const residenceType = recordedType(assignment)
    if (residenceType) await writeAssignment(tx, assignment, { residenceType }, by, now, words.ownersChanged)
  }
  await tx.execute(sql`
    update residents r set resident_type = 'owner', version = r.version + 1, updated_at = ${now.toISOString()}
    from assignments a where a.resident_id = r.id and a.unit_id = ${unitId} and a.ended_at is null
      and a.residence_type = 'owner' and r.resident_type <> 'owner'`)
}
