import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Recipient } from '#platform/server/mail/email.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { Recipients } from '../contract.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import { vendors } from '../../vendors/server/table.ts'
import { requests } from '../../requests/server/table.ts'

const words = dialogWords.cannotSend

/** A request with the people who can be written to about it. Throws 404. */
export async function findRequestWithPeople(db: Database, id: string) {
  const [found] = await db
    .select({
      request: requests,
      unitNumber: units.unitNumber,
      resident: {
        id: residents.id,
        userId: residents.userId,
        fullName: residents.fullName,
        emailPrimary: residents.emailPrimary,
      },
      lives: sql<boolean>`${requests.unitId} is null or exists (select from ${assignments}
        where ${assignments.residentId} = ${requests.residentId} and ${assignments.unitId} = ${requests.unitId}
        and ${assignments.endedAt} is null)`,
      account: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        language: users.language,
        status: users.status,
        deletedAt: users.deletedAt,
      },
      vendor: { name: vendors.name, email: vendors.email },
    })
    .from(requests)
    .leftJoin(units, eq(units.id, requests.unitId))
    .leftJoin(residents, eq(residents.id, requests.residentId))
    .leftJoin(users, eq(users.id, residents.userId))
    .leftJoin(vendors, eq(vendors.id, requests.vendorId))
    .where(eq(requests.id, id))
  if (!found) throw notFound('Maintenance request')
  const [assignee] =
    found.request.assignedTo === null ? [] : await db.select().from(users).where(eq(users.id, found.request.assignedTo))
  return { ...found, assignee: assignee && !assignee.deletedAt ? assignee : null }
}
export type RequestWithPeople = Awaited<ReturnType<typeof findRequestWithPeople>>

/** A recipient of an e-mail: address and account. */
export type Addressee = { name: string; email: string; recipient: Recipient }
type DetailedRecipients = Recipients & { tenant: Addressee | null; staff: Addressee | null }

/** The recipients of a message, or the reason why there is none. */
export function recipientsOf({ request, resident, account, lives, assignee }: RequestWithPeople): DetailedRecipients {
  const noTenantReason = residentProblem({
    isFor: request.residentId !== null,
    lives,
    account,
    email: resident?.emailPrimary ?? account?.email ?? '',
  })
  const noStaffReason = assignee ? (assignee.status === 'Active' ? null : words.inactiveAssignee) : words.noAssignee
  return {
    tenant:
      noTenantReason === null && resident && account
        ? {
            name: resident.fullName,
            email: resident.emailPrimary ?? account.email,
            recipient: { userId: resident.userId },
          }
        : null,
    noTenantReason,
    staff:
      noStaffReason === null && assignee
        ? {
            name: `${assignee.firstName} ${assignee.lastName}`.trim(),
            email: assignee.email,
            recipient: { userId: assignee.id },
          }
        : null,
    noStaffReason,
  }
}

/** The names in greetings: first names, as in all e-mails. */
export const namesOf = ({ resident, account, assignee }: RequestWithPeople) => ({
  tenant: account?.firstName || (resident?.fullName ?? ''),
  staff: assignee?.firstName ?? '',
})

type Account = RequestWithPeople['account']
function residentProblem(resident: { isFor: boolean; lives: boolean; account: Account; email: string }): string | null {
  if (!resident.isFor) return words.noResident
  if (!resident.lives) return words.movedOut
  if (resident.account?.deletedAt) return words.deletedResident
  if (resident.account?.status === 'Suspended') return words.suspendedResident
  return resident.email === '' ? words.noAddress : null
}
