import { notSent } from '#accounts/messages/email-en.ts'
import { lockRecipient } from '#accounts/server/account-links.ts'
import { checkRecipient, createLink } from '#accounts/server/links.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailsIn } from '../../requests/messages/emails.ts'
import { daysToConfirm } from '../../requests/rules.ts'
import { addressTo, requestSummary } from '../../messaging/server/store.ts'
import { namesOf, findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'

/** Asks the resident by e-mail whether the work is fixed; does nothing when the resident cannot be reached. */
export async function sendConfirmationRequest(tx: Database, mail: Mail, requestId: string, now: Date): Promise<void> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { tenant: resident } = recipientsOf(addressed)
  if (!resident) return
  const language = addressed.account?.language ?? null
  const email = emailsIn(language).completed({
    ...(await requestSummary(tx, addressed)),
    name: namesOf(addressed).tenant,
    days: daysToConfirm,
  })
  const button = { label: email.label, linkType: 'confirmation' }
  const about = { type: 'maintenance', id: requestId }
  await mail.enqueue(tx, { ...addressTo(resident), ...email, language, button, about }, now)
}

/**
 * Creates the link of an e-mail that is being sent, for this completion only. Throws `LinkNotCreated` when the request's
 * e-mails go to another address now.
 */
export async function createConfirmationLink(
  db: Database,
  requestId: string,
  to: string,
  origin: string,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const addressed = await findRequestWithPeople(tx, requestId)
    const userId = addressed.resident?.userId
    if (userId === undefined) throw new LinkNotCreated(notSent.noAccount)
    await lockRecipient(tx, userId)
    checkRecipient(to, recipientsOf(addressed).tenant?.email ?? null)
    const about = { id: requestId, at: addressed.request.completedAt ?? now }
    return `${origin}${paths.confirmRequest(await createLink(tx, { kind: 'confirmation', userId, sentTo: to, about }, now))}`
  })
}
