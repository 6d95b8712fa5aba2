import { building } from '#building/server/table.ts'
import type { VendorAnswer } from '#notifications/messages/kinds-en.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { formatMoney } from '#platform/text/money.ts'
import { buttonTo } from '../../../messaging/server/store.ts'
import { officeEmails } from '../../messages/emails-en.ts'
import type { Delivery, LockedOrder } from '../locked-order.ts'
import { notifyAnswer } from './notify-answer.ts'
import { orderFacts } from './order-facts.ts'

const answers = {
  accepted: 'accepted',
  acceptedOverApproval: 'accepted',
  estimated: 'estimated',
  proposed: 'proposed',
  declined: 'declined',
  finished: 'done',
  invoiced: 'invoiced',
} as const satisfies Record<keyof typeof officeEmails, VendorAnswer>

/** Tells the office that the vendor answered: by e-mail to its address, and the people who have the order as they chose. */
export async function notifyOffice(
  tx: Database,
  { mail, origin }: Delivery,
  locked: LockedOrder,
  kind: keyof typeof officeEmails,
  now: Date,
): Promise<void> {
  const { order } = locked
  await notifyAnswer(tx, locked, answers[kind], now)
  const [profile] = await tx.select({ name: building.name }).from(building)
  const name = profile?.name ?? ''
  const facts = await orderFacts(tx, locked, name, 'en')
  const { label, ...email } = officeEmails[kind]({
    ...facts,
    note: order.vendorNote,
    estimate: formatMoney(order.estimateCents ?? 0, 'en'),
    invoice: formatMoney(order.invoiceCents ?? 0, 'en'),
  })
  const button = buttonTo(origin, paths.admin({ tab: 'maintenance', request: order.requestId }), label)
  const about = { type: 'maintenance', id: order.requestId }
  await mail.enqueue(tx, { to: facts.officeEmail, recipient: 'outside', toName: name, ...email, ...button, about }, now)
}
