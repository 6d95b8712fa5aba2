import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { PassPage } from '../pass-page.ts'
import { problemOf, windowOn } from '../rules.ts'
import { badLink, codeOf, passOfToken } from './codes.ts'
import { loadPasses, nextVisit } from './pass-rows.ts'

/** The pass that the link of a guest opens. Throws 400 for a link that opens none. It names the host and no other guest. */
export async function findPassPage(db: Database, secretKey: Buffer, token: string, now: Date): Promise<PassPage> {
  const passId = passOfToken(secretKey, token)
  const [row] = await loadPasses(db, sql`p.id = ${passId}`)
  if (!row) throw badLink()
  const timeZone = await timeZoneOf(db)
  const today = dayOf(now, timeZone)
  const problem = problemOf(row, now, today, timeZone)
  const { from, until } = nextVisit(row, { now, today, timeZone }) ?? windowOn(row, row.lastDay, timeZone)
  return {
    name: row.guests.length === 1 ? (row.guests[0]?.fullName ?? '') : null,
    guests: row.guests.length,
    host: row.host,
    unitNumber: row.unitNumber,
    from: from.toISOString(),
    until: until.toISOString(),
    stall: row.stall !== null && row.plate !== null ? { number: row.stall, plate: row.plate } : null,
    // A pass that admits no longer shows no code.
    code: problem === 'cancelled' || problem === 'ended' ? null : codeOf(secretKey, row),
    problem,
  }
}
