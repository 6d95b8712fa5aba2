import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { contact } from '#contact/contract.ts'
import { title, urlOf } from '../support/contracts.ts'
import { validBody, junk, schemaOf } from '../support/generated.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addRecords, type Records } from '../support/real-records.ts'
import { bodies, calls, createInputCalls, json, noLimits, seed, valuesFor, withBody } from '../support/input-calls.ts'

let app: TestApp
/** Records that the calls change. */
let records: Records

before(async () => {
  app = await createTestApp(noLimits)
  console.log(`SEED=${seed} BODIES=${bodies}`)
  records = await addRecords(app)
})
after(() => app.close())

const { ids, validInput, clientFor, send, assertRejected } = createInputCalls(
  () => app,
  () => records,
)

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
        { seed, numRuns: e.query ? bodies : 5, endOnFailure: true },
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
      for (const version of valuesFor(e, versions)) {
        const response = await send(e, validInput(e), { ...json, 'if-match': version })
        if (response.status >= 400) assertRejected(response, `${title(e)} If-Match: ${version}`)
      }
  })

  it('causes no server error by Idempotency-Key', async () => {
    const keys = ['', ' ', 'k', "'; --", 'ÿþ', '\u0001', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(8000)]
    for (const e of withBody.filter(({ status }) => status === 201))
      for (const key of valuesFor(e, keys)) {
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
      for (const cookie of valuesFor(e, cookies)) {
        const response = await app.withCookie(cookie).send({ method: e.method, url: urlOf(e, ids(e)) })
        if (e.roles !== 'anyone') assertRejected(response, `${title(e)} Cookie: ${cookie}`, { status: 401 })
        else if (response.status >= 400) assertRejected(response, `${title(e)} Cookie: ${cookie}`)
      }
  })

  it('a header cannot set the address, the host or the identity of the caller', async () => {
    const ip = '6.6.6.6'
    const identity = { 'x-user-id': app.people.admin.id }
    const headers = { 'x-forwarded-for': ip, forwarded: `for=${ip}`, 'x-real-ip': ip, ...identity }
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
