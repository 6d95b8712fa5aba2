import type { VendorAnswer } from '#notifications/messages/kinds-en.ts'
import { notify } from '#notifications/server/notify.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { aboutRequest, namedRequest } from '../../../notices/server/request-notices.ts'
import type { LockedOrder } from '../locked-order.ts'

const withTime: ReadonlySet<VendorAnswer> = new Set(['accepted', 'proposed', 'confirmed'])

/** Notifies the sender of the order and the assignee of the request of what the vendor did. */
export async function notifyAnswer(
  tx: Database,
  { order, request, vendor }: LockedOrder,
  answer: VendorAnswer,
  now: Date,
): Promise<void> {
  const at = withTime.has(answer) ? (order.visitFrom?.toISOString() ?? null) : null
  const params = { ...(await namedRequest(tx, request)), vendor: vendor.name, answer, at }
  const recipients = [...new Set([order.sentBy, request.assignedTo])].filter((id) => id !== null)
  await notify(tx, { kind: 'vendor_answer', params, recipients, ...aboutRequest(request.id) }, now)
}
