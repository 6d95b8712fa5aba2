import { notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import { sealedPlace, unseal } from '#platform/server/sealed.ts'
import type { AccessCodeName } from '../choices.ts'
import { sealedColumn } from './columns.ts'
import { holdResident } from './store.ts'

/** One code in plain; the audit log keeps who looked. Refuses with 404 when none is kept. */
export async function revealCode(
  db: Database,
  secretKey: Buffer,
  id: string,
  code: AccessCodeName,
  by: Author,
  address: string,
  now: Date,
): Promise<{ code: AccessCodeName; value: string }> {
  return db.transaction(async (tx) => {
    const { tenant, user } = await holdResident(tx, id)
    const sealed = tenant[sealedColumn[code]]
    if (sealed === null) throw notFound('Code')
    const value = unseal(secretKey, sealed, sealedPlace('tenants', id, code))
    await writeAudit(tx, {
      by,
      action: 'looked at a code',
      noun: 'residents',
      recordId: id,
      about: [user.id],
      after: { code },
      address,
      now,
    })
    await tellChanged(tx, { topic: 'residents' })
    return { code, value }
  })
}
