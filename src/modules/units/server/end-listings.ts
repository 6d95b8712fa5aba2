import { and, inArray, isNull } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { ListingKind } from '../choices.ts'
import { listings } from './table.ts'

type End = { unitIds: readonly string[]; kinds: readonly ListingKind[]; reason: 'assigned' | 'status' }

/**
 * Withdraws the current listings of locked units in the caller's transaction, because a resident moved in or the status
 * changed. They stay in the history and are never published again by the program.
 */
export async function endListings(tx: Database, { unitIds, kinds, reason }: End, by: Author, now: Date): Promise<void> {
  if (unitIds.length === 0 || kinds.length === 0) return
  const current = await tx
    .select()
    .from(listings)
    .where(
      and(inArray(listings.unitId, [...unitIds]), inArray(listings.kind, [...kinds]), isNull(listings.withdrawnAt)),
    )
    .for('update')
  for (const { id, unitId, kind, version, createdAt, updatedAt } of current) {
    // `now` is the start of the call: if it waited for the lock, the listing can be younger.
    const at = [now, createdAt, updatedAt].reduce((a, b) => (a > b ? a : b))
    await tx
      .update(listings)
      .set({ withdrawnAt: at, version: version + 1, updatedAt: at })
      .where(inArray(listings.id, [id]))
    const before = { kind }
    const event = { action: 'withdrew', recordType: 'listings', recordId: id, about: [unitId] }
    await writeAudit(tx, { by, ...event, before, after: { reason }, now })
  }
  if (current.length > 0) await notifyChanged(tx, { topic: 'units' })
}
