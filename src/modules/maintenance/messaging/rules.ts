import type { MessageTarget } from '../requests/choices.ts'
import { dialogWords } from '../requests/messages/dialog.ts'
import type { Recipients } from './contract.ts'

/** `both` means the resident and the assignee: a message to both reaches each of them or is not sent. */
export const isForTenant = (to: MessageTarget) => to !== 'staff'
export const isForStaff = (to: MessageTarget) => to !== 'tenant'

/** The recipient that cannot be reached, with the reason; null when the message can be sent. */
export function validateSend(
  to: MessageTarget,
  { tenant, noTenantReason, staff, noStaffReason }: Recipients,
): { who: 'tenant' | 'staff'; why: string } | null {
  if (isForTenant(to) && !tenant) return { who: 'tenant', why: noTenantReason ?? dialogWords.cannotSend.noOne }
  if (isForStaff(to) && !staff) return { who: 'staff', why: noStaffReason ?? dialogWords.cannotSend.noAssignee }
  return null
}
