import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { assetHolders, assets } from '#assets/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { AssetClaims, type Holder } from './asset-claims.ts'

const fields = { stall: 'parkingStalls', locker: 'lockerNumbers' } as const

/** Who has which parking stall and storage locker, and which of them no resident can have. */
export async function loadAssetClaims(tx: Database, holderOf: (residentId: string) => Holder) {
  const rows = await tx
    .select({
      category: assets.category,
      number: assets.number,
      kind: assets.kind,
      residentId: assetHolders.residentId,
    })
    .from(assets)
    .leftJoin(
      assetHolders,
      and(eq(assetHolders.assetId, assets.id), isNotNull(assetHolders.startedAt), isNull(assetHolders.endedAt)),
    )
  const claims = { parkingStalls: new AssetClaims(), lockerNumbers: new AssetClaims() }
  for (const { category, number, kind, residentId } of rows) {
    if (category !== 'stall' && category !== 'locker') continue
    const claim = claims[fields[category]]
    if (residentId !== null) claim.claim([number], holderOf(residentId))
    if (kind === 'visitor_stall') claim.claim([number], { id: 'visitors', name: '', unitId: null })
  }
  return claims
}
