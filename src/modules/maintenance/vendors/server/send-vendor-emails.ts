import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { findRequestWithPeople, namesOf, recipientsOf } from '../../messaging/server/recipients.ts'
import { addressTo, buttonTo, requestSummary } from '../../messaging/server/store.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { emailsIn } from '../../requests/messages/emails.ts'

/**
 * Tells the vendor about a request that was given to them, without the name or the phone of the resident, and the
 * resident about the vendor. Without an address of one of them, only the other is written to.
 */
export async function sendVendorEmails(
  tx: Database,
  { mail, origin }: { mail: Mail; origin: string },
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
    await mail.enqueue(tx, { ...addressTo(to), ...email, about }, now)
  }
  const { tenant: resident } = recipientsOf(addressed)
  if (!resident) return
  const language = addressed.account?.language ?? null
  const { label, ...email } = emailsIn(language).vendorComes({
    ...summary,
    name: namesOf(addressed).tenant,
    vendor: vendor.name,
  })
  const button = buttonTo(origin, paths.tenant({ tab: 'maintenance', request: requestId }), label)
  await mail.enqueue(tx, { ...addressTo(resident), ...email, language, ...button, about }, now)
}
