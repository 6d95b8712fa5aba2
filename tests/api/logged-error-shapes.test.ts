import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import { describeError, loggedError } from '#platform/server/process/logged-error.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { repository } from '../support/source-files.ts'

const canary = 'kingfisher'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

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
    assert.match(loggedError(new Error('x')).stack ?? '', /logged-error-shapes\.test\.ts:\d+/)
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
    assert.match(describeError(copyOf(secret)), /^Error at .*logged-error-shapes\.test\.ts:\d+:\d+\)?$/)
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
    for (let attempt = 0; !warnings.includes(expected) && attempt < 50; attempt += 1) await wait(100)
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
