import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sentenceOf } from '#audit/sentences.ts'
import { hasShape, replyShapeOf } from '#platform/reply-shape.ts'
import type { Role } from '#platform/roles.ts'
import { headersOf, statusesOf } from '#platform/server/http/responses.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { createApp } from '#app/server.ts'
import { freshDatabase } from './database/test-database.ts'
import { readWrittenEmails } from './mail/written-emails.ts'
import { openS3Server } from './s3/s3-server.ts'
import { addBuilding, addPeople, type CallProblem, createClients } from './people/test-people.ts'

/** The headers that a browser on the site itself sends. */
export const site = { origin: 'http://tower.test', host: 'tower.test' }

export type Problem = CallProblem

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
  await addBuilding(database.db)
  const { people, addPerson } = await addPeople(database.db, now)
  const clientWith = createClients(app.fastify, site)

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
    emails: (count: number) => readWrittenEmails(config.mailDir, count),
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
