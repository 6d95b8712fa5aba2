import type { FastifyInstance, InjectOptions } from 'fastify'
import { newToken, hashToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { type Endpoint, type ParamsOf, pathOf, type ReplyOf } from '#platform/endpoint.ts'
import { type Role, roles } from '#platform/roles.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'

type RequestInput<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}
type Headers = Record<string, string | number | string[] | undefined>
/** A response; `body` is the reply of a successful call, otherwise the problem. */
export type ApiResponse<T> = { status: number; body: T; headers: Headers }
export type CallProblem = { message: string; code: string; field?: string; requestId: string; present?: unknown }

/** The hash of a random password that was not stored. */
const unknownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$qryWw6fd3sEnM+q50PpeWA$NduaCYXxW3+OXiNqg2Skz1mKx+fcA074DWGCVRFtShk'

/** Adds the record of a building. */
export async function addBuilding(db: Database): Promise<void> {
  await db.insert(building).values({
    name: 'Test Tower',
    code: 'TST',
    street: '1 Test Street',
    officeEmail: 'office@tower.example',
    securityPhone: '555-010-0100',
    timeZone: 'America/Toronto',
    towerFloors: 40,
  })
}

/** Adds one signed-in person of each role, and returns how to add more. */
export async function addPeople(db: Database, now: () => Date) {
  /** Creates a further person with a session and returns the record with the cookie. */
  async function addPerson(role: Role, more: Partial<typeof users.$inferInsert> = {}) {
    const id = newId()
    const token = newToken()
    const email = `${role}-${id.slice(-6)}@tower.example`
    const named = {
      id,
      email,
      emailCanonical: canonicalEmail(more.email ?? email),
      role,
      passwordHash: unknownPasswordHash,
      firstName: role,
      lastName: 'Person',
      ...more,
    }
    await db.insert(users).values(named)
    const expiresAt = new Date(now().getTime() + 3_600_000)
    const times = { createdAt: now(), lastActiveAt: now(), expiresAt }
    await db.insert(sessions).values({ id: newId(), tokenHash: hashToken(token), userId: id, ...times })
    return { ...named, householdRights: [], householdOf: null, cookie: `session=${token}` }
  }
  const people = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await addPerson(role)] as const)),
  ) as Record<Role, Awaited<ReturnType<typeof addPerson>>>
  return { people, addPerson }
}

/** Sends calls to an app from its own site, with a cookie or without. */
export function createClients(fastify: FastifyInstance, from: { origin: string; host: string }) {
  return function clientWith(cookie: string | null) {
    const send = async (request: { method: string; url: string; body?: unknown; headers?: Record<string, string> }) => {
      const options: InjectOptions = {
        method: request.method,
        url: request.url,
        headers: { ...from, ...(cookie ? { cookie } : {}), ...request.headers },
      }
      if (request.body !== undefined) options.payload = request.body as string
      const response = await fastify.inject(options)
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers as Headers,
      }
    }
    /** Sends a call that can fail. */
    const request = <const E extends Endpoint>(
      endpoint: E,
      input: RequestInput<E> = {},
    ): Promise<ApiResponse<CallProblem>> =>
      send({
        method: endpoint.method,
        url: `${pathOf(endpoint, input.params)}${input.query ? `?${new URLSearchParams(input.query).toString()}` : ''}`,
        ...(input.body === undefined ? {} : { body: input.body }),
        ...(input.headers ? { headers: input.headers } : {}),
      })
    /** Sends a call and throws if it fails. */
    const requestOk = async <const E extends Endpoint>(
      endpoint: E,
      input: RequestInput<E> = {},
    ): Promise<ApiResponse<ReplyOf<E>>> => {
      const response = await request(endpoint, input)
      if (response.status < 400) return response as unknown as ApiResponse<ReplyOf<E>>
      throw new Error(`${endpoint.path} answered ${response.status} ${JSON.stringify(response.body)}`)
    }
    return { send, request, requestOk }
  }
}
