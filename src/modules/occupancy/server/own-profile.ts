import { eq } from 'drizzle-orm'
import {
  cancelEmailChange,
  requestEmailChange,
  resendConfirmation,
  throttleConfirmations,
} from '#accounts/server/email/email-changes.ts'
import type { WriteContactEmail } from '#accounts/server/email/confirm-email.ts'
import { emailAddressTexts } from '#accounts/messages/email.ts'
import { isSameEmail } from '#accounts/server/links.ts'
import { notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { OwnProfile } from '#residents/resident.ts'
import { type OwnEmailField, ownEmailFields } from '#residents/choices.ts'
import type { OwnProfileChanges } from '#residents/schemas.ts'
import { type LockedResident, lockResident, type Tools, writeResident } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { findOwnProfile } from './listing/residents.ts'

const kindOf = { emailPrimary: 'primary', emailSecondary: 'secondary' } as const satisfies Record<OwnEmailField, string>

/**
 * Changes a resident's own contact data. A new e-mail address must be confirmed first, and the previous one stays in
 * use; everything else is saved at once. Throws 404 for another record, and 412 with the present record when it was
 * changed meanwhile.
 */
export async function changeOwnProfile(
  db: Database,
  tools: Tools,
  id: string,
  changes: OwnProfileChanges,
  by: Author & { email: string },
  now: Date,
  ifMatch: number | null,
) {
  const [own] = await db.select().from(residents).where(eq(residents.userId, by.id))
  if (own?.id !== id) throw notFound('Tenant')
  const needsLink = ownEmailFields.some((field) => needsConfirmation(changes[field], own[field], by.email))
  if (needsLink) await throttleConfirmations(db, by.id, now)
  await db.transaction(async (tx) => {
    const resident = await lockResident(tx, id)
    // The 412 must not contain internal fields either.
    if (ifMatch !== null && ifMatch !== resident.record.version)
      throw stale(OwnProfile.parse(await findOwnProfile(tx, by.id, by.id, now)))
    const atOnce = { ...changes }
    for (const field of ownEmailFields)
      if (needsConfirmation(changes[field], resident.record[field], resident.user.email)) delete atOnce[field]
    await writeResident(tx, tools, resident, atOnce, by, now)
    for (const field of ownEmailFields)
      if (changes[field] !== undefined) await applyEmailChange(tx, tools, resident, field, changes[field], now)
  })
  return findOwnProfile(db, by.id, by.id, now)
}

/** Whether the address is another mailbox than the present ones of that person. */
const needsConfirmation = (email: string | null | undefined, present: string | null, signIn: string): email is string =>
  typeof email === 'string' && !isSameEmail(email, present) && !isSameEmail(email, signIn)

/** Requests the confirmation of a new address; the present address, or none, cancels a pending one. */
async function applyEmailChange(
  tx: Database,
  { mail }: Tools,
  { record, user }: LockedResident,
  field: OwnEmailField,
  email: string | null,
  now: Date,
) {
  if (needsConfirmation(email, record[field], user.email))
    await requestEmailChange(tx, mail, user, { kind: kindOf[field], email }, now)
  else if (!(await cancelEmailChange(tx, user.id, kindOf[field], now))) return
  await notifyChanged(tx, { topic: 'residents', residents: [user.id] })
}

/** Sends the confirmation link again. Throws 404 for another record, and 409 when no address is pending. */
export async function resendOwnLink(
  db: Database,
  { mail }: Tools,
  id: string,
  field: OwnEmailField,
  by: Author,
  now: Date,
): Promise<{ message: string }> {
  const [own] = await db.select({ id: residents.id }).from(residents).where(eq(residents.userId, by.id))
  if (own?.id !== id) throw notFound('Tenant')
  await throttleConfirmations(db, by.id, now)
  await db.transaction((tx) => resendConfirmation(tx, mail, by.id, kindOf[field], now))
  return { message: emailAddressTexts.en.linkSent }
}

/** Saves a contact address that its resident has confirmed. */
export const writeConfirmedEmail =
  (tools: Tools): WriteContactEmail =>
  async (tx, userId, kind, read, now) => {
    const [own] = await tx.select({ id: residents.id }).from(residents).where(eq(residents.userId, userId))
    const resident = await lockResident(tx, own?.id ?? '')
    const email = await read(resident.user)
    const field = kind === 'primary' ? 'emailPrimary' : 'emailSecondary'
    await writeResident(tx, tools, resident, { [field]: email }, resident.user, now)
  }
