import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { conflict, invalid } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { House, Visitor } from '#platform/server/house.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { seal } from '#platform/server/sealed.ts'
import { clearCounter, giveBack, throttle } from '#platform/server/throttle.ts'
import type { SecondFactor, SecondFactorSetup } from '../second-factor.ts'
import { type letters, lettersIn, words } from '../second-factor-words.ts'
import { words as accountWords } from '../words.ts'
import { isPassword } from './passwords.ts'
import { countRecoveryCodes, dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { endSessions } from './sessions.ts'
import { rowOf, triesOf } from './sign-in.ts'
import { users } from './table.ts'
import { base32, setupAddress } from './totp.ts'
import { placeOfSecret, takeAppCode, takeCode } from './typed-code.ts'
import { holdUser } from './users.ts'

type Held = typeof users.$inferSelect
type Keys = Pick<House, 'secretKey' | 'mail'>
type From = { address: string; limit: number }

/** As many bytes as SHA-1 gives (RFC 4226, 4). */
const secretBytes = 20

export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor> {
  const [user] = await db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId))
  const since = user?.since ?? null
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, userId),
  }
}

/** Makes a secret that counts for nothing until a code of it was sent. Refuses with 409 where it is on already. */
export async function beginSecondFactor(
  db: Database,
  { secretKey }: Keys,
  visitor: Visitor,
  password: string,
  from: From,
  now: Date,
): Promise<SecondFactorSetup> {
  return trying(db, visitor, from, now, async () => {
    const passwordHash = await demandPassword(db, visitor.id, password)
    return db.transaction(async (tx) => {
      const held = await holdUser(tx, visitor.id)
      if (held.passwordHash !== passwordHash) throw invalid('password', accountWords.wrongPassword)
      if (held.secondFactorSince) throw conflict('already_on', words.alreadyOn)
      const secret = randomBytes(secretBytes)
      const secondFactorSealed = seal(secretKey, secret.toString('base64'), placeOfSecret(held.id))
      await tx
        .update(users)
        .set({ secondFactorSealed, secondFactorStep: null, updatedAt: now })
        .where(eq(users.id, held.id))
      await writeAudit(tx, { ...deedOf(held), action: 'began to set up two-step sign-in', now })
      const [here] = await tx.select({ name: building.name }).from(building)
      const written = base32(secret)
      return { secret: written, address: setupAddress(written, here?.name ?? '', held.email) }
    })
  })
}

/** Turns it on with the first code of the app; every other session ends. Gives the recovery codes. */
export async function turnOn(
  db: Database,
  { secretKey, mail }: Keys,
  visitor: Visitor,
  code: string,
  from: From,
  now: Date,
): Promise<string[]> {
  return trying(db, visitor, from, now, () =>
    db.transaction(async (tx) => {
      const held = await holdUser(tx, visitor.id)
      if (held.secondFactorSince) throw conflict('already_on', words.alreadyOn)
      if (held.secondFactorSealed === null) throw conflict('not_begun', words.notBegun)
      if (!(await takeAppCode(tx, secretKey, held, code, now))) throw invalid('code', words.wrongCode)
      await tx
        .update(users)
        .set({ secondFactorSince: now, version: held.version + 1, updatedAt: now })
        .where(eq(users.id, held.id))
      const codes = await makeRecoveryCodes(tx, secretKey, held.id, now)
      await endSessions(tx, held.id, visitor.sessionId)
      await writeAudit(tx, { ...deedOf(held), action: 'turned on two-step sign-in', now })
      await tell(tx, mail, held, 'on', now)
      return codes
    }),
  )
}

/** New recovery codes in place of those before. */
export async function renewCodes(
  db: Database,
  { secretKey, mail }: Keys,
  visitor: Visitor,
  sent: { password: string; code: string },
  from: From,
  now: Date,
): Promise<string[]> {
  return proving(db, secretKey, visitor, sent, from, now, async (tx, held) => {
    const codes = await makeRecoveryCodes(tx, secretKey, held.id, now)
    await writeAudit(tx, { ...deedOf(held), action: 'made new recovery codes', now })
    await tell(tx, mail, held, 'codes', now)
    return codes
  })
}

