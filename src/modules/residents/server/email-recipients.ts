import { inArray, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from './table.ts'

/**
 * The address of an e-mail for each of the residents, with their first name; not of suspended or deleted accounts, nor
 * of residents without an address.
 */
export async function findEmailRecipients(tx: Database, residentIds: readonly string[]) {
  const found = await tx
    .select({ record: residents, user: users })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(inArray(residents.id, [...residentIds]))
  return found
    .filter(({ user }) => user.deletedAt === null && user.status !== 'Suspended')
    .map(({ record, user: { id: userId, firstName, email, language } }) => ({
      residentId: record.id,
      firstName,
      envelope: {
        to: record.emailPrimary ?? email,
        toName: record.fullName,
        recipient: { userId },
        language,
        about: { type: 'accounts', id: userId },
      },
    }))
    .filter(({ envelope }) => envelope.to !== '')
}
