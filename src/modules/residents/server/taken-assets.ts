import { sql } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { takenAssetWords } from '../messages/taken-assets.ts'

/** Errors for a stall or locker of another resident, also when two residents get it at the same time. */
export const takenAssetErrors = {
  assets_taken_stall: () => conflict('taken', takenAssetWords.stall, 'parkingStalls'),
  assets_taken_locker: () => conflict('taken', takenAssetWords.locker, 'lockerNumbers'),
}

/**
 * Makes the database reject a record, written later in this transaction, that names a stall or locker of another resident. The
 * specified calls accept that, and the office settles the conflict.
 */
export async function rejectTakenAssets(tx: Database): Promise<void> {
  await tx.execute(sql`set local building.refuse_taken_assets = 'on'`)
}
