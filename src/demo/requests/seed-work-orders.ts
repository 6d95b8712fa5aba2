import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { addVendorDocument } from '#maintenance/vendors/server/documents.ts'
import { createOrderLink } from '#maintenance/work-orders/server/links.ts'
import { closeOrder, type OfficeUser } from '#maintenance/work-orders/server/office-acts.ts'
import { answerOwnVisit } from '#maintenance/work-orders/server/resident-acts.ts'
import { sendOrder } from '#maintenance/work-orders/server/send.ts'
import { acceptOrder, declineOrder, finishOrder } from '#maintenance/work-orders/server/vendor-acts.ts'
import { sendInvoice } from '#maintenance/work-orders/server/vendor-uploads.ts'
import type { WorkOrder } from '#maintenance/work-orders/contract.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { days, hours } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { at, dayBefore, workdayFrom } from '../moments.ts'
import { pdfOf } from '../paper.ts'
import { demoAccounts } from '../people/accounts.ts'

type Stage =
  | 'sent'
  | 'visit proposed'
  | 'other time'
  | 'agreed'
  | 'estimate'
  | 'finished'
  | 'invoiced'
  | 'closed'
  | 'declined'
/** How far each order is, for the newest open requests of homes; the first one is that of the demo's resident. */
const stages: readonly Stage[] = [
  'visit proposed',
  'sent',
  'other time',
  'agreed',
  'estimate',
  'finished',
  'invoiced',
  'closed',
  'declined',
]

/** Nobody reads e-mails about orders of the past. */
const silentMail: Mail = {
  enqueue: async () => newId(),
  enqueueAll: async (_, emails) => emails.map(() => newId()),
  requeue: async () => 0,
  withdraw: async () => ({ stopped: 0, sent: 0 }),
  sendNow: async () => ({ id: newId(), fault: null }),
  receivesReplies: async () => false,
}
const delivery = { mail: silentMail, origin: 'http://localhost' }

/** Sends work orders as the office would, and answers them as vendors and residents would; adds papers of vendors. */
export async function seedWorkOrders(tx: Database, files: Files, secretKey: Buffer, now: Date): Promise<void> {
  const [by] = await tx.select().from(users).where(eq(users.email, demoAccounts[0].email))
  if (!by) throw new Error('The demo has no administrator.')
  const office: OfficeUser = { ...by, role: 'admin' }
  const companies = await tx.select().from(vendors).orderBy(asc(vendors.phone), asc(vendors.id))
  await addPapers(tx, files, companies, office, now)
  const chosen = await chooseRequests(tx)
  for (const [place, stage] of stages.entries()) {
    const request = chosen[place]
    if (!request) continue
    const company = companies.find(({ trade }) => trade === request.category) ?? companies.at(-1)
    if (!company) continue
    const times = timesBetween(request.updatedAt, now)
    const isPast = ['finished', 'invoiced', 'closed'].includes(stage)
    const offered = isPast ? [times.visit] : [2, 3].map((ahead) => visitOn(now, ahead, 9 + (place % 3) * 2))
    const input = {
      vendorId: company.id,
      scope: `${request.description}\n\nPlease test the result for 15 minutes, and leave the place clean.`,
      offered,
      approved: stage === 'estimate' ? 200 : 450,
      photoIds: [],
      despiteInsurance: true,
    }
    const order = await sendOrder(tx, { delivery, files, secretKey }, request.id, input, office, times.at(0.1))
    await moveOn(tx, files, order, stage, { to: company.email ?? '', office, at: times.at })
  }
}

/** The steps of an order between the last change of its request and now, and the visit on the way. */
function timesBetween(from: Date, to: Date) {
  const span = to.getTime() - from.getTime()
  const at = (share: number) => new Date(from.getTime() + span * share)
  const visit = { from: at(0.4).toISOString(), to: at(0.6).toISOString() }
  return { at, visit: span * 0.2 > hours(12) ? { ...visit, to: shift(visit.from, hours(2)) } : visit }
}

const visitOn = (now: Date, ahead: number, from: number) => {
  const day = workdayFrom(dayBefore(now, -ahead))
  return { from: at(day, from).toISOString(), to: at(day, from + 2).toISOString() }
}

