import { and, eq, isNull } from 'drizzle-orm'
import { invalid, HttpError } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { clearCounter, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { emailsIn } from '../messages/index.ts'
import { accountTexts } from '../messages/index.ts'
import { assertNotGuessable } from './password-check.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { InvitationHooks } from './invitations/invitation-hooks.ts'
import { openLink, isSameEmail, type Link } from './links.ts'
import { failuresInARow, resetLinkCounters, signInCounters, throttleSubject } from './sign-in-throttles.ts'
import { findByEmail } from './sign-in.ts'
import { users } from './table.ts'
import { type Account, lockAccount, writeAccount } from './write-account.ts'

/**
 * Counts the request for a reset link and returns the id of its account, or null. Throws 429 when there were too many
 * for the account or the address.
 */
export async function requestResetLink(
  db: Database,
  email: string,
  from: { address: string; limit: number },
  now: Date,
): Promise<string | null> {
  const user = await findByEmail(db, email)
  await throttle(
    db,
    resetLinkCounters(throttleSubject(user, email), from.address, from.limit),
    (language) => accountTexts[language].tooManyLinks,
    now,
  )
  return user?.id ?? null
}

/** Queues the reset e-mail. Runs as a job, so that the answer is the same with and without an account. */
export async function sendResetEmail(db: Database, mail: Mail, userId: string | null, now: Date): Promise<void> {
  if (userId === null) return
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!user || user.status === 'Suspended') return
  const { subject, paragraphs, label } = emailsIn(user.language).reset(user.firstName)
  await db.transaction(async (tx) => {
    const { email: to, firstName, lastName, language } = user
    const toName = `${firstName} ${lastName}`
    const email = { to, recipient: { userId: user.id }, toName, language, subject, paragraphs }
    await mail.enqueue(
      tx,
      { ...email, button: { label, linkType: 'reset' }, about: { type: 'accounts', id: user.id } },
      now,
    )
  })
}

/**
 * Sets a new password with the token of a link. All sessions end and the owner gets an e-mail. Throws 400 when the
 * link is invalid or the password is easy to guess.
 */
export async function resetPassword(
  db: Database,
  mail: Mail,
  input: { token: string; password: string },
  hooks: InvitationHooks,
  now: Date,
) {
  const badLink = new HttpError(400, 'bad_link', (language) => accountTexts[language].badLink, { field: 'token' })
  const link = await openLink(db, ['reset', 'invite'], input.token, now)
  const [found] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : []
  if (!link || !found || !isLinkUsable(link, found)) throw badLink
  await assertNotGuessable(db, 'password', input.password, found)

  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    if (found.passwordHash === null) await hooks.lockFirst(tx, [found.id])
    await lockRecords(tx)
    const [current] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update')
    // Read again under the lock: the link may have been used or ended meanwhile.
    if (!current || !isLinkUsable(link, current)) throw badLink
    if (!(await openLink(tx, ['reset', 'invite'], input.token, now))) throw badLink
    await setPassword(tx, mail, current, { passwordHash, status: 'Active' }, now)
    if (found.passwordHash === null) await hooks.after(tx, [current.id], current, now)
    await clearCounter(tx, failuresInARow(current.id, 1))
  })
}

/**
 * Whether a link is still valid for the account: it was sent to the current address, and an invitation ends with a
 * password.
 */
export const isLinkUsable = (link: Link, { deletedAt, status, email, passwordHash }: Account) =>
  deletedAt === null &&
  status !== 'Suspended' &&
  isSameEmail(link.sentTo, email) &&
  (link.kind !== 'invite' || passwordHash === null)

/** Changes the password of the current user; every other session ends. */
export async function changePassword(
  db: Database,
  mail: Mail,
  currentUser: { id: string; sessionId: string },
  input: { currentPassword: string; newPassword: string },
  from: { address: string; limit: number },
  now: Date,
) {
  const counters = signInCounters(currentUser.id, from)
  await throttle(db, counters, (language) => accountTexts[language].tooManyAttempts, now)
  const [user] = await db.select().from(users).where(eq(users.id, currentUser.id))
  if (!user || !(await isPassword(input.currentPassword, user.passwordHash)))
    throw invalid('currentPassword', (language) => accountTexts[language].wrongPassword)
  await refundAttempt(db, counters)
  if (input.newPassword === input.currentPassword)
    throw invalid('newPassword', (language) => accountTexts[language].samePassword)
  await assertNotGuessable(db, 'newPassword', input.newPassword, user)
  const passwordHash = await hashPassword(input.newPassword)
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id)
    if (locked.passwordHash !== user.passwordHash)
      throw invalid('currentPassword', (language) => accountTexts[language].wrongPassword)
    await setPassword(tx, mail, locked, { passwordHash }, now, currentUser.sessionId)
  })
}

async function setPassword(
  tx: Database,
  mail: Mail,
  user: Account,
  changes: { passwordHash: string; status?: 'Active' },
  now: Date,
  keepSession?: string,
) {
  await writeAccount(tx, user, { ...changes, passwordChangedAt: now }, { now, keepSession })
  await writeAudit(tx, { by: user, action: 'changed the password', recordType: 'accounts', recordId: user.id, now })
  const texts = emailsIn(user.language)
  const { subject, paragraphs } =
    user.passwordHash === null ? texts.chosen(user.firstName, user.email) : texts.changed(user.firstName)
  const toName = `${user.firstName} ${user.lastName}`
  const about = { type: 'accounts', id: user.id }
  const { email: to, language } = user
  await mail.enqueue(tx, { to, recipient: { userId: user.id }, toName, language, subject, paragraphs, about }, now)
}
