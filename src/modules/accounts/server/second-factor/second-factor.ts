import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { clearCounter, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import type { SecondFactor, SecondFactorSetup } from '../../second-factor.ts'
import { type emails } from '../../messages/second-factor-en.ts'
import { emailsIn } from '../../messages/second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { accountTexts } from '../../messages/index.ts'
import { isPassword } from '../passwords.ts'
import { countRecoveryCodes, deleteRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts'
import { failuresInARow, signInCounters } from '../sign-in-throttles.ts'
import { users } from '../table.ts'
import { base32, setupAddress } from './totp.ts'
import { secretLocation, redeemAppCode, redeemCode } from './typed-code.ts'
import { writeAccount } from '../write-account.ts'
import { lockUser } from '../users/users.ts'

type UserRow = typeof users.$inferSelect
export type SecondFactorParts = Pick<AppContext, 'secretKey' | 'mail'> & {
  /** The name that the app shows; that of the building by default. */
  findIssuer?: (tx: Database, userId: string) => Promise<string>
}
type Caller = { address: string; limit: number }

/** The length of a SHA-1 hash (RFC 4226, section 4). */
const secretBytes = 20

export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor> {
  const [user] = await db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId))
  const since = user?.since ?? null
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, userId),
  }
}

/** Creates a secret that has no effect until a code confirms it. Throws 409 when the second factor is on. */
export async function beginSecondFactor(
  db: Database,
  { secretKey, findIssuer = findBuildingName }: SecondFactorParts,
  currentUser: CurrentUser,
  password: string,
  from: Caller,
  now: Date,
): Promise<SecondFactorSetup> {
  return withAttemptLimit(db, currentUser, from, now, async () => {
    const passwordHash = await verifyPassword(db, currentUser.id, password)
    return db.transaction(async (tx) => {
      const locked = await lockUser(tx, currentUser.id)
      if (locked.passwordHash !== passwordHash)
        throw invalid('password', (language) => accountTexts[language].wrongPassword)
      if (locked.secondFactorSince) throw conflict('already_on', (language) => secondFactorTexts[language].alreadyOn)
      const secret = randomBytes(secretBytes)
      const secondFactorSealed = seal(secretKey, secret.toString('base64'), secretLocation(locked.id))
      await writeAccount(tx, locked, { secondFactorSealed, secondFactorStep: null }, { now })
      await writeAudit(tx, { ...eventOf(locked), action: 'began to set up two-step sign-in', now })
      const encoded = base32(secret)
      return { secret: encoded, address: setupAddress(encoded, await findIssuer(tx, locked.id), locked.email) }
    })
  })
}

const findBuildingName = async (tx: Database) =>
  (await tx.select({ name: building.name }).from(building))[0]?.name ?? ''

