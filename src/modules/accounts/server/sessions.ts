import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Role } from '#platform/roles.ts'
import { roles } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { sessionLimits } from '../rules.ts'
import { sessions, users } from './table.ts'

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token, 'hex')

/** Over https the name binds the cookie to this host and to TLS. */
export const cookieName = (publicOrigin: string | null) =>
  publicOrigin?.startsWith('https:') ? '__Host-session' : 'session'

const idleLimits = roles.map((role) => sql.raw(`'${role}' then ${sessionLimits(role).idle / 1000}`))

/**
 * How many seconds a session may be inactive, as SQL by the role of its user. Each case is a comparison of its own: in
 * a delete, Citus breaks `case role when`.
 */
export const idleLimit = sql`case ${sql.join(
  idleLimits.map((limit) => sql`when ${users.role} = ${limit}`),
  sql` `,
)} end`

/** Creates a session; the token is only in the cookie, its hash in the database. */
export async function createSession(
  tx: Database,
  user: { id: string; role: Role },
  from: { address: string; agent: string | undefined },
  now: Date,
): Promise<{ token: string; maxAge: number }> {
  const token = newToken()
  const { absolute } = sessionLimits(user.role)
  await tx.insert(sessions).values({
    id: newId(),
    tokenHash: hashToken(token),
    userId: user.id,
    address: from.address,
    agent: from.agent?.slice(0, 300) ?? null,
    createdAt: now,
    lastActiveAt: now,
    expiresAt: new Date(now.getTime() + absolute),
  })
  return { token, maxAge: absolute / 1000 }
}

export function setCookie(reply: FastifyReply, publicOrigin: string | null, token: string, maxAge: number) {
  const secure = publicOrigin?.startsWith('https:') ?? false
  void reply.setCookie(cookieName(publicOrigin), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

export function clearCookie(reply: FastifyReply, publicOrigin: string | null) {
  const secure = publicOrigin?.startsWith('https:') ?? false
  void reply.clearCookie(cookieName(publicOrigin), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

/** The active sessions of the user, latest first. */
export async function listSessions(
  db: Database,
  { id: userId, sessionId: currentId, role }: { id: string; sessionId: string; role: Role },
  now: Date,
) {
  const idleSince = new Date(now.getTime() - sessionLimits(role).idle)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastActiveAt, idleSince)))
    .orderBy(desc(sessions.lastActiveAt))
  return rows.map(({ id, agent, address, createdAt, lastActiveAt }) => ({
    id,
    agent,
    address,
    createdAt: createdAt.toISOString(),
    lastActiveAt: lastActiveAt.toISOString(),
    current: id === currentId,
  }))
}

/** Ends a session of this user; throws 404 for another's. */
export async function endSession(db: Database, id: string, userId: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('Session')
  await notifyChanged(db, { topic: 'accounts' })
}

/** Deletes the sessions that have expired, by age or by inactivity. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`delete from sessions s using users where users.id = s.user_id
    and (s.expires_at <= ${at} or s.last_active_at <= ${at} - make_interval(secs => ${idleLimit}))`)
}

/** Ends every session of a person except one. */
export async function endSessions(tx: Database, userId: string, except?: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
}
