import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { findRequestWithPeople, namesOf, recipientsOf } from '../../messaging/server/recipients.ts'
import { addressTo, buttonTo, requestSummary } from '../../messaging/server/store.ts'
import { requestEmailParts } from '../../messaging/server/email-parts.ts'
import { wantsStepEmails } from '../../notices/server/step-emails.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { emailsIn } from '../../requests/messages/emails.ts'

/**
 * Tells the vendor about a request that was given to them, without the name or the phone of the resident, and the
 * resident about the vendor. Without an address of one of them, only the other is written to.
 */
export async function sendVendorEmails(
  tx: Database,
  { mail, origin, notBefore }: { mail: Mail; origin: string; notBefore?: Date | undefined },
  requestId: string,
  now: Date,
): Promise<void> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { vendor, request } = addressed
  if (!vendor) return
  const summary = await requestSummary(tx, addressed)
  const about = { type: 'maintenance', id: requestId }
  if (vendor.email) {
    const to = { name: vendor.name, email: vendor.email, recipient: 'outside' as const }
    const email = emails.givenToVendor({ ...summary, name: vendor.name, description: request.description })
    const { title, reference } = await requestEmailParts(tx, addressed, null)
    await mail.enqueue(tx, { ...addressTo(to), ...email, title, reference, about, notBefore }, now)
  }
  const { tenant: resident } = recipientsOf(addressed)
  if (!resident || !(await wantsStepEmails(tx, resident))) return
  const language = addressed.account?.language ?? null
  const { label, ...email } = emailsIn(language).vendorComes({
    ...summary,
    name: namesOf(addressed).tenant,
    vendor: vendor.name,
  })
  const button = buttonTo(origin, paths.tenant({ tab: 'maintenance', request: requestId }), label)
  const parts = await requestEmailParts(tx, addressed, language)
  await mail.enqueue(tx, { ...addressTo(resident), ...email, ...parts, language, ...button, about, notBefore }, now)
}
