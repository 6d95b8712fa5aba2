import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { isVisibleToResident } from '#maintenance/requests/server/reads.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { selectActingResident } from '#occupancy/members/server/membership.ts'
import { currentHouseholdMembers } from '#occupancy/members/server/table.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { isSignedFor } from '#platform/server/mail/incoming/reply-address.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { hours } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import type { WaitingReason } from '../choices.ts'
import type { ParsedEmail } from './parse-email.ts'
import { incomingEmails } from './table.ts'

type Account = typeof users.$inferSelect
type Judgement = { requestId: string | null; account: Account | null; reason: WaitingReason | null }

const maxPerHour = 30

/**
 * Whose reply an e-mail is. It counts as the person's only with the address that they were given for this request, from
 * the address that we know of them, verified by our own mail server, and while they have access; otherwise it waits.
 */
export async function judgeReply(tx: Database, secretKey: Buffer, email: ParsedEmail, now: Date): Promise<Judgement> {
  const unknown = { requestId: null, account: null }
  if (!email.token) return { ...unknown, reason: email.problem ?? 'no_address' }
  const [request] = await tx.select().from(requests).where(eq(requests.number, email.token.number))
  if (!request || !isSignedFor(secretKey, request.id, email.token)) return { ...unknown, reason: 'no_address' }
  const [account = null] = await tx.select().from(users).where(eq(users.id, email.token.userId))
  const found = { requestId: request.id, account }
  if (email.problem) return { ...found, reason: email.problem }
  if (!account || !(await hasAccess(tx, account, request.id))) return { ...found, reason: 'access_ended' }
  if (!(await isKnownAddress(tx, account, email.fromAddress))) return { ...found, reason: 'other_sender' }
  if (!email.isAuthenticated) return { ...found, reason: 'not_authenticated' }
  if (email.body === '' && email.pictures.length === 0) return { ...found, reason: 'empty' }
  const since = new Date(now.getTime() - hours(1))
  const latest = await tx.$count(
    incomingEmails,
    and(eq(incomingEmails.userId, account.id), sql`${incomingEmails.receivedAt} > ${since.toISOString()}`),
  )
  return { ...found, reason: latest >= maxPerHour ? 'too_many' : null }
}

/** As in the portal: an active account of the resident, or of a household member with the right to requests. */
async function hasAccess(tx: Database, account: Account, requestId: string): Promise<boolean> {
  if (account.deletedAt !== null || account.status !== 'Active' || !usesResidentPortal(account.role)) return false
  if (account.role === 'household') {
    const [membership] = await tx
      .select({ rights: currentHouseholdMembers.rights })
      .from(currentHouseholdMembers)
      .where(eq(currentHouseholdMembers.userId, account.id))
    if (!membership?.rights.includes('requests')) return false
  }
  const resident = await selectActingResident(tx, account.id)
  if (!resident) return false
  const [visible] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), isVisibleToResident(resident)))
  return visible !== undefined
}

/** The sign-in address, or the contact address of the record, which the resident has confirmed or the office entered. */
async function isKnownAddress(tx: Database, { id, email }: Account, from: string): Promise<boolean> {
  if (from === '') return false
  const [record] = await tx.select({ email: residents.emailPrimary }).from(residents).where(eq(residents.userId, id))
  return [email, record?.email ?? ''].some((known) => known !== '' && canonicalEmail(known) === canonicalEmail(from))
}
