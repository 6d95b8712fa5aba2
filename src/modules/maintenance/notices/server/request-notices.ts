import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { currentHouseholdMembers } from '#occupancy/members/server/table.ts'
import type { ParamsOf } from '#notifications/messages/kinds.ts'
import { notify } from '#notifications/server/notify.ts'
import { channels } from '#notifications/choices.ts'
import { users } from '#accounts/server/table.ts'
import { paths } from '#paths.ts'
import { isOffice, type Role, usesResidentPortal } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { units } from '#units/server/table.ts'
import { vendors } from '../../vendors/server/table.ts'
import { isOpen } from '../../requests/rules.ts'
import { stepOf } from '../steps.ts'
import type { Columns, RequestRow } from '../../requests/server/write-change.ts'

type Subject = Pick<RequestRow, 'id' | 'number' | 'title' | 'unitId' | 'placeName'>

/** The page of a request for each role. */
export const requestLink = (id: string) => (role: Role) =>
  isOffice(role)
    ? paths.admin({ tab: 'maintenance', request: id })
    : usesResidentPortal(role)
      ? paths.tenant({ tab: 'maintenance', request: id })
      : `${paths.staff()}?request=${id}`

export const aboutRequest = (id: string) => ({ link: requestLink(id), about: { type: 'maintenance', id } })

/** How notifications name a request. */
export async function namedRequest(tx: Database, { number, title, unitId, placeName }: Subject) {
  const [profile] = await tx.select({ code: building.code }).from(building)
  const [unit] =
    unitId === null ? [] : await tx.select({ name: units.unitNumber }).from(units).where(eq(units.id, unitId))
  return { number: `${profile?.code}-${number}`, title, place: unit?.name ?? placeName ?? '' }
}

type Following = {
  residentIds: readonly string[]
  by: Author | null
  now: Date
  /** Until then the change can be undone, and nothing is sent. */
  notBefore: Date | undefined
}

/**
 * Tells the assignee of a request that it is theirs, or open again, and its resident of the step, in the transaction of
 * the change. `residentIds` are the accounts of the resident.
 */
export async function notifyOfChange(
  tx: Database,
  before: RequestRow,
  columns: Columns,
  { residentIds, by, now, notBefore }: Following,
): Promise<void> {
  const after = { ...before, ...columns }
  const isAssigned = columns.assignedTo !== undefined && columns.assignedTo !== null
  const isReopened = !isOpen(before) && isOpen(after)
  const step = stepOf(before, columns)
  if (!isAssigned && !isReopened && step === null) return
  const named = await namedRequest(tx, after)
  const dueAt = (after.scheduledDate ?? after.dueAt)?.toISOString() ?? null
  if (after.assignedTo !== null && (isAssigned || isReopened)) {
    const params = { ...named, dueAt, again: !isAssigned }
    const assigned = { kind: 'request_assigned' as const, params, recipients: [after.assignedTo], by, notBefore }
    await notify(tx, { ...assigned, ...aboutRequest(before.id) }, now)
  }
  if (step === null) return
  const recipients = await listRequestResidents(tx, after, residentIds)
  if (recipients.length === 0) return
  const params = { ...named, ...(await stepParams(tx, step, after)) } as ParamsOf<'request_step'>
  // The e-mails about finished work and about a vendor have texts of their own.
  const own = step === 'completed' || step === 'vendor'
  const reached = own ? channels.filter((channel) => channel !== 'email') : channels
  const aboutStep = { kind: 'request_step' as const, params, recipients, by, channels: reached, notBefore }
  await notify(tx, { ...aboutStep, ...aboutRequest(before.id) }, now)
}

/** The resident of a request, and the household member who reported it, as long as they may see it. */
export async function listRequestResidents(
  tx: Database,
  { reportedBy }: Pick<RequestRow, 'reportedBy'>,
  residentIds: readonly string[],
): Promise<string[]> {
  if (residentIds.length === 0 || reportedBy === null || residentIds.includes(reportedBy)) return [...residentIds]
  const [member] = await tx
    .select({ rights: currentHouseholdMembers.rights, residentUserId: currentHouseholdMembers.residentUserId })
    .from(currentHouseholdMembers)
    .where(eq(currentHouseholdMembers.userId, reportedBy))
  const sees = member?.rights.includes('requests') && residentIds.includes(member.residentUserId)
  return [...residentIds, ...(sees ? [reportedBy] : [])]
}

async function stepParams(tx: Database, step: NonNullable<ReturnType<typeof stepOf>>, after: RequestRow) {
  if (step === 'scheduled') return { step, at: after.scheduledDate?.toISOString() ?? '' }
  if (step === 'assigned') {
    const [person] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, after.assignedTo ?? ''))
    return { step, who: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() }
  }
  if (step === 'vendor') {
    const [vendor] = await tx
      .select({ name: vendors.name })
      .from(vendors)
      .where(eq(vendors.id, after.vendorId ?? ''))
    return { step, who: vendor?.name ?? '' }
  }
  return { step }
}
