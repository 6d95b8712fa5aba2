import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { householdMembers } from '#occupancy/members/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { paths } from '#paths.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { EmailText, MailTools } from '#residents/server/resident-emails.ts'
import type { MoveRow } from '../move-row.ts'

/**
 * Queues an e-mail to each member of the households that leave a unit, or that come back to it, in their own language. One whose
 * account ends with the move gets no button: the portal would not let them in. Returns the ids of their accounts.
 */
export async function enqueueMemberEmails(
  tx: Database,
  { mail, origin }: MailTools,
  { unitId }: Pick<MoveRow, 'unitId'>,
  residentIds: readonly string[],
  compose: (firstName: string, language: Language) => EmailText,
  hasButton: boolean,
  now: Date,
): Promise<string[]> {
  const members = await tx
    .select({ user: users })
    .from(householdMembers)
    .innerJoin(assignments, eq(assignments.id, householdMembers.assignmentId))
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(
      and(
        eq(assignments.unitId, unitId),
        inArray(assignments.residentId, [...residentIds]),
        isNull(assignments.endedAt),
        isNull(householdMembers.endedAt),
        isNull(users.deletedAt),
        ne(users.status, 'Suspended'),
      ),
    )
    .orderBy(householdMembers.id)
  const emails = members.map(({ user }) => {
    const { label, ...email } = compose(user.firstName, readerLanguage(user.language))
    return {
      ...email,
      to: user.email,
      recipient: { userId: user.id },
      toName: `${user.firstName} ${user.lastName}`.trim(),
      language: user.language,
      ...(hasButton ? { button: { label, url: `${origin()}${paths.tenant()}` } } : {}),
      about: { type: 'accounts', id: user.id },
    }
  })
  await mail.enqueueAll(tx, emails, now)
  return members.map(({ user }) => user.id)
}
