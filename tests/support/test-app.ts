import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, InjectOptions } from 'fastify'
import { sentenceOf } from '#audit/sentences.ts'
import { newToken, hashToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { type Endpoint, type ParamsOf, pathOf, type ReplyOf } from '#platform/endpoint.ts'
import { hasShape, replyShapeOf } from '#platform/reply-shape.ts'
import { type Role, roles } from '#platform/roles.ts'
import { headersOf, statusesOf } from '#platform/server/http/responses.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createApp } from '#app/server.ts'
import { freshDatabase } from './database/test-database.ts'
import { openS3Server } from './s3/s3-server.ts'

type RequestInput<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}
type Headers = Record<string, string | number | string[] | undefined>
/** A response; `body` is the reply of a successful call, otherwise the problem. */
export type ApiResponse<T> = { status: number; body: T; headers: Headers }
export type Problem = { message: string; code: string; field?: string; requestId: string; present?: unknown }

/** The headers that a browser on the site itself sends. */
export const site = { origin: 'http://tower.test', host: 'tower.test' }

/** The hash of a random password that was not stored. */
const unknownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$qryWw6fd3sEnM+q50PpeWA$NduaCYXxW3+OXiNqg2Skz1mKx+fcA074DWGCVRFtShk'

const silent = { info: () => {}, warn: () => {} }

/**
 * Creates an app on its own database, with a building and one signed-in person of each role. Close it in `after`;
 * `clock.ahead` moves its time forward.
 */
export async function createTestApp(env: Record<string, string> = {}) {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'))
  // Set by tests/access/files-in-bucket.test.ts, which repeats other tests.
  const bucket = process.env['TEST_FILES'] === 'bucket' ? await openS3Server() : null
  const config = readConfig({ DATA_DIR: dataDir, ...bucket?.env, ...env })
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const secretKey = Buffer.alloc(32, 7)
  const log: string[] = []
  const requestLog = { write: (line: string) => void log.push(line) }
  const app = await createApp({ config, database, secretKey, log: silent, requestLog, now, runsSchedules: false })
  const undocumented = checkAgainstDocument(app.fastify)
  await database.db.insert(building).values({
    name: 'Test Tower',
    code: 'TST',
    street: '1 Test Street',
    officeEmail: 'office@tower.example',
    securityPhone: '555-010-0100',
    timeZone: 'America/Toronto',
    towerFloors: 40,
  })

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
    await database.db.insert(users).values(named)
    const expiresAt = new Date(now().getTime() + 3_600_000)
    const times = { createdAt: now(), lastActiveAt: now(), expiresAt }
    await database.db.insert(sessions).values({ id: newId(), tokenHash: hashToken(token), userId: id, ...times })
    return { ...named, householdRights: [], householdOf: null, cookie: `session=${token}` }
  }
  const people = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await addPerson(role)] as const)),
  ) as Record<Role, Awaited<ReturnType<typeof addPerson>>>

  function clientWith(cookie: string | null) {
    const send = async (request: { method: string; url: string; body?: unknown; headers?: Record<string, string> }) => {
      const options: InjectOptions = {
        method: request.method,
        url: request.url,
        headers: { ...site, ...(cookie ? { cookie } : {}), ...request.headers },
      }
      if (request.body !== undefined) options.payload = request.body as string
      const response = await app.fastify.inject(options)
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
    ): Promise<ApiResponse<Problem>> =>
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

  return {
    ...app,
    clock,
    /** The connection settings for another app on the same database. */
    connection: database.connection,
    /** The lines of the request log so far. */
    log,
    people,
    addPerson,
    as: (role: Role) => clientWith(people[role].cookie),
    withCookie: clientWith,
    asAnonymous: () => clientWith(null),
    /** Waits until at least `count` e-mails are written and returns all of them; the newest last. */
    async emails(count: number): Promise<string[]> {
      for (let attempts = 0; attempts < 100; attempts += 1) {
        const names = (await readdir(config.mailDir).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
        if (names.length >= count) return Promise.all(names.map((name) => readFile(join(config.mailDir, name), 'utf8')))
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`Fewer than ${count} e-mails were written`)
    },
    async close() {
      const undescribed = await listUndescribedEvents(database.db)
      await app.close()
      await bucket?.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      assert.deepEqual(undescribed, [], 'audit events without a sentence in src/modules/audit/sentences.ts')
      assert.deepEqual([...undocumented], [], 'responses that the OpenAPI document does not describe')
    },
  }
}

/** The audit events of a test that have no sentence for administrators. */
async function listUndescribedEvents(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ recordType: string; action: string }>(
    sql`select distinct record_type as "recordType", action from audit_log order by 1, 2`,
  )
  return rows.flatMap(({ recordType, action }) =>
    sentenceOf(recordType, action) === null ? [`${recordType} ${action}`] : [],
  )
}

/** Collects the responses whose status or headers the OpenAPI document does not describe, or that lack a field. */
function checkAgainstDocument(app: FastifyInstance): ReadonlySet<string> {
  const undocumented = new Set<string>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint) {
      const status = reply.statusCode
      const response = `${endpoint.method} ${endpoint.path} ${status}`
      if (!statusesOf(endpoint).includes(status)) undocumented.add(response)
      for (const name of ['ETag', 'X-Total-Count', 'Link', 'Retry-After'])
        if (reply.hasHeader(name) && !headersOf(endpoint, status).includes(name))
          undocumented.add(`${response} ${name}`)
      // The browser rejects a reply without the fields of its contract.
      if (status < 300 && request.method !== 'HEAD' && isJson(reply))
        if (!hasShape(replyShapeOf(endpoint.reply), JSON.parse(String(payload))))
          undocumented.add(`${response} lacks a field`)
    }
    done()
  })
  return undocumented
}

const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('application/json') && !reply.hasHeader('content-encoding')

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
