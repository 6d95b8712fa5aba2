import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { paths } from '#paths.ts'
import type { Role } from '#platform/roles.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { describeError, loggedError } from '#platform/server/process/logged-error.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type App, createApp } from '#app/server.ts'
import { endpointsOfContracts, isUnsafe, type NamedEndpoint, title, urlOf } from '../support/contracts.ts'
import { validBody, schemaOf } from '../support/generated.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'
import { addRecords, validBodyFor, idsFor, type Records } from '../support/real-records.ts'
import { repository } from '../support/source-files.ts'
import { failWithValues } from '../support/database/fail-with-values.ts'

const canary = 'kingfisher'
const calls = await endpointsOfContracts()

let app: TestApp
let withPages: App
let records: Records
/** The lines of all loggers. */
const lines: string[] = []
before(async () => {
  await buildIfNeeded()
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  records = await addRecords(app)
  withPages = await createApp({
    config: readConfig({ DATA_DIR: app.config.dataDir, CONTACT_LIMIT: '100000' }),
    database: { db: app.db, pool: app.pool, connection: app.connection },
    secretKey: app.secretKey,
    log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    requestLog: { write: (line) => void lines.push(line) },
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(repository),
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
  (e.roles === 'anyone' ? app.asAnonymous() : app.as(e.roles[0] as Role)).send({
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

/** A copy of an error as pg-boss emits it. */
const copyOf = (error: Error) =>
  Object.assign({}, error, { message: error.message, stack: error.stack, queue: 'mail', worker: 'w1' })

describe('an error', () => {
  const logOf = (create: (text: string) => unknown, text: string) => {
    const thrown = create(text)
    return JSON.stringify(loggedError(thrown)) + describeError(thrown)
  }

  it('of any kind is logged with its place and without its text', () => {
    const factories: Record<string, (text: string) => unknown> = {
      plain: (text) => new Error(text),
      named: (text) => Object.assign(new Error(text), { name: text, code: `no code: ${text}` }),
      query: (text) => new Error(`Failed query: insert\nparams: ${text}`, { cause: new TypeError(text) }),
      parser: (text) => {
        try {
          return JSON.parse(`{"a": ${text}`) as unknown
        } catch (error) {
          return error
        }
      },
      row: (text) =>
        Object.assign(new Error('duplicate key'), { detail: text, hint: text, where: text, params: [text] }),
      mail: (text) =>
        Object.assign(new Error(`550 <${text}>`), { response: text, rejected: [text], responseCode: 550 }),
      text: (text) => text,
      object: (text) => ({ message: text }),
      changed: (text) => Object.assign(new Error('first'), { message: `${text}\n    at ${text} (/a/${text}.ts:1:2)` }),
      frames: (text) => new Error(`x\n    at ${text} (/a/${text}.ts:1:2)\n    at b`),
      copied: (text) => {
        const error = Object.assign(new Error(text), { code: `no code: ${text}`, detail: text, name: text })
        return copyOf(error)
      },
      many: (text) => new AggregateError([new Error(text)], text),
    }
    const texts = fc
      .tuple(fc.string(), fc.string())
      .map(([before, after]) => `${before}\n    at ${canary}.ts:1:1\n${canary}${after}`)
    for (const [kind, create] of Object.entries(factories))
      fc.assert(
        fc.property(texts, (text) => {
          assert.ok(!logOf(create, text).includes(canary), kind)
        }),
        { numRuns: 50 },
      )
    assert.match(loggedError(new Error('x')).stack ?? '', /logged-errors\.test\.ts:\d+/)
  })

  it('of a lost connection is described by its message', () => {
    assert.equal(describeError(new Error('Connection terminated unexpectedly')), 'Connection terminated unexpectedly')
    const shutDown = Object.assign(new Error('terminating connection due to administrator command'), {
      severity: 'FATAL',
      code: '57P01',
    })
    assert.equal(describeError(shutDown), 'terminating connection due to administrator command')
    const full = Object.assign(new Error("ENOSPC: no space left on device, write '/data/ann@x.com'"), {
      code: 'ENOSPC',
      syscall: 'write',
    })
    assert.equal(describeError(full), 'ENOSPC: no space left on device, write')
  })

  it('is described by its message or place, also when a library has copied it into an object', () => {
    const lost = new Error('Connection terminated unexpectedly')
    assert.equal(describeError(copyOf(lost)), lost.message)
    const broken = Object.assign(new Error('relation "jobs.job" does not exist'), { severity: 'ERROR', code: '42P01' })
    assert.equal(describeError(copyOf(broken)), broken.message)
    const secret = new TypeError(`cannot read ${canary}`)
    assert.match(describeError(copyOf(secret)), /^Error at .*logged-errors\.test\.ts:\d+:\d+\)?$/)
    for (const value of [undefined, null, 'text', 7, {}, [], { message: 'x' }])
      assert.match(describeError(value), /^a value that is no error \(\w+\)$/)
  })

  it('of the job queue names the queue and what happened', async () => {
    const warnings: string[] = []
    const lost = 'Connection terminated unexpectedly'
    const failing = { isOn: false }
    const pool = new Proxy(app.pool, {
      get: (target, name) =>
        name === 'query' && failing.isOn
          ? () => Promise.reject(new Error(lost))
          : (Reflect.get(target, name, target) as unknown),
    })
    const jobs = await openJobs(pool, { info() {}, warn: (line) => void warnings.push(line) })
    await jobs.work('failing-queue', async () => {}, { retries: 0, onFailed: async () => {} })
    failing.isOn = true
    const expected = `The job queue "failing-queue" failed: ${lost}`
    for (let tries = 0; !warnings.includes(expected) && tries < 50; tries += 1) await wait(100)
    failing.isOn = false
    await jobs.close()
    assert.ok(warnings.includes(expected), JSON.stringify(warnings))
    for (const line of warnings) assert.doesNotMatch(line, /\bobject\b/)
  })

  it('is logged by one function only', () => {
    const root = join(repository, 'src')
    const sources = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\/screens\/|logged-error\.ts$/.test(path))
    for (const path of sources) {
      const code = readFileSync(path, 'utf8')
      for (const [call] of code.matchAll(/(?:\blog|console)\.(?:error|warn|info|fatal)\([^;\n]*/g))
        assert.doesNotMatch(
          call.replaceAll(/\b(?:describeError|printError)\(\w+\)/g, ''),
          /\b(?:error|cause|problem|fault|thrown)\)?\.(?:message|stack|detail)|\(error\b/,
          `${path}: ${call}`,
        )
    }
  })
})
