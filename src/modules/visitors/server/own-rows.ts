import type { SQL } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { OwnPass } from '../own-contract.ts'
import { clockOf } from '../rules.ts'
import { codeOf, passLink } from './codes.ts'
import { type Clock, hasComeTo, loadPasses, nextVisit, type PassRow } from './pass-rows.ts'

/** What opens the code of a pass, and where its page is. */
export type Tools = { secretKey: Buffer; origin: string }

/** Passes as their host sees them. */
export async function loadOwnPasses(db: Database, tools: Tools, condition: SQL, now: Date): Promise<OwnPass[]> {
  const timeZone = await timeZoneOf(db)
  const clock = { now, today: dayOf(now, timeZone), timeZone }
  const rows = await loadPasses(db, condition)
  return rows.map((row) => toOwnPass(row, tools, clock))
}

function toOwnPass(row: PassRow, { secretKey, origin }: Tools, clock: Clock): OwnPass {
  const next = nextVisit(row, clock)
  const from = next?.from ?? clock.now
  const isHere = row.guests.some(({ isInside }) => isInside)
  return {
    ...row,
    weekdays: row.weekdays === null ? null : [...row.weekdays],
    startsAt: clockOf(row.startsAt),
    endsAt: clockOf(row.endsAt),
    guests: row.guests.map((guest) => ({
      fullName: guest.fullName,
      isHere: guest.isInside,
      hasArrived: next === null ? guest.arrivedAt !== null : hasComeTo(guest, from),
    })),
    state: isHere ? 'here' : next === null ? 'ended' : 'expected',
    next: next && { from: next.from.toISOString(), until: next.until.toISOString() },
    stall: row.stall !== null && row.plate !== null ? { number: row.stall, plate: row.plate } : null,
    code: codeOf(secretKey, row),
    link: passLink(secretKey, origin, row.id),
  }
}
