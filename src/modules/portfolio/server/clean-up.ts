import { lt } from 'drizzle-orm'
import { deleteExpiredSessions } from '#accounts/server/sessions.ts'
import { throttleCounters } from '#platform/server/security/throttle-table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openingCodes } from './table.ts'

/** Deletes what the accounts of the portfolio no longer need: sessions, counters of attempts, codes. */
export async function cleanUpPortfolio(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now)
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEndsAt, now))
  await db.delete(openingCodes).where(lt(openingCodes.expiresAt, now))
}
