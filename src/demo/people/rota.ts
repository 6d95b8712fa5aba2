import type { users } from '#accounts/server/table.ts'
import type { onCallRota } from '#on-call/server/table.ts'
import { addDays, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import { profile } from '../profile.ts'

/** The rota of the demo: the staff and the maintenance team in weekly turns, from this Monday on. */
export function createRota(office: readonly (typeof users.$inferInsert)[], now: Date): typeof onCallRota.$inferInsert {
  const { day } = wallClock(now, profile.timeZone)
  const people = office
    .filter(({ role, team, status }) => status === 'Active' && role !== 'admin' && team === 'maintenance')
    .map(({ id }) => id)
  const startsOn = addDays(day, 1 - weekdayOf(day))
  return { people, startsOn, handover: 480, minutes: 10, exceptions: [], createdAt: now, updatedAt: now }
}
