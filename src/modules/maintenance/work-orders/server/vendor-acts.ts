import type { Database } from '#platform/server/database/drizzle.ts'
import { conflict } from '#platform/http-error.ts'
import { hours } from '#platform/time/dates.ts'
import { prefixOf, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { orderErrors } from '../messages/errors.ts'
import { needsApproval, type OrderAct, visitWaitsOn } from '../rules.ts'
import type { NewVisit, VisitWindow } from '../schemas.ts'
import { advance, checkAct, checkVisitTime, hasResident, lockOrder } from './advance.ts'
import type { Delivery, LockedOrder } from './locked-order.ts'
import { badLink, findOrderOfLink, isCurrentLink } from './links.ts'
import { notifyOffice } from './emails/office-emails.ts'
import { notifyAnswer } from './emails/notify-answer.ts'
import { askResident, confirmToResident } from './emails/resident-emails.ts'

/** A vendor's use of a link. */
export type LinkUse = { token: string; address: string; now: Date }

/**
 * Runs an act of the vendor with the order locked. Throws 400 for a link that was replaced or never sent, 409 when the act
 * is not possible, and 429. Unknown tokens count against the address, outside the rolled-back transaction.
 */
export async function actByLink(
  db: Database,
  { token, address, now }: LinkUse,
  act: OrderAct,
  run: (tx: Database, locked: LockedOrder) => Promise<unknown>,
): Promise<void> {
  const counters = [{ kind: 'work-order-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, (language) => orderErrors[language].tooMany, now)
  await db.transaction(async (tx) => {
    const { id } = await findOrderOfLink(tx, token)
    const locked = await lockOrder(tx, id)
    checkAct(locked.order, act)
    if (locked.request.status === 'cancelled')
      throw conflict('ended', (language) => orderErrors[language].ended.cancelled)
    if (!(await isCurrentLink(tx, token))) throw badLink()
    await run(tx, locked)
  })
  await refundAttempt(db, counters)
}

export type Acceptance = { visit: VisitWindow; note: string; estimateCents: number | null }

/** The vendor accepts with one of the offered times or another one, and with an estimate. */
export const acceptOrder = (
  db: Database,
  delivery: Delivery,
  use: LinkUse,
  { visit, note, estimateCents }: Acceptance,
) =>
  actByLink(db, use, 'accept', async (tx, locked) => {
    checkVisitTime(visit, use.now)
    const isOffered = locked.order.offered.some(({ from, to }) => isSame(from, visit.from) && isSame(to, visit.to))
    // Without a resident to ask, a time that the office offered is agreed.
    const isAgreed = isOffered && !hasResident(locked)
    const next = await advance(
      tx,
      locked,
      'vendor',
      {
        action: 'accepted a work order',
        columns: {
          status: 'accepted',
          answeredAt: use.now,
          estimateCents,
          visitFrom: new Date(visit.from),
          visitTo: new Date(visit.to),
          visitBy: 'vendor',
          visitNote: note || null,
          visitConfirmedAt: isAgreed ? use.now : null,
        },
        after: { visit: visit.from, ...(estimateCents === null ? {} : { estimateCents }) },
        ...(isAgreed ? { request: { scheduledDate: visit.from } } : {}),
      },
      use.now,
    )
    await notifyOffice(tx, delivery, next, needsApproval(next.order) ? 'acceptedOverApproval' : 'accepted', use.now)
    await askResident(tx, delivery, next, use.now)
  })

const isSame = (a: string, b: string) => Date.parse(a) === Date.parse(b)

export const declineOrder = (db: Database, delivery: Delivery, use: LinkUse, reason: string) =>
  actByLink(db, use, 'decline', async (tx, locked) => {
    const columns = { status: 'declined', answeredAt: locked.order.answeredAt ?? use.now, vendorNote: reason } as const
    // A request whose vendor has declined has none.
    const request = locked.request.vendorId === locked.order.vendorId ? { vendorId: null } : {}
    const step = { action: 'declined a work order' as const, columns, after: { reason }, request }
    await notifyOffice(tx, delivery, await advance(tx, locked, 'vendor', step, use.now), 'declined', use.now)
  })

/** The vendor asks for another time, after a proposal of the resident or the office, or instead of their own. */
export const proposeByVendor = (db: Database, delivery: Delivery, use: LinkUse, visit: NewVisit) =>
  actByLink(db, use, 'proposeAsVendor', async (tx, locked) => {
    checkVisitTime(visit, use.now)
    const columns = visitColumns(visit, 'vendor')
    const step = { action: 'proposed a visit' as const, columns, after: { visit: visit.from } }
    const next = await advance(tx, locked, 'vendor', step, use.now)
    await askResident(tx, delivery, next, use.now)
    // A resident answers the time; without one, the office gets an e-mail too.
    if (hasResident(next)) await notifyAnswer(tx, next, 'proposed', use.now)
    else await notifyOffice(tx, delivery, next, 'proposed', use.now)
  })

/** The vendor agrees to the time that the resident or the office proposed. */
export const confirmByVendor = (db: Database, delivery: Delivery, use: LinkUse, from: string) =>
  actByLink(db, use, 'confirmAsVendor', async (tx, locked) => {
    const { order } = locked
    checkTurn(locked, 'vendor', from)
    if (order.visitBy === 'office' && hasResident(locked)) {
      // The office proposed it, so the resident has not agreed yet.
      const step = {
        action: 'proposed a visit' as const,
        columns: { visitBy: 'vendor' as const },
        after: visitOf(locked),
      }
      const next = await advance(tx, locked, 'vendor', step, use.now)
      await notifyAnswer(tx, next, 'confirmed', use.now)
      return askResident(tx, delivery, next, use.now)
    }
    const next = await agree(tx, locked, 'vendor', use.now)
    await notifyAnswer(tx, next, 'confirmed', use.now)
    return confirmToResident(tx, delivery, next, use.now)
  })

/** The vendor changes the estimate. */
export const estimateByVendor = (db: Database, delivery: Delivery, use: LinkUse, estimateCents: number) =>
  actByLink(db, use, 'estimate', async (tx, locked) => {
    const step = { action: 'estimated a work order' as const, columns: { estimateCents }, after: { estimateCents } }
    const next = await advance(tx, locked, 'vendor', step, use.now)
    if (needsApproval(next.order)) await notifyOffice(tx, delivery, next, 'estimated', use.now)
    else await notifyAnswer(tx, next, 'estimated', use.now)
  })

/** The vendor says that the work is done. Throws 409 while an estimate waits for approval. */
export const finishOrder = (db: Database, delivery: Delivery, use: LinkUse, note: string) =>
  actByLink(db, use, 'finish', async (tx, locked) => {
    if (needsApproval(locked.order)) throw conflict('estimate', (language) => orderErrors[language].approveEstimate)
    const columns = { status: 'finished', finishedAt: use.now, vendorNote: note || null } as const
    const step = { action: 'finished a work order' as const, columns }
    await notifyOffice(tx, delivery, await advance(tx, locked, 'vendor', step, use.now), 'finished', use.now)
  })

export const visitColumns = ({ from, to, note }: NewVisit, visitBy: 'office' | 'vendor' | 'resident') => ({
  visitFrom: new Date(from),
  visitTo: new Date(to),
  visitBy,
  visitNote: note || null,
  visitConfirmedAt: null,
})

const visitOf = ({ order }: LockedOrder) => ({ visit: order.visitFrom?.toISOString() ?? null })

/** Throws 409 unless this party is to answer the time that was proposed last, and that was the time they saw. */
export function checkTurn(locked: LockedOrder, party: 'vendor' | 'resident', from: string): void {
  const waitsOn = visitWaitsOn(locked.order, hasResident(locked))
  if (waitsOn === null) throw conflict('nothing_to_confirm', (language) => orderErrors[language].nothingToConfirm)
  if (waitsOn !== party) throw conflict('not_your_turn', (language) => orderErrors[language].notYourTurn)
  if (locked.order.visitFrom?.getTime() !== Date.parse(from))
    throw conflict('visit_changed', (language) => orderErrors[language].visitChanged)
}

/** Agrees to the proposed time, which becomes the scheduled time of the request. */
export const agree = (tx: Database, locked: LockedOrder, actor: Parameters<typeof advance>[2], now: Date) =>
  advance(
    tx,
    locked,
    actor,
    {
      action: 'confirmed a visit',
      columns: { visitConfirmedAt: now },
      after: visitOf(locked),
      request: { scheduledDate: locked.order.visitFrom?.toISOString() ?? null },
    },
    now,
  )
