import type { Database } from '#platform/server/database/drizzle.ts'
import { lockForTransaction } from '#platform/server/database/advisory-lock.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { pushKeys } from '../table.ts'

export const privateKeyPlace = sealedPlace('notifications', 'push', 'private-key')

/** The public key that browsers subscribe with; generated, with the private one, when it is first needed. */
export async function publicKey(db: Database, secretKey: Buffer, now: Date): Promise<string> {
  return (await keyPair(db, secretKey, now)).publicKey
}

/** The key pair; the private key is sealed in the database. */
export async function keyPair(db: Database, secretKey: Buffer, now: Date) {
  const stored = await readPair(db, secretKey)
  if (stored) return stored
  return db.transaction(async (tx) => {
    await lockForTransaction(tx, 'push keys')
    const created = await readPair(tx, secretKey)
    if (created) return created
    const { default: webPush } = await import('web-push')
    const pair = webPush.generateVAPIDKeys()
    const row = {
      publicKey: pair.publicKey,
      privateKeySealed: seal(secretKey, pair.privateKey, privateKeyPlace),
      createdAt: now,
    }
    await tx.insert(pushKeys).values(row).onConflictDoUpdate({ target: pushKeys.onlyRow, set: row })
    return pair
  })
}

async function readPair(db: Database, secretKey: Buffer) {
  const [row] = await db.select().from(pushKeys)
  if (!row || row.privateKeySealed === null) return null
  return { publicKey: row.publicKey, privateKey: unseal(secretKey, row.privateKeySealed, privateKeyPlace) }
}
