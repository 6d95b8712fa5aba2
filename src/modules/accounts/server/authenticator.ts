import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { HouseholdRight } from '#platform/household-rights.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { prepareRows } from '#platform/server/database/prepared-statement.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Authenticator, CurrentUser } from '#platform/server/http/app-context.ts'
import { cookieName, hashToken, idleLimit } from './sessions.ts'
import { sessions, users } from './table.ts'

/** Activity is recorded at most this often, so that most reads write nothing. */
const activityInterval = sql`interval '1 minute'`

const now = sql`${sql.placeholder('now')}::timestamptz`
/** The session has not expired, by age or by inactivity, and its account is active. */
const isActiveSession = and(
  sql`${sessions.expiresAt} > ${now}`,
  sql`${sessions.lastActiveAt} > ${now} - make_interval(secs => ${idleLimit})`,
  eq(users.status, 'Active'),
  isNull(users.deletedAt),
)

const selectSession = prepareRows<Omit<CurrentUser, 'householdRights' | 'householdOf'> & { isActivityDue: boolean }>(
  'find_current_user',
  sql`select ${users.id}, ${users.role}, ${users.email}, ${users.firstName} as "firstName", ${users.lastName} as "lastName",
      ${sessions.id} as "sessionId", ${sessions.lastActiveAt} < ${now} - ${activityInterval} as "isActivityDue"
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.tokenHash} = ${sql.placeholder('token')} and ${isActiveSession}`,
)

/**
 * Finds the signed-in user of a request. Session, status and role are read from the database at every request, without
 * exception, and nothing of them is cached.
 */
export function createAuthenticator(
  /** Connections reserved for sessions, so that sign-in works while other queries use up the pool. */
  reserved: Database,
  config: Pick<Config, 'publicOrigin'>,
  /** Whose household a member belongs to, and what they may do; provided by a later module. */
  findMembership: (
    db: Database,
    userId: string,
  ) => Promise<{ residentUserId: string; rights: readonly HouseholdRight[] } | null>,
): Authenticator {
  const tokenOf = ({ cookies }: FastifyRequest) => {
    const token = cookies[cookieName(config.publicOrigin)]
    return token && token.length <= 100 ? hashToken(token) : null
  }
  return {
    async findCurrentUser(request, at, isActivity) {
      const token = tokenOf(request)
      if (token === null) return null
      const [found] = await selectSession(reserved, { token, now: at.toISOString() })
      if (!found) return null
      const { isActivityDue, ...currentUser } = found
      if (isActivity && isActivityDue) await recordActivity(reserved, currentUser.sessionId, at)
      const membership = found.role === 'household' ? await findMembership(reserved, found.id) : null
      return {
        ...currentUser,
        householdRights: membership?.rights ?? [],
        householdOf: membership?.residentUserId ?? null,
      }
    },
  }
}

/** The roles of those of these sessions that are still active, in one query. */
export function createSessionFinder(db: Database, clock: () => Date) {
  const selectRoles = db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`, isActiveSession))
    .prepare('find_active_sessions')
  return async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, Role>> => {
    const rows = await selectRoles.execute({ sessionIds, now: clock().toISOString() })
    return new Map(rows.map(({ id, role }) => [id, role]))
  }
}

/** Which of these accounts cannot sign in any more: they were deleted or suspended. */
export const createClosedAccountFinder =
  (db: Database) =>
  async (userIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const isClosed = or(isNotNull(users.deletedAt), eq(users.status, 'Suspended'))
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), isClosed))
    return new Set(rows.map(({ id }) => id))
  }

async function recordActivity(db: Database, sessionId: string, at: Date) {
  const lastActiveAt = sql`greatest(${sessions.lastActiveAt}, ${at.toISOString()}::timestamptz)`
  await db.update(sessions).set({ lastActiveAt }).where(eq(sessions.id, sessionId))
}
