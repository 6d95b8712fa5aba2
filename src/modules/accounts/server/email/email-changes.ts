import { and, eq, inArray } from 'drizzle-orm'
import { hours } from '#platform/time/dates.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import type { EmailKind } from '../../choices.ts'
import type { SignInEmailChange } from '../../schemas.ts'
import { emailAddressTexts } from '../../messages/email.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { accountTexts } from '../../messages/index.ts'
import { notifyEmailChangeRequested, notifyAddressInUse, sendConfirmation } from './email-notices.ts'
import { endLinks } from '../links.ts'
import { isPassword } from '../passwords.ts'
import { signInCounters } from '../sign-in-throttles.ts'
import { findByEmail } from '../sign-in.ts'
import { pendingEmails, users } from '../table.ts'
import { redeemCode } from '../second-factor/typed-code.ts'
import { type Account, lockAccount } from '../write-account.ts'

type Tools = Pick<AppContext, 'secretKey' | 'mail'>

/** Counts confirmation e-mails to addresses that a person typed; throws 429 after ten in an hour. */
export async function throttleConfirmations(db: Database, userId: string, now: Date): Promise<void> {
  const counter = { kind: 'email-confirmation', subject: userId, limit: 10, window: hours(1) }
  await throttle(db, [counter], (language) => emailAddressTexts[language].tooManyLinks, now)
}

/** The address of this kind that waits for confirmation, or null. */
export async function findPendingEmail(db: Database, userId: string, kind: EmailKind): Promise<string | null> {
  const [pending] = await db
    .select({ email: pendingEmails.email })
    .from(pendingEmails)
    .where(and(eq(pendingEmails.userId, userId), eq(pendingEmails.kind, kind)))
  return pending?.email ?? null
}

/** Stores a pending address, replaces an earlier one, and sends the link there. */
export async function requestEmailChange(
  tx: Database,
  mail: Mail,
  user: Account,
  { kind, email }: { kind: EmailKind; email: string },
  now: Date,
): Promise<void> {
  await endLinks(tx, [user.id], [`${kind}-email`], now)
  await tx
    .insert(pendingEmails)
    .values({ userId: user.id, kind, email, createdAt: now })
    .onConflictDoUpdate({ target: [pendingEmails.userId, pendingEmails.kind], set: { email, createdAt: now } })
  await sendLink(tx, mail, user, { kind, email }, now)
  await writeAudit(tx, {
    by: user,
    action: 'asked for another address',
    recordType: 'accounts',
    recordId: user.id,
    now,
  })
  await notifyChanged(tx, { topic: 'accounts', residents: [user.id] })
}

/**
 * The sign-in address of another account gets a notice instead of the link, so that the answer does not reveal the
 * account.
 */
async function sendLink(
  tx: Database,
  mail: Mail,
  user: Account,
  change: { kind: EmailKind; email: string },
  now: Date,
): Promise<void> {
  const owner = change.kind === 'sign-in' ? await findByEmail(tx, change.email) : undefined
  if (owner && owner.id !== user.id) await notifyAddressInUse(tx, mail, owner, now)
  else await sendConfirmation(tx, mail, user, change, now)
}

/** Deletes a pending address. Returns whether there was one. */
export const cancelEmailChange = async (tx: Database, userId: string, kind: EmailKind, now: Date): Promise<boolean> =>
  (await cancelEmailChanges(tx, [userId], kind, now)) > 0

/** Deletes the pending addresses of these people. Returns how many there were. */
export async function cancelEmailChanges(
  tx: Database,
  userIds: readonly string[],
  kind: EmailKind,
  now: Date,
): Promise<number> {
  if (userIds.length === 0) return 0
  const { rowCount } = await tx
    .delete(pendingEmails)
    .where(and(inArray(pendingEmails.userId, [...userIds]), eq(pendingEmails.kind, kind)))
  await endLinks(tx, userIds, [`${kind}-email`], now)
  return rowCount ?? 0
}

/** Sends the link of a pending address again. Throws 409 when there is none. */
export async function resendConfirmation(
  tx: Database,
  mail: Mail,
  userId: string,
  kind: EmailKind,
  now: Date,
): Promise<void> {
  const user = await lockAccount(tx, userId)
  const email = await findPendingEmail(tx, userId, kind)
  if (email === null) throw conflict('nothing_pending', (language) => emailAddressTexts[language].nothingPending)
  await sendLink(tx, mail, user, { kind, email }, now)
}

/**
 * Requests another sign-in address, with the password and, where a second factor is on, a code. Nothing changes until
 * the new address is confirmed. The answer is the same whether or not another account has that address.
 */
export async function requestSignInEmailChange(
  db: Database,
  { secretKey, mail }: Tools,
  currentUser: CurrentUser,
  input: SignInEmailChange,
  from: { address: string; limit: number },
  now: Date,
): Promise<void> {
  const counters = signInCounters(currentUser.id, from)
  await throttle(db, counters, (language) => accountTexts[language].tooManyAttempts, now)
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, currentUser.id))
  const wrongPassword = invalid('password', (language) => accountTexts[language].wrongPassword)
  if (!found || !(await isPassword(input.password, found.passwordHash))) throw wrongPassword
  await throttleConfirmations(db, currentUser.id, now)
  await db.transaction(async (tx) => {
    const user = await lockAccount(tx, currentUser.id)
    if (user.passwordHash !== found.passwordHash) throw wrongPassword
    if (user.secondFactorSince && !input.code)
      throw invalid('code', (language) => emailAddressTexts[language].enterCode)
    if (user.secondFactorSince && !(await redeemCode(tx, secretKey, user, input.code ?? '', now)))
      throw invalid('code', (language) => secondFactorTexts[language].wrongCode)
    if (input.email === user.email) throw invalid('email', (language) => emailAddressTexts[language].sameAddress)
    await requestEmailChange(tx, mail, user, { kind: 'sign-in', email: input.email }, now)
    await notifyEmailChangeRequested(tx, mail, user, now)
  })
  await refundAttempt(db, counters)
}

export async function cancelSignInEmailChange(db: Database, currentUser: CurrentUser, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, currentUser.id)
    if (!(await cancelEmailChange(tx, currentUser.id, 'sign-in', now))) return
    const recordId = currentUser.id
    await writeAudit(tx, { by: currentUser, action: 'kept the address', recordType: 'accounts', recordId, now })
    await notifyChanged(tx, { topic: 'accounts', residents: [currentUser.id] })
  })
}
