import { and, eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'

/** Four hours, in milliseconds. */
const duration = 14_400_000

/** Signs in the first account of a role, and returns the token. */
export async function createSession(db: Database, role: Role): Promise<string> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, role), eq(users.status, 'Active')))
    .orderBy(users.id)
    .limit(1)
  if (!person) throw new Error(`There is no account of the role ${role}.`)
  const token = newToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + duration)
  const session = { id: newId(), userId: person.id, createdAt: now, lastActiveAt: now, expiresAt }
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
  return token
}
