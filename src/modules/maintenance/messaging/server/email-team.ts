import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Email } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { requestEmailParts } from './email-parts.ts'
import { type RequestWithPeople, recipientsOf } from './recipients.ts'
import { addressTo, buttonTo, pathFor, requestSummary } from './store.ts'

type Delivery = { mail: Mail; origin: string }
type Summary = Awaited<ReturnType<typeof requestSummary>>

/**
 * Writes to the assignee of a request, or to the office where there is none. An assignee who cannot open the request on the
 * site cannot answer there, so the office gets it instead.
 */
export async function emailTeam(
  tx: Database,
  { mail, origin }: Delivery,
  addressed: RequestWithPeople,
  write: (facts: Summary) => Pick<Email, 'subject' | 'paragraphs'> & { label: string },
  now: Date,
): Promise<void> {
  const facts = await requestSummary(tx, addressed)
  const { label, ...email } = write(facts)
  const { staff } = recipientsOf(addressed)
  const [profile] = await tx.select({ name: building.name }).from(building)
  const { id } = addressed.request
  const reads = staff && pathFor(addressed.assignee?.role, id) !== null ? staff : null
  const to = reads ?? { name: profile?.name ?? '', email: facts.officeEmail, recipient: 'outside' as const }
  const button = buttonTo(origin, paths.admin({ tab: 'maintenance', request: id }), label)
  const about = { type: 'maintenance', id }
  const parts = await requestEmailParts(tx, addressed, 'en')
  await mail.enqueue(tx, { ...addressTo(to), ...email, ...parts, ...button, about, autoSubmitted: 'no' }, now)
}
