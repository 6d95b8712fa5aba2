import { and, eq, inArray, isNull } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Day, dashboardDate, dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import type { MoveKind } from '../../choices.ts'
import { words } from '../../messages/en.ts'
import { firstDayAtHome, lastDayBefore } from '../../rules.ts'

/**
 * Throws 400 for a move out whose last day is before the first day of one of its residents in the home, who would then
 * never have lived there. A transfer may correct a home of the same day.
 */
export async function checkLastDay(
  tx: Database,
  { kind, unitId, effectiveDay }: { kind: MoveKind; unitId: string; effectiveDay: Day },
  residentIds: readonly string[],
  timeZone: string,
): Promise<void> {
  if (kind !== 'move_out') return
  const homes = await tx
    .select({ fullName: residents.fullName, startedAt: assignments.startedAt, recorded: residents.startDateOccupancy })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(
      and(
        eq(assignments.unitId, unitId),
        inArray(assignments.residentId, [...residentIds]),
        isNull(assignments.endedAt),
      ),
    )
    .orderBy(assignments.startedAt, assignments.id)
  for (const { fullName, startedAt, recorded } of homes) {
    const firstDay = firstDayAtHome(dayOf(startedAt, timeZone), recorded)
    if (lastDayBefore(effectiveDay) < firstDay)
      throw invalid('effectiveDay', words.lastDayBeforeFirst(fullName, dashboardDate(firstDay, timeZone)))
  }
}
