import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { contact } from '#contact/contract.ts'
import type { Role } from '#platform/roles.ts'
import { endpointsOfContracts, type NamedEndpoint, title, urlOf } from '../support/contracts.ts'
import { toJson, validBody, hostile, junk, type Schema, schemaOf } from '../support/generated.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addRecords, validBodyFor, idsFor, type Records } from '../support/real-records.ts'
import { expectedErrors } from '../support/expected-errors.ts'

/** The seed of the generated bodies. SEED sets another one, BODIES their number per call. */
const seed = Number(process.env.SEED ?? 20_261_121)
const bodies = Number(process.env.BODIES ?? 40)
const largest = 65_536
/** Fields whose limit is larger than that of a body. */
const unlimitedFields = new Set(['notes'])
const json = { 'content-type': 'application/json' }

const calls = await endpointsOfContracts()
const withBody = calls.filter((e) => e.body !== undefined)

let app: TestApp
/** Records that the calls change. */
let records: Records

before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  console.log(`SEED=${seed} BODIES=${bodies}`)
  records = await addRecords(app)
})
after(() => app.close())

const ids = (e: NamedEndpoint) => idsFor(records, e)
const validInput = (e: NamedEndpoint) => validBodyFor(records, e)
const clientFor = (e: NamedEndpoint) => (e.roles === 'anyone' ? app.asAnonymous() : app.as(e.roles[0] as Role))
const send = (e: NamedEndpoint, body?: unknown, headers: Record<string, string> = json) =>
  clientFor(e).send({ method: e.method, url: urlOf(e, ids(e)), headers, ...(body === undefined ? {} : { body }) })

/** Default messages of zod, which must not reach people. */
const zodMessages = /Invalid (?:input|option|UUID|ISO|string|key|element)|expected|received|^Too (?:big|small)|NaN/

type ApiResponse = Awaited<ReturnType<typeof send>>

function assertRejected({ status, body }: ApiResponse, why: string, expected?: { status?: number; field?: string }) {
  const text = `${why}: ${status} ${JSON.stringify(body)}${status >= 500 ? lastFault() : ''}`
  assert.ok(status >= 400 && status < 500, text)
  for (const part of ['message', 'code', 'requestId']) assert.equal(typeof body[part], 'string', text)
  assert.doesNotMatch(String(body.message), zodMessages, text)
  if (expected?.status) assert.equal(status, expected.status, text)
  if (expected?.field) assert.equal(String(body.field).split('.')[0], expected.field, text)
}
const lastFault = () => app.log.findLast((line) => line.includes('"level":50')) ?? ''

/** The JSON types that a field accepts; null if the schema does not say. */
function kindsOf(schema: Schema): string[] | null {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => kindsOf(choice) ?? [])
  if (schema.enum) return schema.enum.map((value) => typeof value)
  return schema.type === undefined ? null : [schema.type === 'integer' ? 'number' : schema.type]
}
const fieldsOf = (e: NamedEndpoint) => {
  const { properties = {}, required = [] } = schemaOf(e.body as NonNullable<NamedEndpoint['body']>)
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))
}

describe('a valid body is accepted', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { status, body } = await send(e, validInput(e))
      assert.equal(status, expectedErrors[title(e)] ?? e.status ?? 200, JSON.stringify(body))
    })
})

describe('an invalid body is rejected', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const needsSomething = fieldsOf(e).some(({ required }) => required)
      if (needsSomething) assertRejected(await send(e, undefined, {}), 'nothing sent', { status: 400 })
      for (const text of [
        '',
        '{',
        '{"a":1,}',
        'undefined',
        '{"a":1}{"b":2}',
        "{'a':1}",
        '{"__proto__":{"role":"admin"}}',
      ])
        assertRejected(await send(e, text), text, { status: 400 })
      for (const value of ['"text"', '7', 'true', '[]', '[{}]'])
        assertRejected(await send(e, value), value, { status: 400 })

      const valid = JSON.stringify(validInput(e))
      for (const type of [
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'nonsense',
        'application/jsonx',
      ])
        assertRejected(await send(e, valid, { 'content-type': type }), type, { status: 415, field: 'Content-Type' })

      const padded = (bytes: number) => valid + ' '.repeat(bytes - Buffer.byteLength(valid))
      assertRejected(await send(e, padded(largest + 1)), 'one byte too many', { status: 413, field: 'body' })
      assert.notEqual((await send(e, padded(largest))).status, 413)
    })
})

describe('an error names a field that is missing, blank, too long or of the wrong type', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const valid = validInput(e)
      for (const { name, schema, required } of fieldsOf(e)) {
        const kinds = kindsOf(schema)
        const mistake = { status: 400, field: name }
        const sendWith = (value: unknown) => send(e, { ...valid, [name]: value })
        if (required) {
          const { [name]: _, ...without } = valid
          assertRejected(await send(e, without), `without ${name}`, mistake)
          assertRejected(await sendWith(''), `${name} empty`, mistake)
          assertRejected(await sendWith(' \t\u00a0 '), `${name} blank`, expectedErrors[title(e)] ? {} : mistake)
        }
        if (kinds === null && !required) continue
        for (const [kind, value] of Object.entries({
          number: 42,
          boolean: true,
          object: { $gt: '' },
          array: [['x']],
          string: 'no such thing'.repeat(4800),
          null: null,
        })) {
          if (kinds?.includes(kind) && (kind !== 'string' || unlimitedFields.has(name))) continue
          const response = await sendWith(value)
          // Some fields accept a number for its text, and null for an optional choice.
          const isText = kind === 'number' && [200, 201, 409].includes(response.status)
          if (isText || (kind === 'null' && !required && response.status !== 500)) continue
          assertRejected(response, `${name} as ${kind}`, mistake)
        }
      }
    })
})

