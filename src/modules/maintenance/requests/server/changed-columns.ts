import { isDeepStrictEqual } from 'node:util'
import { cents } from '#platform/text/money.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterTransition, pausedSince } from '../waiting-on.ts'
import { isActive, isOpen, statusWhenAssigned } from '../rules.ts'
import { findNextStep } from '../../work-orders/server/next-step.ts'
import { officeHours, slaFor } from '../../sla/server/sla.ts'
import { checkAssignee, checkVendor, hasLeft } from './assigning.ts'
import type { ChangeInput, Columns, RequestRow } from './write-change.ts'

/** The columns that differ from the current row. */
export async function columnsOf(tx: Database, current: RequestRow, changes: ChangeInput, now: Date): Promise<Columns> {
  const { status, scheduledDate, estimatedCost, cost, ...same } = changes
  const { assignedTo, vendorId } = changes
  if (assignedTo && assignedTo !== current.assignedTo) await checkAssignee(tx, assignedTo)
  if (vendorId && vendorId !== current.vendorId) await checkVendor(tx, vendorId)
  const columns: Columns = {
    ...same,
    ...oneReason(same),
    ...(scheduledDate === undefined ? {} : { scheduledDate: scheduledDate === null ? null : new Date(scheduledDate) }),
    ...(estimatedCost === undefined
      ? {}
      : { estimatedCostCents: estimatedCost === null ? null : cents(estimatedCost) }),
    ...(cost === undefined ? {} : { costCents: cost === null ? null : cents(cost) }),
  }
  const requested = status ?? (assignedTo ? statusWhenAssigned(current.status) : current.status)
  const left =
    current.status === 'completed' &&
    assignedTo === undefined &&
    isOpen({ status: requested }) &&
    (await hasLeft(tx, current))
  if (left) columns.assignedTo = null
  const next = left && requested === 'assigned' ? 'pending' : requested
  const changed = Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, current[name as keyof RequestRow]),
    ),
  ) as Columns
  if ('waitingOn' in changed || 'waitingOnReason' in changed || 'waitingOnReasonCode' in changed)
    changed.waitingOnSince = now
  if (changed.priority || changed.category) {
    const { priority = current.priority, category = current.category } = changed
    Object.assign(changed, await slaFor(tx, { priority, category, pauses: current.pauses }, current.createdAt))
  }
  if (next === current.status) return changed
  // A new SLA starts with this change: there is no earlier pause to count.
  const before = { ...current, ...slaOf(changed, current), ...(changes.pauses ? { completedAt: null } : {}) }
  const office = pausedSince(before, next) && before.slaClock === 'business' ? await officeHours(tx) : always
  const waiting = { waitingOn: same.waitingOn, pausedUntil: same.pausedUntil, ...oneReason(same) }
  // While a vendor has an open order, its next step stays that of the request.
  const ofOrder = isActive({ status: next }) && current.vendorId !== null ? await findNextStep(tx, current.id) : null
  return { ...changed, ...afterTransition(before, next, now, office), ...ofOrder, ...withoutUndefined(waiting) }
}

/** A code replaces the text that a person wrote, and a text the code. */
function oneReason({ waitingOnReason, waitingOnReasonCode }: ChangeInput): Columns {
  if (waitingOnReasonCode !== undefined) return { waitingOnReasonCode, waitingOnReason: null }
  return waitingOnReason === undefined ? {} : { waitingOnReason, waitingOnReasonCode: null }
}

/** A clock that never pauses does not depend on the office hours. */
const always = { timeZone: 'UTC', hours: [], holidays: [] }

const slaOf = (changed: Columns, current: RequestRow) => ({
  dueAt: changed.dueAt === undefined ? current.dueAt : changed.dueAt,
  dueSoonAt: changed.dueSoonAt === undefined ? current.dueSoonAt : changed.dueSoonAt,
  slaClock: changed.slaClock === undefined ? current.slaClock : changed.slaClock,
})

const withoutUndefined = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
