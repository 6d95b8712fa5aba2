import { eq, inArray } from 'drizzle-orm'
import type { Audience } from '#occupancy/audience.ts'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { units } from '#units/server/table.ts'
import { words } from '../messages/index.ts'
import { announcementTargets } from './table.ts'

type Target = typeof announcementTargets.$inferSelect
type NewTarget = Omit<typeof announcementTargets.$inferInsert, 'id' | 'announcementId'>

/** Replaces the audience of an announcement. Throws 400 for an unknown unit. */
export async function setTargets(tx: Database, announcementId: string, audience: Audience): Promise<void> {
  if (audience.kind === 'units') await checkUnits(tx, audience.unitIds)
  await tx.delete(announcementTargets).where(eq(announcementTargets.announcementId, announcementId))
  await tx
    .insert(announcementTargets)
    .values(targetsOf(audience).map((target) => ({ id: newId(), announcementId, ...target })))
}

/** The audiences of these announcements, and the numbers of their units. */
export async function loadAudiences(db: Database, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ target: announcementTargets, unitNumber: units.unitNumber })
          .from(announcementTargets)
          .leftJoin(units, eq(units.id, announcementTargets.unitId))
          .where(inArray(announcementTargets.announcementId, [...ids]))
          .orderBy(announcementTargets.floor, announcementTargets.stack, units.unitNumber)
  return new Map(
    ids.map((id) => {
      const targetRows = rows.filter(({ target }) => target.announcementId === id)
      const unitNumbers = targetRows.flatMap(({ unitNumber }) => unitNumber ?? [])
      return [id, { audience: audienceOf(targetRows.map(({ target }) => target)), unitNumbers }] as const
    }),
  )
}

function targetsOf(audience: Audience): NewTarget[] {
  switch (audience.kind) {
    case 'everyone':
      return [{ kind: 'building' }]
    case 'owners':
      return [{ kind: 'residence_type', residenceType: 'owner' }]
    case 'renters':
      return [{ kind: 'residence_type', residenceType: 'renter' }]
    case 'floors':
      return [...new Set(audience.floors)].map((floor) => ({ kind: 'floor', floor }))
    case 'stacks':
      return [...new Set(audience.stacks)].map((stack) => ({ kind: 'stack', stack }))
    case 'units':
      return [...new Set(audience.unitIds)].map((unitId) => ({ kind: 'unit', unitId }))
  }
}

/** All targets of an announcement have the same kind; without any it is for everyone. */
function audienceOf(targets: readonly Target[]): Audience {
  const [first] = targets
  switch (first?.kind) {
    case 'floor':
      return { kind: 'floors', floors: targets.flatMap(({ floor }) => floor ?? []) }
    case 'stack':
      return { kind: 'stacks', stacks: targets.flatMap(({ stack }) => stack ?? []) }
    case 'unit':
      return { kind: 'units', unitIds: targets.flatMap(({ unitId }) => unitId ?? []) }
    case 'residence_type':
      return { kind: first.residenceType === 'owner' ? 'owners' : 'renters' }
    default:
      return { kind: 'everyone' }
  }
}

async function checkUnits(tx: Database, ids: readonly string[]) {
  const existing = await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, [...ids]))
  if (existing.length !== new Set(ids).size) throw invalid('audience', () => words.unknownUnit)
}
