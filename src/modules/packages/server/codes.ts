import { createHmac, randomInt } from 'node:crypto'
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { minutes } from '#platform/time/dates.ts'
import { undoLimitMinutes } from '#undo/choices.ts'
import { deskWords as words } from '../messages/desk.ts'
import { createPickupCode, formatPickupCode, parsePickupCode } from '../pickup-code.ts'
import { livesThere, type Recipient } from './recipients.ts'
import { packageCodes, packages } from './table.ts'

type Row = typeof packageCodes.$inferSelect

/** Wrong codes of one person at the desk, before they have to wait. */
const wrongCodes = { kind: 'package-codes', limit: 20, window: minutes(10) }

const placeOf = (id: string) => sealedPlace('package_codes', id, 'code')
const hashOf = (secretKey: Buffer, code: string) =>
  createHmac('sha256', secretKey).update(`package_codes/${code}`).digest('hex')

/** A code as its row has it. */
export const sealCode = (secretKey: Buffer, id: string, code: string) => ({
  codeSealed: seal(secretKey, code, placeOf(id)),
  codeHash: hashOf(secretKey, code),
})

const isOf = ({ unitId, recipientId }: Recipient) =>
  and(
    eq(packageCodes.unitId, unitId),
    recipientId === null ? isNull(packageCodes.recipientId) : eq(packageCodes.recipientId, recipientId),
  )

/** The packages of a recipient that a code opens: those of which they were notified and that are still here. */
const waitingOf = ({ unitId, recipientId }: Recipient) =>
  and(
    eq(packages.unitId, unitId),
    recipientId === null ? isNull(packages.recipientId) : eq(packages.recipientId, recipientId),
    eq(packages.direction, 'incoming'),
    eq(packages.status, 'waiting'),
    sql`${packages.notifiedAt} is not null`,
  )

/**
 * Gives a recipient a code while something waits for them, and ends it with the last package. A code that ended a moment
 * ago is the same again after an undo. Returns the id of the code.
 */
export async function writeCode(
  tx: Database,
  secretKey: Buffer,
  recipient: Recipient,
  now: Date,
): Promise<string | null> {
  const [current] = await tx
    .select()
    .from(packageCodes)
    .where(and(isOf(recipient), isNull(packageCodes.endedAt)))
    .for('update')
  if ((await tx.$count(packages, waitingOf(recipient))) === 0) {
    if (current) await tx.update(packageCodes).set({ endedAt: now }).where(eq(packageCodes.id, current.id))
    return null
  }
  if (current) return current.id
  return (await reopenCode(tx, recipient, now)) ?? createCode(tx, secretKey, recipient, now)
}

async function reopenCode(tx: Database, recipient: Recipient, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - minutes(undoLimitMinutes))
  const [ended] = await tx
    .select()
    .from(packageCodes)
    .where(and(isOf(recipient), gte(packageCodes.endedAt, since)))
    .orderBy(desc(packageCodes.endedAt))
    .limit(1)
  if (!ended || (await isUsed(tx, ended.codeHash))) return null
  await tx.update(packageCodes).set({ endedAt: null }).where(eq(packageCodes.id, ended.id))
  return ended.id
}

async function createCode(tx: Database, secretKey: Buffer, recipient: Recipient, now: Date): Promise<string> {
  const { unitId, recipientId } = recipient
  for (;;) {
    const id = newId()
    const { codeSealed, codeHash } = sealCode(
      secretKey,
      id,
      createPickupCode((below) => randomInt(below)),
    )
    if (await isUsed(tx, codeHash)) continue
    const added = await tx
      .insert(packageCodes)
      .values({ id, unitId, recipientId, codeSealed, codeHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (added.length > 0) return id
    // Another package of the same recipient got a code in the same moment, or another recipient the same code.
    const [current] = await tx
      .select()
      .from(packageCodes)
      .where(and(isOf(recipient), isNull(packageCodes.endedAt)))
    if (current) return current.id
  }
}

const isUsed = async (tx: Database, codeHash: string) =>
  (await tx.$count(packageCodes, and(eq(packageCodes.codeHash, codeHash), isNull(packageCodes.endedAt)))) > 0

/** The code in clear text, for its recipient; null when it has ended. */
export async function openCode(db: Database, secretKey: Buffer, id: string): Promise<string | null> {
  const [found] = await db
    .select()
    .from(packageCodes)
    .where(and(eq(packageCodes.id, id), isNull(packageCodes.endedAt)))
  return found ? textOf(secretKey, found) : null
}

/** The codes of a person and of the homes where they live, in clear text, for their portal. */
export async function listCodes(db: Database, secretKey: Buffer, recipients: readonly Recipient[]) {
  const found = await Promise.all(
    recipients.map(async (recipient) => {
      const [row] = await db
        .select()
        .from(packageCodes)
        .where(and(isOf(recipient), isNull(packageCodes.endedAt)))
      const code = row ? textOf(secretKey, row) : null
      return code === null ? [] : [{ ...recipient, code }]
    }),
  )
  return found.flat()
}

const textOf = (secretKey: Buffer, { id, codeSealed }: Row) =>
  codeSealed === null ? null : formatPickupCode(unseal(secretKey, codeSealed, placeOf(id)))

/**
 * Whose packages a typed code opens. Throws 404 for a wrong one, and 429 after many wrong ones of the same person at the
 * desk, so that nobody can guess.
 */
export async function findByCode(
  db: Database,
  secretKey: Buffer,
  typed: string,
  by: { id: string },
  now: Date,
): Promise<Recipient> {
  const counters = [{ ...wrongCodes, subject: by.id }]
  await throttle(db, counters, () => words.tooManyCodes, now)
  const code = parsePickupCode(typed)
  const [found] =
    code === null
      ? []
      : await db
          .select()
          .from(packageCodes)
          .where(and(eq(packageCodes.codeHash, hashOf(secretKey, code)), isNull(packageCodes.endedAt)))
  if (!found) throw notFound('Code')
  await refundAttempt(db, counters)
  return { unitId: found.unitId, recipientId: found.recipientId }
}

/** Whose packages the code of a recipient opens: their own, and those for the whole home of a person who lives there. */
export async function openedBy(db: Database, recipient: Recipient): Promise<Recipient[]> {
  const isForHome = recipient.recipientId !== null && (await livesThere(db, recipient))
  return isForHome ? [recipient, { ...recipient, recipientId: null }] : [recipient]
}

/** The ids of the packages that a code opens, those of its recipient first. */
export async function listWaitingOf(db: Database, recipient: Recipient) {
  const lists = (await openedBy(db, recipient)).map((one) =>
    db.select({ id: packages.id }).from(packages).where(waitingOf(one)).orderBy(packages.receivedAt, packages.id),
  )
  const found: { id: string }[] = []
  for (const list of lists) found.push(...(await list))
  return found
}
