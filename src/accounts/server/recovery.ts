import { and, eq, gt, isNull } from 'drizzle-orm'
import { days, hours, minutes } from '#platform/dates.ts'
import { invalid, notFound, Refusal } from '#platform/refusal.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { clearCounter, giveBack, prefixOf, throttle } from '#platform/server/throttle.ts'
import { paths } from '#paths.ts'
import type { TokenKind } from '../choices.ts'
import { lettersIn, words } from '../words.ts'
import { demandUnguessable } from './demands.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessions, hashToken, newToken } from './sessions.ts'
import { findByEmail, rowOf, triesOf } from './sign-in.ts'
import { oneTimeTokens, users } from './table.ts'

/** A reset link is good for half an hour from the moment its letter is made up, an invitation for a week. */
const linkLives: Record<TokenKind, number> = { reset: minutes(30), invite: days(7) }

/** Counts the asking for a link; 429 when there were too many for the account or the address. */
export async function throttleForgot(db: Database, email: string, address: string, limit: number, now: Date) {
  await throttle(
    db,
    [
      { kind: 'forgot', subject: email.toLowerCase(), limit, window: hours(1) },
      { kind: 'forgot-prefix', subject: prefixOf(address), limit: limit * 10, window: hours(1) },
    ],
    words.tooManyLinks,
    now,
  )
}

/** Posts the reset letter when there is such an account. Runs as a job, after the answer, so that nobody can tell. */
export async function postResetLetter(db: Database, mail: Mail, email: string, now: Date): Promise<void> {
  const user = await findByEmail(db, email)
  if (!user || user.status === 'Suspended') return
  const { subject, paragraphs, label } = lettersIn(user.language).reset(user.firstName)
  await db.transaction(async (tx) => {
    const { email: to, firstName, lastName, language } = user
    const letter = { to, toName: `${firstName} ${lastName}`, language, subject, paragraphs }
    await mail.post(tx, { ...letter, button: { label, mint: 'reset' }, about: { noun: 'accounts', id: user.id } }, now)
  })
}

/** Makes the link of a letter that is going out now; the newest replaces the older ones. Only its hash is stored. */
export async function mintLink(
  db: Database,
  kind: TokenKind,
  userId: string,
  origin: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  await db.transaction(async (tx) => {
    await tx
      .update(oneTimeTokens)
      .set({ usedAt: now })
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt)))
    await tx.insert(oneTimeTokens).values({
      id: newId(),
      kind,
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLives[kind]),
    })
  })
  return `${origin}${paths.resetPassword(token)}`
}

/**
 * Sets a new password with a link's token: once, within its time. All sessions end and the owner is mailed.
 * Refuses with 400 when the link is no good or the password is easy to guess.
 */
export async function resetPassword(db: Database, mail: Mail, sent: { token: string; password: string }, now: Date) {
  const badLink = new Refusal(400, 'bad_link', words.badLink, { field: 'token' })
  const tokenHash = hashToken(sent.token)
  const usable = and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
  const [found] = await db
    .select({ user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(usable, isNull(users.deletedAt)))
  if (!found || found.user.status === 'Suspended') throw badLink
  await demandUnguessable(db, 'password', sent.password, found.user)

  const passwordHash = await hashPassword(sent.password)
  await db.transaction(async (tx) => {
    const used = await tx.update(oneTimeTokens).set({ usedAt: now }).where(usable).returning({ id: oneTimeTokens.id })
    if (used.length === 0) throw badLink
    const held = await holdUser(tx, found.user.id)
    if (held.status === 'Suspended') throw badLink
    await setPassword(tx, mail, { ...held, status: 'Active' }, passwordHash, now)
    await clearCounter(tx, rowOf(held.email, 1))
    await endSessions(tx, held.id)
  })
}

/** Changes one's own password; every other session ends. Refuses with 400 naming the field. */
export async function changePassword(
  db: Database,
  mail: Mail,
  visitor: { id: string; sessionId: string; email: string },
  sent: { currentPassword: string; newPassword: string },
  from: { address: string; limit: number },
  now: Date,
) {
  const counters = triesOf(visitor.email, from)
  await throttle(db, counters, words.tooManyTries, now)
  const [user] = await db.select().from(users).where(eq(users.id, visitor.id))
  if (!user || !(await isPassword(sent.currentPassword, user.passwordHash)))
    throw invalid('currentPassword', words.wrongPassword)
  await giveBack(db, counters)
  if (sent.newPassword === sent.currentPassword) throw invalid('newPassword', words.samePassword)
  await demandUnguessable(db, 'newPassword', sent.newPassword, user)
  const passwordHash = await hashPassword(sent.newPassword)
  await db.transaction(async (tx) => {
    const held = await holdUser(tx, user.id)
    if (held.passwordHash !== user.passwordHash) throw invalid('currentPassword', words.wrongPassword)
    await setPassword(tx, mail, held, passwordHash, now)
    await endSessions(tx, held.id, visitor.sessionId)
  })
}

/** The account as it is now, locked until the transaction ends. */
async function holdUser(tx: Database, id: string) {
  const [held] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  if (!held) throw notFound('Account')
  return held
}

async function setPassword(tx: Database, mail: Mail, user: typeof users.$inferSelect, passwordHash: string, now: Date) {
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: now,
      status: user.status,
      version: user.version + 1,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
  await writeAudit(tx, { by: user, action: 'changed the password', noun: 'accounts', recordId: user.id, now })
  const { subject, paragraphs } = lettersIn(user.language).changed(user.firstName)
  const toName = `${user.firstName} ${user.lastName}`
  const about = { noun: 'accounts', id: user.id }
  await mail.post(tx, { to: user.email, toName, language: user.language, subject, paragraphs, about }, now)
  await tellChanged(tx, { topic: 'accounts' })
}
