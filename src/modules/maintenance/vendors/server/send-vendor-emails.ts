import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { findRequestWithPeople, namesOf, recipientsOf } from '../../messaging/server/recipients.ts'
import { addressTo, buttonTo, requestSummary } from '../../messaging/server/store.ts'
import { requestEmailParts } from '../../messaging/server/email-parts.ts'
import { wantsStepEmails } from '../../notices/server/step-emails.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { emailsIn } from '../../requests/messages/emails.ts'

type Delivery = { mail: Mail; origin: string; notBefore?: Date | undefined }

/**
 * Writes to the vendor about a request that was given to them, without the name or the phone of the resident, and to the
 * resident about the vendor. Without an address of one of them, only the other gets an e-mail.
 */
export async function sendVendorEmails(tx: Database, delivery: Delivery, requestId: string, now: Date): Promise<void> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { vendor, request } = addressed
  if (!vendor) return
  if (vendor.email) {
    const summary = await requestSummary(tx, addressed)
    const to = { name: vendor.name, email: vendor.email, recipient: 'outside' as const }
    const email = emails.givenToVendor({ ...summary, name: vendor.name, description: request.description })
    const { title, reference } = await requestEmailParts(tx, addressed, null)
    const { mail, notBefore } = delivery
    await mail.enqueue(
      tx,
      { ...addressTo(to), ...email, title, reference, about: aboutRequest(requestId), notBefore },
      now,
    )
  }
  await sendVendorComesEmail(tx, delivery, requestId, now)
}

/** Writes to the resident which vendor has the request; does nothing without a vendor or the resident's address. */
export async function sendVendorComesEmail(
  tx: Database,
  { mail, origin, notBefore }: Delivery,
  requestId: string,
  now: Date,
): Promise<void> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { tenant: resident } = recipientsOf(addressed)
  if (!addressed.vendor || !resident || !(await wantsStepEmails(tx, resident))) return
  const language = addressed.account?.language ?? null
  const { label, ...email } = emailsIn(language).vendorComes({
    ...(await requestSummary(tx, addressed)),
    name: namesOf(addressed).tenant,
    vendor: addressed.vendor.name,
  })
  const button = buttonTo(origin, paths.tenant({ tab: 'maintenance', request: requestId }), label)
  const parts = await requestEmailParts(tx, addressed, language)
  const about = aboutRequest(requestId)
  await mail.enqueue(tx, { ...addressTo(resident), ...email, ...parts, language, ...button, about, notBefore }, now)
}

const aboutRequest = (id: string) => ({ type: 'maintenance', id })
