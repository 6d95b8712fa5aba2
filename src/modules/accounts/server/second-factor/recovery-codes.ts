import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { recoveryCodes } from '../table.ts'

const codeCount = 10
const length = 10
/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Keeps letters and digits, and replaces the letters that are easily misread. */
const normalizeCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** An HMAC with a key outside the database, so that a stolen table cannot be searched. */
const hashCode = (secretKey: Buffer, userId: string, code: string) =>
  createHmac('sha256', secretKey)
    .update(`accounts/${userId}/recovery-code/${normalizeCode(code)}`)
    .digest('hex')

/** Creates new codes, deletes the former ones, and returns the new ones to be shown once. */
export async function createRecoveryCodes(
  tx: Database,
  secretKey: Buffer,
  userId: string,
  now: Date,
): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId)
  const codes = Array.from({ length: codeCount }, createCode)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId(), userId, codeHash: hashCode(secretKey, userId, code), createdAt: now })))
  return codes
}

const createCode = () => {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`
}

export async function deleteRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Marks a code as used; false when it is unknown or already used. */
export async function redeemRecoveryCode(
  tx: Database,
  secretKey: Buffer,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(secretKey, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
