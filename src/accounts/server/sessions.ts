import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { notFound } from '#platform/refusal.ts'
import type { Role } from '#platform/roles.ts'
import { roles } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import type { Visitor } from '#platform/server/house.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { sessionLimits } from '../rules.ts'
import { sessions } from './table.ts'

/** Activity is noted at most this often, so that a read stays a read. */
const noteEvery = 60_000

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Over https the name binds the cookie to this host and to TLS. */
export const cookieName = (publicOrigin: string | null) =>
  publicOrigin?.startsWith('https:') ? '__Host-session' : 'session'

const idleLimit = `case u.role ${roles.map((role) => `when '${role}' then ${sessionLimits(role).idle / 1000}`).join(' ')} end`

/** A session that opens the door at the moment $2. */
const isWelcome = `s.expires_at > $2 and u.status = 'Active' and u.deleted_at is null
      and s.last_active_at > $2::timestamptz - make_interval(secs => ${idleLimit})`

const findVisitor = {
  name: 'find-visitor',
  text: `select s.id as "sessionId", u.id, u.role, u.email, u.first_name as "firstName", u.last_name as "lastName",
      extract(epoch from $2::timestamptz - s.last_active_at) * 1000 as quiet
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and ${isWelcome}`,
}

const findWelcome = {
  name: 'find-welcome',
  text: `select s.id, u.role from sessions s join users u on u.id = s.user_id where s.id = any($1::uuid[]) and ${isWelcome}`,
}

/** Who is signed in, with role and status as they stand in the database now. */
export function visitorFinder(pool: pg.Pool, publicOrigin: string | null) {
  const name = cookieName(publicOrigin)
  return async (request: FastifyRequest, now: Date, active: boolean): Promise<Visitor | null> => {
    const token = request.cookies[name]
    if (!token || token.length > 100) return null
    const { rows } = await pool.query<Visitor & { quiet: string }>({ ...findVisitor, values: [hashToken(token), now] })
    const row = rows[0]
    if (!row) return null
    const { quiet, ...visitor } = row
    if (active && Number(quiet) > noteEvery)
      await pool.query('update sessions set last_active_at = greatest(last_active_at, $2) where id = $1', [
        row.sessionId,
        now,
      ])
    return visitor
  }
}

/** Opens a session; the token is only in the cookie, its hash in the database. */
export async function openSession(
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

/** The sessions that still open the door: neither over nor idle for too long. */
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

/** Ends one of somebody's own sessions; another's is 404. */
export async function endSession(db: Database, id: string, userId: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('Session')
  await tellChanged(db, { topic: 'accounts' })
}

/** Deletes the sessions that no longer open the door. */
export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`delete from sessions s using users u where u.id = s.user_id
    and (s.expires_at <= ${at} or s.last_active_at <= ${at} - make_interval(secs => ${sql.raw(idleLimit)}))`)
}

/** Who is still signed in with these sessions, and in which role; one question for all of them. */
export function welcomeFinder(pool: pg.Pool, now: () => Date) {
  return async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, Role>> => {
    const { rows } = await pool.query<{ id: string; role: Role }>({ ...findWelcome, values: [sessionIds, now()] })
    return new Map(rows.map(({ id, role }) => [id, role]))
  }
}

/** Ends every session of a person, but for the one named. */
export async function endSessions(tx: Database, userId: string, except?: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
}
