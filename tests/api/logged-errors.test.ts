import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#paths.ts'
import { endpointsOfContracts, isUnsafe, type NamedEndpoint, title, urlOf } from '../support/contracts.ts'
import { validBody, schemaOf } from '../support/generated.ts'
import type { App } from '#app/server.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'
import { addRecords, clientFor, validBodyFor, idsFor, type Records } from '../support/real-records.ts'
import { failWithValues } from '../support/database/fail-with-values.ts'

const canary = 'kingfisher'
const calls = await endpointsOfContracts()

let app: TestApp
let withPages: App
let records: Records
/** The lines of all loggers. */
const lines: string[] = []
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  records = await addRecords(app)
  withPages = await createAppWithPages(app, {
    env: { CONTACT_LIMIT: '100000' },
    onRequest: (line) => lines.push(line),
    onLine: (line) => lines.push(line),
  })
})
after(async () => {
  await withPages.close()
  await app.close()
})

/** A valid body with the canary in each field that accepts any text. */
function withCanaries(e: NamedEndpoint): Record<string, unknown> {
  const body = validBodyFor(records, e)
  const texts = [canary, `${canary}@tower.example`, `${canary} ${canary}`, `https://${canary}.example`]
  for (const name of Object.keys(schemaOf(e.body as NonNullable<typeof e.body>).properties ?? {}))
    for (const text of texts) {
      const invalid = { ...body, [name]: name === 'password' ? body[name] : text }
      if (e.body?.safeParse(invalid).success && invalid[name] === text) {
        body[name] = text
        break
      }
    }
  return body
}

const send = (e: NamedEndpoint, url: string, body?: Record<string, unknown>) =>
  clientFor(app, records, e).send({
    method: e.method,
    url,
    ...(body === undefined ? {} : { body }),
  })

function assertNoCanary(logged: readonly string[], why: string) {
  for (const line of logged) assert.ok(!line.toLowerCase().includes(canary), `${why}: ${line}`)
}

describe('a logged error', () => {
  it('contains nothing of what was sent, whichever call fails at a statement that quotes it', async () => {
    const from = app.log.length
    const broken = new Set<string>()
    for (const e of calls) {
      const database = failWithValues(canary)
      try {
        const query = e.method === 'GET' ? Object.keys(schemaOf(e.query ?? e.reply).properties ?? {}) : []
        const queries = e.query ? query.map((name) => `?${name}=${canary}`) : ['']
        for (const search of queries.length > 0 ? queries : [''])
          await send(e, urlOf(e, idsFor(records, e)) + search, e.body ? withCanaries(e) : undefined)
        if (database.failed() > 0) broken.add(title(e))
      } finally {
        database.stop()
      }
    }
    await wait(50)
    const faults = app.log.slice(from).filter((line) => line.includes('"level":50'))
    assertNoCanary(app.log.slice(from), 'a call')
    const writes = calls.filter((e) => isUnsafe(e) && e.body && broken.has(title(e)))
    console.log(
      `${broken.size} calls failed at a statement with their text, ${writes.length} of them changes; ${faults.length} faults`,
    )
    assert.ok(writes.length >= 30 && faults.length >= 30, 'too few calls reached the database with their text')
    for (const line of faults) {
      const { fault, id, route } = JSON.parse(line) as Record<string, Record<string, unknown>>
      assert.ok(id && route && fault?.name, line)
      assert.match(JSON.stringify(fault), /"code":"(?:22P02|23\w{3})"/, 'the log says what happened')
      assert.match(JSON.stringify(fault), /\.ts:\d+/, 'the log says where it happened')
    }
  })

  it('contains nothing of a contact form that was sent without scripts, in each language', async () => {
    for (const url of [paths.contact(), `/fr${paths.contact()}`]) {
      const from = lines.length
      const database = failWithValues(canary)
      const form = { ...(validBody(calls.find((e) => title(e) === 'POST /api/contact')!) as object) }
      const answer = await withPages.fastify.inject({
        method: 'POST',
        url,
        headers: { ...site, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...form, name: canary, message: `${canary}\n${canary}` }).toString(),
      })
      database.stop()
      await wait(20)
      assert.deepEqual([answer.statusCode, database.failed()], [500, 1])
      const logged = lines.slice(from)
      assert.ok(logged.some((line) => line.includes('"level":50') && line.includes('"fault"')))
      assertNoCanary(logged, url)
    }
  })

  it('contains nothing of the data of a failed job, and neither does the queue', async () => {
    await app.jobs.work<{ text: string }>(
      'spilling',
      async ({ text }) => {
        await app.pool.query('select $1::int', [text])
      },
      { retries: 0, onFailed: async () => {} },
    )
    await app.jobs.enqueue(app.db, 'spilling', { text: canary })
    let output = ''
    for (let attempts = 0; attempts < 100 && output === ''; attempts += 1) {
      await wait(100)
      const { rows } = await app.pool.query<{ output: string | null }>(
        `select output::text as output from jobs.job where name = 'spilling' and state = 'failed'`,
      )
      output = rows[0]?.output ?? ''
    }
    assert.match(output, /22P02/)
    assert.doesNotMatch(output, new RegExp(canary))
  })
})
