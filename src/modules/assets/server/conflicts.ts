import { sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { MailTools } from '#residents/server/resident-emails.ts'
import { lockResident, type LockedResident } from '#residents/server/store.ts'
import type { AssetConflict, AssetWithHistory } from '../asset.ts'
import { words } from '../messages/en.ts'
import { isConflict, isUnitConflict, shareHome, withHolder } from './asset-state.ts'
import { lockAsset, removeFromRecord } from './holders.ts'
import { recordAsset } from './record-asset.ts'
import { assetAsJson, conflictingClaims, findAsset, homeOf } from './reads.ts'
import { sendAssetEmails } from './send-emails.ts'

/** The conflicts that the office has to settle, the oldest first, each with every resident and unit whose record names the asset. */
export async function listConflicts(db: Database): Promise<AssetConflict[]> {
  return queryRows<AssetConflict>(
    db,
    sql`with conflicts as (select asset_id, min(claimed_at) as since from ${conflictingClaims} claims group by asset_id)
      select ${assetAsJson} as asset, coalesce((
        select json_agg(json_build_object('tenantId', t.id, 'fullName', t.full_name, 'unitNumber', ${homeOf(sql`t.id`)},
          'since', ${instantText('named.since')}, 'isHolder', named.is_holder) order by named.is_holder desc, named.since, t.id)
        from (select c.resident_id, c.claimed_at as since, false as is_holder from asset_claims c
            where c.asset_id = a.id and ${isConflict}
          union all select h.resident_id, h.started_at, true where h.id is not null) named
          join residents t on t.id = named.resident_id
        where exists (select from asset_claims c where c.asset_id = a.id and ${isConflict})), '[]') as claimants,
        coalesce((
          select json_agg(json_build_object('id', n.id, 'unitNumber', n.unit_number, 'hasAsset', n.id = a.unit_id)
            order by n.id = a.unit_id desc, n.unit_number)
          from units n where exists (select from asset_unit_claims u where u.asset_id = a.id and ${isUnitConflict})
            and (n.id = a.unit_id or exists (select from asset_unit_claims u where u.asset_id = a.id and u.unit_id = n.id))
        ), '[]') as units
      from conflicts join assets a on a.id = conflicts.asset_id ${withHolder}
      order by conflicts.since, a.id`,
  )
}

type Named = { residentId: string; isHolder: boolean; sharesWithChosen: boolean }

/** Everyone whose record names the asset. */
const namedOn = (tx: Database, assetId: string, chosen: string | null) =>
  queryRows<Named>(
    tx,
    sql`select named.resident_id as "residentId", is_holder as "isHolder",
        ${chosen === null ? sql`false` : shareHome(sql`named.resident_id`, sql`${chosen}::uuid`)} as "sharesWithChosen"
      from (select resident_id, false as is_holder from asset_claims where asset_id = ${assetId}
        union all select resident_id, true from asset_holders where asset_id = ${assetId} and started_at is not null and ended_at is null) named
      order by named.resident_id`,
  )

/**
 * Settles a conflict: the chosen resident has the asset, and the records of the others no longer name it; those who live
 * with the chosen one share it. Without a choice nobody has it. Throws 404, 400 for a resident whose record does not name
 * it, and 409 when there is no conflict.
 */
export async function settleConflict(
  db: Database,
  tools: MailTools,
  id: string,
  chosen: string | null,
  by: Author,
  now: Date,
): Promise<AssetWithHistory> {
  await db.transaction(async (tx) => {
    // Residents are locked before the asset, as by a change of a record, and in one order.
    const residents: LockedResident[] = []
    const claimants = (await namedOn(tx, id, chosen)).toSorted((a, b) => a.residentId.localeCompare(b.residentId))
    for (const { residentId } of claimants) residents.push(await lockResident(tx, residentId))
    const asset = await lockAsset(tx, id)
    const named = await namedOn(tx, id, chosen)
    const [open] = await queryRows(
      tx,
      sql`select from asset_claims c where c.asset_id = ${id} and ${isConflict} limit 1`,
    )
    if (!open) throw conflict('settled', words.errors.noConflict(asset.number))
    if (chosen !== null && !named.some(({ residentId }) => residentId === chosen))
      throw invalid('tenantId', words.errors.noClaimant)
    const others = named.filter(({ residentId, sharesWithChosen }) => residentId !== chosen && !sharesWithChosen)
    const rowOf = (residentId: string) => {
      const row = residents.find(({ record }) => record.id === residentId)
      if (!row) throw notFound('Resident')
      return row
    }
    // Claims end first: the asset of a holder would otherwise go to the claim that is oldest instead of the chosen one.
    for (const { residentId } of others.toSorted((a, b) => Number(a.isHolder) - Number(b.isHolder)))
      await removeFromRecord(tx, tools, rowOf(residentId), asset, by, now)
    const winner = chosen === null ? null : rowOf(chosen)
    await recordAsset(tx, { action: 'settled', asset, of: winner, after: { residents: named.length }, by, now })
    const removed = others.map(({ residentId }) => residentId)
    const confirmed = named.map(({ residentId }) => residentId).filter((residentId) => !removed.includes(residentId))
    await sendAssetEmails(tx, tools, 'confirmed', { asset, to: confirmed }, now)
    await sendAssetEmails(tx, tools, 'removed', { asset, to: removed }, now)
  })
  return findAsset(db, id)
}
