import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { LockedResident } from '#residents/server/store.ts'
import type { AssetRow } from './table.ts'

type AssetEvent = {
  action: 'added' | 'changed' | 'undid a change' | 'deleted' | 'assigned' | 'ended' | 'settled'
  asset: Pick<AssetRow, 'id' | 'kind' | 'number' | 'unitId'>
  /** The resident whom it concerns. */
  of?: LockedResident | null
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  by: Author
  now: Date
}

/** Writes the audit event about a stall, locker, key or fob, and notifies open screens, including the resident's own. */
export async function recordAsset(
  tx: Database,
  { action, asset, of: resident, before, ...event }: AssetEvent,
): Promise<void> {
  const { id, kind, number, unitId } = asset
  await writeAudit(tx, {
    ...event,
    action,
    recordType: 'assets',
    recordId: id,
    about: [unitId, resident?.record.id, resident?.user.id],
    ...(before ? { before: { kind, number, ...before } } : {}),
    after: { kind, number, ...event.after },
  })
  await notifyChanged(tx, { topic: 'assets', residents: resident ? [resident.user.id] : [] })
}
