import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { residents } from '#residents/server/table.ts'
import type { BouncedAddress } from '../contract.ts'
import type { ParsedEmail } from './parse-email.ts'
import { bouncedAddresses } from './table.ts'

/**
 * Marks the e-mail that came back as failed, and its address as bounced on the account it was for. A delay changes
 * nothing: a report of the failure follows.
 */
export async function recordBounce(tx: Database, { bounce }: ParsedEmail, now: Date): Promise<void> {
  if (!bounce?.isPermanent || bounce.emailId === null) return
  const [returned] = await tx
    .update(mailOutbox)
    .set({ status: 'failed', sentAt: null, bouncedAt: now, lastError: bounce.reason, updatedAt: now })
    .where(and(eq(mailOutbox.id, bounce.emailId), inArray(mailOutbox.status, ['sent', 'failed'])))
    .returning({ userId: mailOutbox.recipientId, address: mailOutbox.toAddress })
  if (!returned) return
  await notifyChanged(tx, { topic: 'outbox' })
  await markAddressBounced(tx, { ...returned, reason: bounce.reason, emailId: bounce.emailId }, now)
}

/** Marks an address to which an e-mail could not be delivered on the account it was for; does nothing without an account. */
export async function markAddressBounced(
  tx: Database,
  { userId, address, ...why }: { userId: string | null; address: string; reason: string; emailId: string },
  now: Date,
): Promise<void> {
  if (userId === null) return
  const values = { ...why, bouncedAt: now }
  const known = await isMarked(tx, userId, address)
  await tx
    .insert(bouncedAddresses)
    .values({ userId, address: canonicalEmail(address), ...values })
    .onConflictDoUpdate({ target: [bouncedAddresses.userId, bouncedAddresses.address], set: values })
  // Several e-mails to the same address come back.
  if (!known) await notifyOffice(tx, userId, address, now)
  await notifyChanged(tx, { topic: 'residents' })
}

const isMarked = async (tx: Database, userId: string, address: string) =>
  (await tx.$count(
    bouncedAddresses,
    and(eq(bouncedAddresses.userId, userId), eq(bouncedAddresses.address, canonicalEmail(address))),
  )) > 0

/** Notifies the office of an address that does not work, where the person still has it, with a link to their record. */
async function notifyOffice(tx: Database, userId: string, address: string, now: Date) {
  const [person] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      residentId: residents.id,
      primary: residents.emailPrimary,
    })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(eq(users.id, userId))
  const present = [person?.email, person?.primary].map((one) => canonicalEmail(one ?? ''))
  if (!person || !present.includes(canonicalEmail(address))) return
  const { residentId, firstName, lastName } = person
  const params = { person: `${firstName} ${lastName}`.trim(), address }
  const link =
    residentId === null
      ? paths.admin({ tab: 'staff', user: userId })
      : paths.admin({ tab: 'tenants', tenant: residentId })
  const about = { type: 'residents', id: residentId ?? userId }
  await notify(tx, { kind: 'bounced_address', params, recipients: 'office', link, about }, now)
}

/**
 * The bounced ones among a resident's present addresses: one that the office has corrected is not among them. Throws
 * 404.
 */
export async function listBouncedAddresses(db: Database, residentId: string): Promise<BouncedAddress[]> {
  const { userId, addresses } = await presentAddresses(db, residentId)
  const rows = await db.select().from(bouncedAddresses).where(eq(bouncedAddresses.userId, userId))
  return rows.flatMap(({ address, reason, bouncedAt }) => {
    const present = addresses.find((one) => canonicalEmail(one) === address)
    if (present === undefined) return []
    const isSignInOnly = address !== canonicalEmail(addresses[0] ?? '')
    return [{ address: present, isSignInOnly, reason, bouncedAt: bouncedAt.toISOString() }]
  })
}

/** Unmarks a bounced address that works again, for instance because the mailbox was full. Throws 404. */
export async function markAddressWorking(
  db: Database,
  residentId: string,
  address: string,
  by: Author,
  now: Date,
): Promise<BouncedAddress[]> {
  await db.transaction(async (tx) => {
    const { userId } = await presentAddresses(tx, residentId)
    const isThis = and(eq(bouncedAddresses.userId, userId), eq(bouncedAddresses.address, canonicalEmail(address)))
    const deleted = await tx.delete(bouncedAddresses).where(isThis).returning({ userId: bouncedAddresses.userId })
    if (deleted.length === 0) throw notFound('Address')
    await writeAudit(tx, {
      by,
      action: 'marked the address as working',
      recordType: 'residents',
      recordId: residentId,
      about: [userId],
      now,
    })
    await notifyChanged(tx, { topic: 'residents' })
  })
  return listBouncedAddresses(db, residentId)
}

async function presentAddresses(db: Database, residentId: string): Promise<{ userId: string; addresses: string[] }> {
  const [found] = await db
    .select({ userId: users.id, signIn: users.email, primary: residents.emailPrimary })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(eq(residents.id, residentId))
  if (!found) throw notFound('Tenant')
  const { userId, signIn, primary } = found
  return { userId, addresses: [...new Set([primary ?? '', signIn])].filter((address) => address !== '') }
}
