import { eq, inArray } from 'drizzle-orm'
import type { Audience } from '#occupancy/audience.ts'
import { invalid } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { units } from '#units/server/table.ts'
import { words } from '../words.ts'
import { announcementTargets } from './table.ts'

type Target = typeof announcementTargets.$inferSelect
type NewTarget = Omit<typeof announcementTargets.$inferInsert, 'id' | 'announcementId'>

/** Writes down whom an announcement is for, in place of what was written. Refuses with 400 a unit that does not exist. */
export async function putTargets(tx: Database, announcementId: string, audience: Audience): Promise<void> {
  if (audience.kind === 'units') await checkUnits(tx, audience.unitIds)
  await tx.delete(announcementTargets).where(eq(announcementTargets.announcementId, announcementId))
  await tx
    .insert(announcementTargets)
    .values(targetsOf(audience).map((target) => ({ id: newId(), announcementId, ...target })))
}

/** Whom these announcements are for, and the numbers of the units they name. */
export async function audiencesOf(db: Database, ids: readonly string[]) {
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
      const own = rows.filter(({ target }) => target.announcementId === id)
      const unitNumbers = own.flatMap(({ unitNumber }) => unitNumber ?? [])
      return [id, { audience: audienceOf(own.map(({ target }) => target)), unitNumbers }] as const
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

/** All lines of one announcement are of one kind; without any it is for everyone. */
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
  const known = await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, [...ids]))
  if (known.length !== new Set(ids).size) throw invalid('audience', words.unknownUnit)
}
