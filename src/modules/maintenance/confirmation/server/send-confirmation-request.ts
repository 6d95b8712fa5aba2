import { notSent } from '#accounts/messages/email-en.ts'
import { lockRecipient } from '#accounts/server/account-links.ts'
import { checkRecipient, createLink } from '#accounts/server/links.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import {
  linkToRequest,
  replyHint,
  requestEmailParts,
  resultPicture,
  wasLate,
} from '../../messaging/server/email-parts.ts'
import { wantsStepEmails } from '../../notices/server/step-emails.ts'
import { emailPartsIn } from '../../requests/messages/email-parts.ts'
import { emailsIn } from '../../requests/messages/emails.ts'
import { daysToConfirm } from '../../requests/rules.ts'
import { addressTo, requestSummary } from '../../messaging/server/store.ts'
import { namesOf, findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'

/**
 * Asks the resident by e-mail whether the work is fixed; does nothing when the resident cannot be reached or wants no
 * e-mails about their requests.
 */
export async function sendConfirmationRequest(
  tx: Database,
  { mail, origin, notBefore }: { mail: Mail; origin: string; notBefore?: Date | undefined },
  requestId: string,
  now: Date,
): Promise<void> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { tenant: resident } = recipientsOf(addressed)
  if (!resident || !(await wantsStepEmails(tx, resident))) return
  const language = addressed.account?.language ?? null
  const summary = await requestSummary(tx, addressed)
  const { label, ...email } = emailsIn(language).completed({
    ...summary,
    name: namesOf(addressed).tenant,
    days: daysToConfirm,
    excuse: wasLate(addressed) ? emailPartsIn(language).lateExcuse : null,
  })
  const parts = {
    ...(await requestEmailParts(tx, addressed, language)),
    ...(await resultPicture(tx, addressed, language)),
    ...(await replyHint(tx, mail, summary.number, language, 'notFixedTitle')),
    ...linkToRequest(origin, requestId, language),
    button: { label, linkType: 'confirmation' },
  }
  const about = { type: 'maintenance', id: requestId }
  await mail.enqueue(tx, { ...addressTo(resident), ...email, ...parts, language, about, notBefore }, now)
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