/** Open requests of homes, without a vendor so far; that of the demo's resident first. */
async function chooseRequests(tx: Database) {
  const open = and(
    inArray(requests.status, ['assigned', 'in_progress']),
    isNull(requests.vendorId),
    isNotNull(requests.residentId),
    isNotNull(requests.unitId),
    isNull(requests.pausedAt),
  )
  const select = () =>
    tx
      .select({
        id: requests.id,
        category: requests.category,
        description: requests.description,
        updatedAt: requests.updatedAt,
      })
      .from(requests)
      .innerJoin(residents, eq(residents.id, requests.residentId))
      .innerJoin(users, eq(users.id, residents.userId))
  const isDemo = eq(users.email, demoAccounts[3].email)
  const own = await select().where(and(open, isDemo)).orderBy(desc(requests.createdAt), requests.id).limit(1)
  const others = await select()
    .where(and(open, ne(users.email, demoAccounts[3].email)))
    .orderBy(desc(requests.createdAt), requests.id)
    .limit(stages.length)
  return [...own, ...others]
}

type Move = { to: string; office: OfficeUser; at: (share: number) => Date }

async function moveOn(tx: Database, files: Files, order: WorkOrder, stage: Stage, { to, office, at: moment }: Move) {
  if (stage === 'sent') return
  const token = new URL(await createOrderLink(tx, order.requestId, to, delivery.origin, moment(0.1))).searchParams.get(
    'token',
  )
  const use = (now: Date) => ({ token: token ?? '', address: '192.0.2.1', now })
  if (stage === 'declined')
    return declineOrder(tx, delivery, use(moment(0.2)), 'Our crew is booked until the end of the month.')
  const [visit] = order.offered
  if (!visit) return
  const estimateCents = stage === 'estimate' ? 38_000 : 32_500
  await acceptOrder(tx, delivery, use(moment(0.2)), { visit, note: 'We bring the parts.', estimateCents })
  if (stage === 'visit proposed' || stage === 'estimate') return
  const resident = await residentOf(tx, order.requestId)
  if (!resident) return
  if (stage === 'other time') {
    const later = { from: shift(visit.from, days(1)), to: shift(visit.to, days(1)), note: 'I am home after lunch.' }
    return answerOwnVisit(tx, delivery, order.requestId, { confirm: false, visit: later }, resident, moment(0.3))
  }
  await answerOwnVisit(tx, delivery, order.requestId, { confirm: true, from: visit.from }, resident, moment(0.3))
  if (stage === 'agreed') return
  await finishOrder(tx, delivery, use(moment(0.7)), 'Part replaced and tested.')
  if (stage === 'finished') return
  const cents = stage === 'invoiced' ? 51_200 : 41_800
  await sendInvoice(tx, files, delivery, use(moment(0.8)), {
    cents,
    number: '2026-118',
    upload: invoiceOf(order, cents),
  })
  if (stage === 'closed') await closeOrder(tx, delivery, order.id, office, moment(0.9))
}

const shift = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString()

async function residentOf(tx: Database, requestId: string) {
  const [resident] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(requests)
    .innerJoin(residents, eq(residents.id, requests.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .where(eq(requests.id, requestId))
  return resident
}

const invoiceOf = (order: WorkOrder, cents: number) => ({
  name: 'Invoice.pdf',
  bytes: pdfOf({
    title: 'Invoice 2026-118',
    line: order.vendor.name,
    paragraphs: [
      `Work order WO-${order.number}`,
      `Labour and parts: $${(cents / 113).toFixed(2)}`,
      `Total with tax: $${(cents / 100).toFixed(2)}`,
    ],
  }),
})

type Company = typeof vendors.$inferSelect

/** The insurance of the first vendors, one of which has ended and one of which ends soon, and a licence. */
async function addPapers(tx: Database, files: Files, companies: readonly Company[], by: OfficeUser, now: Date) {
  const paperOf = (title: string, company: Company) =>
    pdfOf({ title, line: company.name, paragraphs: [`Issued to ${company.name}.`] })
  for (const company of companies.slice(0, 5)) {
    if (company.insuredUntil === null) continue
    const { insuredUntil: validUntil } = company
    const document = { kind: 'insurance' as const, title: 'Liability insurance', validUntil, name: 'Insurance.pdf' }
    await addVendorDocument(
      tx,
      files,
      company.id,
      { ...document, bytes: paperOf('Certificate of insurance', company) },
      by,
      now,
    )
  }
  const [plumber, electrician] = companies
  for (const [company, title, validUntil] of [
    [plumber, 'Workplace safety clearance', dayBefore(now, -25)],
    [electrician, 'Electrical contractor licence', dayBefore(now, -420)],
  ] as const) {
    if (!company) continue
    const document = {
      kind: 'certificate' as const,
      title,
      validUntil,
      name: `${title}.pdf`,
      bytes: paperOf(title, company),
    }
    await addVendorDocument(tx, files, company.id, document, by, now)
  }
}