describe(`${bodies} generated bodies for each call never cause a server error`, () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { length } = app.log
      await fc.assert(
        fc.asyncProperty(hostile(schemaOf(e.body as NonNullable<typeof e.body>)), fc.nat(19), async (body, n) => {
          const response = await send(e, toJson(body, n === 0))
          if (response.status >= 400) assertRejected(response, 'generated')
          else assert.equal(response.status, e.status ?? 200)
        }),
        { seed, numRuns: bodies, endOnFailure: true },
      )
      assert.deepEqual(
        app.log.slice(length).filter((line) => line.includes('"level":50')),
        [],
      )
    })
})

describe('the rest of a request', () => {
  it('causes no server error by its query', async () => {
    const name = fc.constantFrom('search', 'limit', 'cursor', 'status', 'sort', '__proto__', 'constructor', 'a[b]', '')
    for (const e of calls.filter(({ method }) => method === 'GET')) {
      const own = e.query ? Object.keys(schemaOf(e.query).properties ?? {}) : []
      const pair = fc.tuple(own.length > 0 ? fc.oneof(fc.constantFrom(...own), name) : name, junk.map(toQueryValue))
      const query = fc
        .array(pair, { maxLength: 4 })
        .map((pairs) => pairs.map(([n, value]) => `${encodeURIComponent(n)}=${value}`).join('&'))
      await fc.assert(
        fc.asyncProperty(query, async (query) => {
          const response = await clientFor(e).send({ method: 'GET', url: `${urlOf(e, ids(e))}?${query}` })
          if (response.status >= 400) assertRejected(response, `${title(e)}?${query}`)
        }),
        { seed, numRuns: e.query ? bodies : 10, endOnFailure: true },
      )
    }
  })

  it('causes no server error by If-Match', async () => {
    const versions = [
      '',
      '*',
      '"',
      'W/',
      '"abc"',
      '-1',
      '"99999999999999999999"',
      '1, 2',
      'W/"1"',
      '"1e3"',
      'ÿ',
      'x'.repeat(8000),
    ]
    for (const e of withBody.filter(({ method }) => method !== 'GET'))
      for (const version of versions) {
        const response = await send(e, validInput(e), { ...json, 'if-match': version })
        if (response.status >= 400) assertRejected(response, `${title(e)} If-Match: ${version}`)
      }
  })

  it('causes no server error by Idempotency-Key', async () => {
    for (const e of withBody.filter(({ status }) => status === 201))
      for (const key of ['', ' ', 'k', "'; --", 'ÿþ', '\u0001', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(8000)]) {
        const response = await send(e, validInput(e), { ...json, 'idempotency-key': key })
        if (response.status >= 400) assertRejected(response, `${title(e)} Idempotency-Key: ${key}`)
      }
  })

  it('neither signs in nor causes a server error by a forged cookie', async () => {
    const [session = ''] = app.people.admin.cookie.split(';')
    const cookies = [
      'session=',
      'session=%',
      'session=%00',
      `session=${'x'.repeat(7000)}`,
      'session=null',
      `${session}x`,
      `Session${session.slice(7)}`,
      `a=b; =; ;;; session`,
      'session="; drop"',
      `session=${session}`,
      '__proto__=x; constructor=y',
    ]
    for (const e of calls)
      for (const cookie of cookies) {
        const response = await app.withCookie(cookie).send({ method: e.method, url: urlOf(e, ids(e)) })
        if (e.roles !== 'anyone') assertRejected(response, `${title(e)} Cookie: ${cookie}`, { status: 401 })
        else if (response.status >= 400) assertRejected(response, `${title(e)} Cookie: ${cookie}`)
      }
  })

  it('a header cannot set the address, the host or the identity of the caller', async () => {
    const ip = '6.6.6.6'
    const whose = { 'x-user-id': app.people.admin.id }
    const headers = { 'x-forwarded-for': ip, forwarded: `for=${ip}`, 'x-real-ip': ip, ...whose }
    const body = {
      ...(validBody(contact.send) as object),
      ipAddress: ip,
      id: app.people.admin.id,
      createdAt: '2001-01-01T00:00:00Z',
    }
    const { body: sent } = await app.asAnonymous().requestOk(contact.send, { body, headers })
    const { body: list } = await app.as('admin').requestOk(contact.list, { query: { limit: '1' } })
    assert.equal(list[0]?.id, sent.id)
    assert.equal(list[0]?.ipAddress, '127.0.0.1')
    assert.notEqual(sent.id, app.people.admin.id)
    assert.ok(Date.parse(sent.createdAt) > Date.now() - 60_000)
  })
})

const toQueryValue = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent((text ?? '').toWellFormed().slice(0, 3000))
}
