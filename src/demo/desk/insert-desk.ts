import { assets } from '#assets/server/table.ts'
import { deskFollowUps, deskLogEntries, deskShifts } from '#desk-log/server/table.ts'
import { keyLoans, keySeals } from '#keys/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { insertAll } from '../insert-all.ts'
import type { createDeskKeys } from './keys.ts'
import type { createDeskLog } from './log.ts'

type Desk = { keys: ReturnType<typeof createDeskKeys>; log: ReturnType<typeof createDeskLog> }

/** Inserts the keys of the desk with their loans, and its log. */
export async function insertDesk(tx: Database, { keys, log }: Desk): Promise<void> {
  await insertAll(tx, assets, keys.keys)
  await insertAll(tx, keyLoans, keys.loans)
  await insertAll(tx, keySeals, keys.seals)
  await insertAll(tx, deskShifts, log.shifts)
  await insertAll(tx, deskLogEntries, log.entries)
  await insertAll(tx, deskFollowUps, log.followUps)
}
