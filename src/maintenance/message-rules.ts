import type { MessageTarget } from './choices.ts'
import type { Recipients } from './messages-contract.ts'

/** Both are the resident and whoever does the work: a message to both reaches each of them, or is not sent. */
export const isForTenant = (to: MessageTarget) => to !== 'staff'
export const isForStaff = (to: MessageTarget) => to !== 'tenant'

/** Why a message cannot be sent to these, and which of them cannot be reached; or null. */
export function whyNotSend(
  to: MessageTarget,
  { tenant, whyNoTenant, staff, whyNoStaff }: Recipients,
): { who: 'tenant' | 'staff'; why: string } | null {
  if (isForTenant(to) && !tenant) return { who: 'tenant', why: whyNoTenant ?? 'Nobody can be written to' }
  if (isForStaff(to) && !staff) return { who: 'staff', why: whyNoStaff ?? 'Nobody has this request' }
  return null
}
