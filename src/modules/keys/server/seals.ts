import { and, eq, isNull } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import { office } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { DeskKeyWithHistory } from '../contract.ts'
import { keyWords as words } from '../messages/desk.ts'
import type { BrokenSeal, NewSeal } from '../schemas.ts'
import { listEmployees } from './employees.ts'
import { findKey } from './reads.ts'
import { assertHere } from './store.ts'
import { keySeals } from './table.ts'
import { auditKey, lockKey } from './write-loan.ts'

/** Seals a key that is at the desk. Throws 404 and 409. */
export async function sealKey(
  db: Database,
  id: string,
  { sealNumber }: NewSeal,
  by: Author,
  now: Date,
): Promise<DeskKeyWithHistory> {
  await db.transaction(async (tx) => {
    await lockKey(tx, id)
    assertHere(await findKey(tx, id, now))
    await tx.insert(keySeals).values({ id: newId(), assetId: id, sealNumber, sealedAt: now, sealedBy: by.id })
    await auditKey(tx, id, { by, action: 'sealed', after: { sealNumber }, now })
  })
  return findKey(db, id, now)
}

/** Breaks the seal of a key and alerts the office. Throws 404, and 409 for a key without a seal. */
export async function breakSeal(
  db: Database,
  id: string,
  { reason }: BrokenSeal,
  by: Author,
  now: Date,
): Promise<DeskKeyWithHistory> {
  await db.transaction(async (tx) => {
    const { number } = await lockKey(tx, id)
    const [broken] = await tx
      .update(keySeals)
      .set({ brokenAt: now, brokenBy: by.id, reason })
      .where(and(eq(keySeals.assetId, id), isNull(keySeals.brokenAt)))
      .returning()
    if (!broken) throw conflict('not_sealed', () => words.problems.notSealed)
    await auditKey(tx, id, { by, action: 'unsealed', after: { sealNumber: broken.sealNumber, reason }, now })
    await notify(
      tx,
      {
        kind: 'key_seal_broken',
        params: { number, seal: broken.sealNumber, reason },
        recipients: await listEmployees(tx, office),
        link: paths.desk({ tab: 'keys', key: id }),
        about: { type: 'keys', id },
        by,
      },
      now,
    )
  })
  return findKey(db, id, now)
}
