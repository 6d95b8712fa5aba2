import { readerLanguage } from '#platform/language/language.ts'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignments } from '../../server/table.ts'
import { memberEmails } from '../messages/emails.ts'
import { householdMembers } from './table.ts'

/** The members whom a resident invited to a home. */
export const membersOfHome = (unitId: string, residentId: string) =>
  and(eq(assignments.unitId, unitId), eq(assignments.residentId, residentId))

/**
 * Queues an e-mail to members whose access is about to end, each in their own language. Who has never signed in loses
 * nothing, and a suspended account has no access. Before a planned move out they are notified of their last day instead.
 */
export async function enqueueEndEmails(tx: Database, mail: Mail, which: SQL | undefined, now: Date): Promise<void> {
  const members = await tx
    .select({ user: users, unitNumber: units.unitNumber, resident: residents.fullName })
    .from(householdMembers)
    .innerJoin(assignments, eq(assignments.id, householdMembers.assignmentId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(
      and(
        which,
        isNull(householdMembers.endedAt),
        isNull(assignments.endedAt),
        isNull(users.deletedAt),
        eq(users.status, 'Active'),
      ),
    )
    .orderBy(asc(householdMembers.id))
  if (members.length === 0) return
  const [profile] = await tx.select({ name: building.name, officeEmail: building.officeEmail }).from(building)
  const emails = members.map(({ user, unitNumber, resident }) => ({
    ...memberEmails[readerLanguage(user.language)].ended({
      firstName: user.firstName,
      building: profile?.name ?? '',
      by: resident,
      unitNumber,
      officeEmail: profile?.officeEmail ?? '',
    }),
    to: user.email,
    recipient: { userId: user.id },
    toName: `${user.firstName} ${user.lastName}`.trim(),
    language: user.language,
    about: { type: 'accounts', id: user.id },
  }))
  await mail.enqueueAll(tx, emails, now)
}