/** Turns it off; every other session ends. */
export async function turnOff(
  db: Database,
  { secretKey, mail }: Keys,
  visitor: Visitor,
  sent: { password: string; code: string },
  from: From,
  now: Date,
): Promise<void> {
  await proving(db, secretKey, visitor, sent, from, now, async (tx, held) => {
    await forgetSecret(tx, held, now)
    await endSessions(tx, held.id, visitor.sessionId)
    await writeAudit(tx, { ...deedOf(held), action: 'turned off two-step sign-in', now })
    await tell(tx, mail, held, 'off', now)
  })
}

/** An administrator turns it off for somebody whose phone is lost; one's own goes by `turnOff` only. */
export async function resetSecondFactor(db: Database, mail: Mail, id: string, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdUser(tx, id)
    if (held.id === by.id) throw conflict('protected', words.ownReset)
    if (!held.secondFactorSince) throw conflict('not_on', words.notOn)
    await forgetSecret(tx, held, now)
    await endSessions(tx, held.id)
    await clearCounter(tx, rowOf(held.email, 1))
    await writeAudit(tx, { ...deedOf(held), by, action: 'turned off two-step sign-in of somebody', now })
    await tell(tx, mail, held, 'reset', now)
  })
}

const deedOf = (held: Held) => ({ by: held as Author, noun: 'accounts', recordId: held.id })

async function forgetSecret(tx: Database, held: Held, now: Date) {
  await tx
    .update(users)
    .set({
      secondFactorSince: null,
      secondFactorSealed: null,
      secondFactorStep: null,
      version: held.version + 1,
      updatedAt: now,
    })
    .where(eq(users.id, held.id))
  await dropRecoveryCodes(tx, held.id)
}

async function tell(tx: Database, mail: Mail, held: Held, what: keyof typeof letters, now: Date) {
  const letter = lettersIn(held.language)[what](held.firstName)
  const toName = `${held.firstName} ${held.lastName}`.trim()
  await mail.post(
    tx,
    { to: held.email, toName, language: held.language, ...letter, about: { noun: 'accounts', id: held.id } },
    now,
  )
  await tellChanged(tx, { topic: 'accounts', residents: [held.id] })
}

/** A deed for which the password and a code are asked once more, on the held account. */
async function proving<T>(
  db: Database,
  secretKey: Buffer,
  visitor: Visitor,
  sent: { password: string; code: string },
  from: From,
  now: Date,
  deed: (tx: Database, held: Held) => Promise<T>,
): Promise<T> {
  return trying(db, visitor, from, now, async () => {
    const passwordHash = await demandPassword(db, visitor.id, sent.password)
    return db.transaction(async (tx) => {
      const held = await holdUser(tx, visitor.id)
      if (held.passwordHash !== passwordHash) throw invalid('password', accountWords.wrongPassword)
      if (!held.secondFactorSince) throw conflict('not_on', words.notOn)
      if (!(await takeCode(tx, secretKey, held, sent.code, now))) throw invalid('code', words.wrongCode)
      return deed(tx, held)
    })
  })
}

/** Counts as a sign-in does, so that neither password nor code can be guessed here either; what went well is given back. */
async function trying<T>(db: Database, { email }: Visitor, from: From, now: Date, deed: () => Promise<T>): Promise<T> {
  const counters = triesOf(email, from)
  await throttle(db, counters, accountWords.tooManyTries, now)
  const done = await deed()
  await giveBack(db, counters)
  return done
}

async function demandPassword(db: Database, userId: string, password: string) {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!user || !(await isPassword(password, user.passwordHash))) throw invalid('password', accountWords.wrongPassword)
  return user.passwordHash
}
