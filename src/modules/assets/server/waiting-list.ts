import { and, eq, isNull, sql } from 'drizzle-orm'
import { isFormerResident } from '#occupancy/server/former-residents.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { MailTools } from '#residents/server/resident-emails.ts'
import { lockResident } from '#residents/server/store.ts'
import type { AssetWithHistory, NewWaiting, WaitingResident } from '../asset.ts'
import { words } from '../messages/en.ts'
import { giveAsset, takenErrors } from './holders.ts'
import { findAsset, homeOf } from './reads.ts'
import { sendAssetEmails } from './send-emails.ts'
import { assetWaitingList } from './table.ts'

/** Who waits, by kind in the order of joining. */
export const listWaiting = (db: Database): Promise<WaitingResident[]> =>
  queryRows<WaitingResident>(
    db,
    sql`select w.id, w.kind, w.note, t.id as "tenantId", t.user_id as "userId", t.full_name as "fullName", ${homeOf(sql`t.id`)} as "unitNumber",
        (row_number() over (partition by w.kind order by w.joined_at, w.id))::int as position, ${instantText('w.joined_at')} as "joinedAt"
      from asset_waiting_list w join residents t on t.id = w.resident_id where w.ended_at is null
      order by array_position(array['stall', 'accessible_stall', 'charging_stall', 'locker'], w.kind), w.joined_at, w.id`,
  )

/** Puts a resident at the end of the line; throws 404, and 409 for a former resident or one who waits for that kind already. */
export async function joinWaitingList(
  db: Database,
  { tenantId: residentId, kind, note }: NewWaiting,
  by: Author,
  now: Date,
): Promise<WaitingResident> {
  const id = newId()
  await db.transaction(async (tx) => {
    const { record, user } = await lockResident(tx, residentId)
    if (await isFormer(tx, residentId)) throw conflict('moved_out', words.errors.movedOut(record.fullName), 'tenantId')
    const waitsAlready = () => conflict('waits_already', words.errors.waitsAlready(record.fullName), 'tenantId')
    await withConstraintErrors({ asset_waiting_list_current: waitsAlready }, async () => {
      await tx.insert(assetWaitingList).values({ id, residentId, kind, note, joinedAt: now })
    })
    const about = [residentId, user.id]
    await writeAudit(tx, {
      by,
      action: 'joined the list',
      recordType: 'assets',
      recordId: id,
      about,
      after: { kind },
      now,
    })
    await notifyChanged(tx, { topic: 'assets' })
  })
  return findWaiting(db, id)
}

/** Takes a resident off the list; throws 404 when nobody waits there. */
export async function leaveWaitingList(db: Database, id: string, by: Author, now: Date): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    const { residentId, kind } = await lockWaiting(tx, id)
    await tx.update(assetWaitingList).set({ endedAt: now }).where(eq(assetWaitingList.id, id))
    await writeAudit(tx, {
      by,
      action: 'left the list',
      recordType: 'assets',
      recordId: id,
      about: [residentId],
      after: { kind },
      now,
    })
    await notifyChanged(tx, { topic: 'assets' })
  })
  return { message: words.left }
}

/** Assigns a free stall or locker to a waiting resident. Throws 404, and 409 for one of another kind or one that is taken. */
export async function giveToWaiting(
  db: Database,
  tools: MailTools,
  id: string,
  assetId: string,
  by: Author,
  now: Date,
): Promise<AssetWithHistory> {
  await withConstraintErrors(takenErrors('assetId'), () =>
    db.transaction(async (tx) => {
      const { residentId, kind } = await lockWaiting(tx, id)
      const { asset } = await giveAsset(tx, tools, assetId, residentId, by, now)
      if (asset.kind !== kind) throw conflict('other_kind', words.errors.otherKind, 'assetId')
      await tx.update(assetWaitingList).set({ endedAt: now, assetId }).where(eq(assetWaitingList.id, id))
      await sendAssetEmails(tx, tools, 'fromWaitingList', { asset, to: [residentId] }, now)
    }),
  )
  return findAsset(db, assetId)
}

async function isFormer(tx: Database, residentId: string): Promise<boolean> {
  const [row] = await queryRows<{ isFormer: boolean }>(
    tx,
    sql`select ${isFormerResident} as "isFormer" from residents join users on users.id = residents.user_id
      where residents.id = ${residentId}`,
  )
  return row?.isFormer ?? false
}

async function lockWaiting(tx: Database, id: string) {
  const [waiting] = await tx
    .select()
    .from(assetWaitingList)
    .where(and(eq(assetWaitingList.id, id), isNull(assetWaitingList.endedAt)))
    .for('update')
  if (!waiting) throw notFound('Waiting list entry')
  return waiting
}

async function findWaiting(db: Database, id: string): Promise<WaitingResident> {
  const found = (await listWaiting(db)).find((entry) => entry.id === id)
  if (!found) throw notFound('Waiting list entry')
  return found
}
