import type { FastifyRequest } from 'fastify'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import type { Doorkeeper, Reading, Visitor } from '#platform/server/house.ts'
import { shapedStatement, statement } from '#platform/server/statements.ts'
import { keepVisitors } from './kept-visitors.ts'
import { cookieName, hashToken, idleLimit } from './sessions.ts'
import { sessions } from './table.ts'

/** Activity is noted at most this often, in seconds, so that a read stays a read. */
const noteEvery = 60

const clock = sql`(select ${sql.placeholder('now')}::timestamptz as now) clock`
/** Of a session `s` and its user `u`: it opens the door now. */
const isWelcome = sql.raw(`s.expires_at > clock.now and u.status = 'Active' and u.deleted_at is null
    and s.last_active_at > clock.now - make_interval(secs => ${idleLimit})`)

/** Who is signed in, with role and status as they stand in the database now. */
const visitor = sql`
  select u.id, u.role, u.email, u.first_name as "firstName", u.last_name as "lastName", s.id as "sessionId",
    clock.now - s.last_active_at > make_interval(secs => ${sql.raw(String(noteEvery))}) as quiet
  from ${clock}, sessions s join users u on u.id = s.user_id
  where s.token_hash = ${sql.placeholder('token')} and ${isWelcome}`

const findWelcome = statement<{ id: string; role: Role }>(sql`
  select s.id, u.role from ${clock}, sessions s join users u on u.id = s.user_id
  where s.id = any(${sql.placeholder('sessionIds')}::uuid[]) and ${isWelcome}`)

/**
 * Finds the signed-in person of a request, alone or together with what they ask. `whenAccountsChange` is told what to do
 * as soon as a change of accounts or sessions is heard of.
 */
export function doorkeeper(
  db: Database,
  publicOrigin: string | null,
  whenAccountsChange: (forget: () => void) => void,
): Doorkeeper {
  const cookie = cookieName(publicOrigin)
  const tokenOf = ({ cookies }: FastifyRequest) => {
    const token = cookies[cookie]
    return token && token.length <= 100 ? hashToken(token) : null
  }
  const findVisitor = statement<Visitor & { quiet: boolean }>(visitor)
  const kept = keepVisitors(async (token, now) => {
    const [row] = await findVisitor(db, { token, now: now.toISOString() })
    return row ?? null
  })
  whenAccountsChange(kept.forgetAll)

  async function admit<Row extends { sessionId: string; quiet: boolean }>(
    find: (db: Database, values: Record<string, unknown>) => Promise<Row[]>,
    values: Record<string, unknown>,
    request: FastifyRequest,
    now: Date,
    active: boolean,
  ): Promise<Row | null> {
    const token = tokenOf(request)
    if (token === null) return null
    const [row] = await find(db, { ...values, token, now: now.toISOString() })
    if (row?.quiet && active) await noteActivity(db, row.sessionId, now)
    return row ?? null
  }

  return {
    visitorOf: (request, now, active) => admit(findVisitor, {}, request, now, active),
    async visitorKept(request, now, active) {
      const token = tokenOf(request)
      if (token === null) return null
      const row = await kept.find(token, now)
      if (!row?.quiet || !active) return row
      kept.forget(token)
      await noteActivity(db, row.sessionId, now)
      return row
    },
    visitorAsking(admitted) {
      const told = sql`visitor.role, visitor."sessionId", visitor.quiet`
      const find = shapedStatement<Reading & { sessionId: string; quiet: boolean }>((question) =>
        together(told, question, admitted),
      )
      return (asked, request, now, active) =>
        admit((db, values) => find(db, { ...asked, values }), asked.values, request, now, active)
    },
    visitorHolding(admitted, question) {
      const told = sql`visitor."sessionId", visitor.quiet, row_to_json(visitor) as visitor`
      const find = statement<{ sessionId: string; quiet: boolean; visitor: Visitor; held: unknown }>(
        together(told, question, admitted),
      )
      return (params, request, now, active) => admit(find, params, request, now, active)
    },
  }
}

/** Who is asking, and beside it what they ask. Whom the call is not for is told who they are, and the question is not asked. */
function together(told: SQL, question: SQL, admitted: readonly Role[] | 'anyone'): SQL {
  const may =
    admitted === 'anyone' ? sql`true` : sql`visitor.role = any(${sql.raw(`'{${admitted.join(',')}}'::text[]`)})`
  return sql`
    with visitor as (${visitor})
    select ${told}, answer.*
    from visitor left join lateral (select * from (${question}) asked where ${may}) answer on true`
}

/** Who is still signed in with these sessions, and in which role; one question for all of them. */
export function welcomeFinder(db: Database, now: () => Date) {
  return async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, Role>> => {
    const rows = await findWelcome(db, { sessionIds, now: now().toISOString() })
    return new Map(rows.map(({ id, role }) => [id, role]))
  }
}

async function noteActivity(db: Database, sessionId: string, now: Date) {
  const lastActiveAt = sql`greatest(${sessions.lastActiveAt}, ${now.toISOString()}::timestamptz)`
  await db.update(sessions).set({ lastActiveAt }).where(eq(sessions.id, sessionId))
}
