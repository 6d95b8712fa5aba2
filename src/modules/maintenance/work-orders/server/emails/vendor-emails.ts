import type { Database } from '#platform/server/database/drizzle.ts'
import { and, eq } from 'drizzle-orm'
import type { Email } from '#platform/server/mail/email.ts'
import { formatMoney } from '#platform/text/money.ts'
import { emailPartsIn } from '../../../requests/messages/email-parts.ts'
import type { OrderEmail, OrderFacts } from '../../messages/emails-en.ts'
import { orderEmailsIn } from '../../messages/emails.ts'
import { orderCode } from '../../rules.ts'
import type { Delivery, LockedOrder } from '../locked-order.ts'
import { orderFacts } from './order-facts.ts'
import { orderFiles } from '../table.ts'

/** Sends the order itself, with its PDF and a link. */
export async function sendOrderEmail(tx: Database, delivery: Delivery, locked: LockedOrder, now: Date): Promise<void> {
  const { order, vendor } = locked
  const facts = await orderFacts(tx, locked, nameOf(locked), vendor.language)
  const email = orderEmailsIn(vendor.language).order({ ...facts, scope: order.scope })
  const [pdf] = await tx
    .select({ fileId: orderFiles.fileId })
    .from(orderFiles)
    .where(and(eq(orderFiles.workOrderId, order.id), eq(orderFiles.kind, 'order')))
  const attachments = pdf ? [{ fileId: pdf.fileId, name: `${orderCode(order.number)}.pdf` }] : []
  await sendToVendor(tx, delivery, locked, { ...email, ...partsOf(locked, facts), attachments }, now)
}

export type VendorNews =
  | 'anotherVisit'
  | 'visitConfirmed'
  | 'approved'
  | 'invoiceReturned'
  | 'closed'
  | 'cancelled'
  | 'requestEnded'

/** Tells the vendor what happened to the order. */
export async function sendVendorNews(
  tx: Database,
  delivery: Delivery,
  locked: LockedOrder,
  kind: VendorNews,
  now: Date,
): Promise<void> {
  const { order, vendor } = locked
  const facts = await orderFacts(tx, locked, nameOf(locked), vendor.language)
  const email: OrderEmail = orderEmailsIn(vendor.language)[kind]({
    ...facts,
    note: order.visitNote,
    reason: order.officeNote ?? '',
    amount: formatMoney(order.approvedCents ?? 0, vendor.language),
  })
  const parts = order.endedAt ? { reference: referenceOf(facts) } : partsOf(locked, facts)
  await sendToVendor(tx, delivery, locked, { ...email, ...parts }, now)
}

const nameOf = ({ vendor }: LockedOrder) => vendor.contactName ?? vendor.name

const referenceOf = ({ number, order }: OrderFacts) => `${number} · ${order}`

/** The title of the request, its number, where it is, and the time of the visit once there is one. */
function partsOf({ vendor, people }: LockedOrder, facts: OrderFacts): Pick<Email, 'title' | 'reference' | 'facts'> {
  const words = emailPartsIn(vendor.language)
  const place = people.unitNumber === null ? facts.place : words.unit(people.unitNumber)
  return {
    title: facts.title,
    reference: referenceOf(facts),
    facts: [
      ...(facts.visit === '' ? [] : [{ label: words.visit, value: facts.visit }]),
      ...(place === '' ? [] : [{ label: words.place, value: place }]),
    ],
  }
}

type VendorEmail = OrderEmail & Pick<Email, 'title' | 'reference' | 'facts' | 'attachments'>

async function sendToVendor(
  tx: Database,
  { mail, notBefore }: Delivery,
  locked: LockedOrder,
  email: VendorEmail,
  now: Date,
) {
  const { vendor, order } = locked
  if (vendor.email === null) return
  const { label, ...rest } = email
  await mail.enqueue(
    tx,
    {
      to: vendor.email,
      recipient: 'outside',
      toName: vendor.name,
      language: vendor.language,
      about: { type: 'maintenance', id: order.requestId },
      notBefore,
      ...rest,
      ...(label === undefined ? {} : { button: { label, linkType: 'work-order' } }),
    },
    now,
  )
}