/** Turns it on with the first code of the app; every other session ends. Returns the recovery codes. */
export async function turnOn(
  db: Database,
  { secretKey, mail }: SecondFactorParts,
  currentUser: CurrentUser,
  code: string,
  from: Caller,
  now: Date,
): Promise<string[]> {
  return withAttemptLimit(db, currentUser, from, now, () =>
    db.transaction(async (tx) => {
      const locked = await lockUser(tx, currentUser.id)
      if (locked.secondFactorSince) throw conflict('already_on', (language) => secondFactorTexts[language].alreadyOn)
      if (locked.secondFactorSealed === null)
        throw conflict('not_begun', (language) => secondFactorTexts[language].notStarted)
      if (!(await redeemAppCode(tx, secretKey, locked, code, now)))
        throw invalid('code', (language) => secondFactorTexts[language].wrongCode)
      await writeAccount(tx, locked, { secondFactorSince: now }, { now, keepSession: currentUser.sessionId })
      const codes = await createRecoveryCodes(tx, secretKey, locked.id, now)
      await writeAudit(tx, { ...eventOf(locked), action: 'turned on two-step sign-in', now })
      await notifyUser(tx, mail, locked, 'on', now)
      return codes
    }),
  )
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(
  db: Database,
  { secretKey, mail }: SecondFactorParts,
  currentUser: CurrentUser,
  input: { password: string; code: string },
  from: Caller,
  now: Date,
): Promise<string[]> {
  return withPasswordAndCode(db, secretKey, currentUser, input, from, now, async (tx, current) => {
    const codes = await createRecoveryCodes(tx, secretKey, current.id, now)
    await writeAudit(tx, { ...eventOf(current), action: 'made new recovery codes', now })
    await notifyUser(tx, mail, current, 'codes', now)
    return codes
  })
}

/** Turns it off; every other session ends. */
export async function turnOff(
  db: Database,
  { secretKey, mail }: SecondFactorParts,
  currentUser: CurrentUser,
  input: { password: string; code: string },
  from: Caller,
  now: Date,
): Promise<void> {
  await withPasswordAndCode(db, secretKey, currentUser, input, from, now, async (tx, current) => {
    await deleteSecret(tx, current, now, currentUser.sessionId)
    await writeAudit(tx, { ...eventOf(current), action: 'turned off two-step sign-in', now })
    await notifyUser(tx, mail, current, 'off', now)
  })
}

/** Turns it off for a person who lost the phone. Administrators turn off their own with `turnOff`. */
export async function resetSecondFactor(db: Database, mail: Mail, id: string, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, id)
    if (locked.id === by.id) throw conflict('protected', (language) => secondFactorTexts[language].ownReset)
    if (!locked.secondFactorSince) throw conflict('not_on', (language) => secondFactorTexts[language].notOn)
    await deleteSecret(tx, locked, now)
    await clearCounter(tx, failuresInARow(locked.id, 1))
    await writeAudit(tx, { ...eventOf(locked), by, action: 'turned off two-step sign-in of somebody', now })
    await notifyUser(tx, mail, locked, 'reset', now)
  })
}

const eventOf = (current: UserRow) => ({ by: current as Author, recordType: 'accounts', recordId: current.id })

async function deleteSecret(tx: Database, current: UserRow, now: Date, keepSession?: string) {
  const cleared = { secondFactorSince: null, secondFactorSealed: null, secondFactorStep: null }
  await writeAccount(tx, current, cleared, { now, keepSession })
  await deleteRecoveryCodes(tx, current.id)
}

async function notifyUser(tx: Database, mail: Mail, current: UserRow, what: keyof typeof emails, now: Date) {
  const message = emailsIn(current.language)[what](current.firstName)
  const toName = `${current.firstName} ${current.lastName}`.trim()
  await mail.enqueue(
    tx,
    {
      to: current.email,
      recipient: { userId: current.id },
      toName,
      language: current.language,
      ...message,
      about: { type: 'accounts', id: current.id },
    },
    now,
  )
  await notifyChanged(tx, { topic: 'accounts', residents: [current.id] })
}

/** Runs `action` on the locked account after checking the password and a code. */
async function withPasswordAndCode<T>(
  db: Database,
  secretKey: Buffer,
  currentUser: CurrentUser,
  input: { password: string; code: string },
  from: Caller,
  now: Date,
  action: (tx: Database, current: UserRow) => Promise<T>,
): Promise<T> {
  return withAttemptLimit(db, currentUser, from, now, async () => {
    const passwordHash = await verifyPassword(db, currentUser.id, input.password)
    return db.transaction(async (tx) => {
      const locked = await lockUser(tx, currentUser.id)
      if (locked.passwordHash !== passwordHash)
        throw invalid('password', (language) => accountTexts[language].wrongPassword)
      if (!locked.secondFactorSince) throw conflict('not_on', (language) => secondFactorTexts[language].notOn)
      if (!(await redeemCode(tx, secretKey, locked, input.code, now)))
        throw invalid('code', (language) => secondFactorTexts[language].wrongCode)
      return action(tx, locked)
    })
  })
}

/**
 * Counts attempts like a sign-in, so that password and code cannot be guessed here; successful attempts are not
 * counted.
 */
async function withAttemptLimit<T>(
  db: Database,
  { id }: CurrentUser,
  from: Caller,
  now: Date,
  action: () => Promise<T>,
): Promise<T> {
  const counters = signInCounters(id, from)
  await throttle(db, counters, (language) => accountTexts[language].tooManyAttempts, now)
  const result = await action()
  await refundAttempt(db, counters)
  return result
}

async function verifyPassword(db: Database, userId: string, password: string) {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!user || !(await isPassword(password, user.passwordHash)))
    throw invalid('password', (language) => accountTexts[language].wrongPassword)
  return user.passwordHash
}
