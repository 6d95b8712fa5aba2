import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { isConcierge, isOffice, type Role, roles } from '#platform/roles.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { shapeOf } from '#platform/server/openapi/openapi.ts'
import { everyEndpoint } from '#app/api.ts'
import { createApp } from '#app/server.ts'
import { isUnsafe, type NamedEndpoint, title, urlOf } from '../support/contracts.ts'
import { validBody } from '../support/generated.ts'
import { addHouseholdMember } from '../support/people/members.ts'
import { aPicture } from '../support/picture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createForeignRecords } from '../support/access/foreign-records.ts'
import { type Caller, callers, calls, isAllowed } from '../support/access/access-matrix.ts'

const canCall = (e: NamedEndpoint, who: Caller) => isAllowed(title(e), who) === true
const guarded = calls.filter((e) => !canCall(e, 'anonymous'))
const withIds = calls.filter((e) => e.path.includes('/:'))
/** The body and headers for a call that takes a file. */
const aDocument = { body: Buffer.from('%PDF-1.4\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } }
const foreignOrigin = { origin: 'https://elsewhere.example' }

let app: TestApp
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  await addHouseholdMember(app, { member: app.people.household })
})
after(() => app.close())

const callAs = async (
  who: Caller,
  e: NamedEndpoint,
  more: { url?: string; body?: unknown; headers?: Record<string, string> } = {},
) => {
  const at = who === 'anonymous' ? app.asAnonymous() : app.withCookie(await cookieFor(who, e))
  return at.send({ method: e.method, url: urlOf(e), ...more })
}

/** A new session for a call that can end it. */
async function cookieFor(role: Role, e: NamedEndpoint) {
  if (!/logout|account/.test(e.path)) return app.people[role].cookie
  return (await addAllowedPerson(role)).cookie
}

/** A further person with every right of the role. */
const addAllowedPerson = async (role: Role) =>
  role === 'household' ? (await addHouseholdMember(app)).member : app.addPerson(role)

describe('every call and every role', () => {
  for (const e of calls)
    it(title(e), async () => {
      assert.notEqual(
        isAllowed(title(e), 'admin'),
        undefined,
        `The roles of ${title(e)} are missing: add it to the table in tests/support/access/access-matrix.ts.`,
      )
      for (const who of callers) {
        const { status, body } = await callAs(who, e)
        const text = `${who} got ${status} ${JSON.stringify(body)}`
        if (canCall(e, who)) assert.ok(status !== 401 && status !== 403 && status < 500, text)
        else assert.equal(status, who === 'anonymous' ? 401 : 403, text)
        if (status === 401) assert.equal(body.code, 'not_signed_in')
      }
    })

  it('the stream of changes requires a session', async () => {
    assert.equal((await app.asAnonymous().send({ method: 'GET', url: '/api/live' })).status, 401)
  })
})

describe('the order of the checks', () => {
  it('checks the session before the origin', async () => {
    for (const e of guarded.filter(isUnsafe))
      assert.equal((await callAs('anonymous', e, { headers: foreignOrigin })).status, 401, title(e))
  })

  it('checks the origin before the role', async () => {
    for (const e of calls.filter(isUnsafe))
      for (const who of callers.filter((v) => v !== 'anonymous' || canCall(e, v))) {
        const { status, body } = await callAs(who, e, { headers: foreignOrigin })
        assert.deepEqual([status, body.code], [403, 'wrong_origin'], `${title(e)} as ${who}`)
      }
  })

  it('checks the role before the body', async () => {
    const invalidBodies = [
      { body: '{"broken', headers: { 'content-type': 'application/json' } },
      { body: '<xml/>', headers: { 'content-type': 'text/xml' } },
      { body: JSON.stringify('x'.repeat(70_000)), headers: { 'content-type': 'application/json' } },
    ]
    for (const e of guarded.filter((call) => call.body))
      for (const more of invalidBodies) {
        assert.equal((await callAs('anonymous', e, more)).status, 401, title(e))
        for (const who of callers.filter((v) => v !== 'anonymous' && !canCall(e, v)))
          assert.equal((await callAs(who, e, more)).body.code, 'not_allowed', `${title(e)} as ${who}`)
      }
  })

  it('accepts an unsafe call only from the site itself', async () => {
    const url = '/api/account'
    const from = async (headers: Record<string, string>) =>
      (
        await app.fastify.inject({
          method: 'PATCH',
          url,
          payload: { theme: 'dark' },
          headers: { host: 'tower.test', cookie: app.people.tenant.cookie, ...headers },
        })
      ).statusCode
    assert.equal(await from({ origin: 'http://tower.test' }), 200)
    assert.equal(await from({ 'sec-fetch-site': 'same-origin' }), 200)
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: '' },
      { origin: 'http://tower.test.evil.example' },
      { origin: 'http://evil.example/tower.test' },
      { origin: 'http://tower.test:8080' },
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: 'http://tower.test/account' },
    ] as Record<string, string>[])
      assert.equal(await from(headers), 403, JSON.stringify(headers))
  })
})

describe('ids', () => {
  for (const e of withIds)
    it(`${title(e)} returns 404 for a record that does not exist`, async () => {
      const body = validBody(e)
      const file = e.bodyType === 'document' ? aDocument : e.bodyType === 'picture' ? await aPicture() : undefined
      const input = file ?? (body === undefined ? {} : { body })
      const who = callers.find((v) => canCall(e, v)) ?? 'admin'
      const malformed = ['x', '%00', '%F0%9F%8C%8A', `${crypto.randomUUID()}x`, '%27--', '%E0%A4', 'x'.repeat(300)]
      for (const id of [crypto.randomUUID(), ...malformed]) {
        const response = await callAs(who, e, { url: e.path.replace(/:\w+/g, id), ...input })
        assert.deepEqual(
          [response.status, response.body.code],
          [404, 'not_found'],
          `${id}: ${JSON.stringify(response.body)}`,
        )
      }
    })
})

describe('the app', () => {
  it('mounts every call of every contract', () => {
    const titles = (list: readonly { method: string; path: string }[]) =>
      list.map((e) => `${e.method} ${e.path}`).sort()
    assert.deepEqual(titles(everyEndpoint), titles(calls))
    for (const e of calls) assert.ok(app.fastify.hasRoute({ method: e.method, url: e.path }), title(e))
  })

  it('has no two calls with the same method and path', () => {
    assert.equal(new Set(calls.map(title)).size, calls.length)
  })

  it('describes the roles, parameters and body of each call in the OpenAPI document', async () => {
    const { body: document } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    assert.equal(document.openapi, '3.1.0')
    const templates = new Map(Object.keys(document.paths).map((path) => [shapeOf(path), path]))
    for (const e of calls) {
      const template = templates.get(shapeOf(e.path)) ?? ''
      const found = document.paths[template]?.[e.method.toLowerCase()]
      assert.ok(found, `${title(e)} is not in the document`)
      assert.deepEqual(found['x-for'], e.roles)
      assert.equal(found.security === undefined, e.roles === 'anyone')
      assert.equal('requestBody' in found, e.body !== undefined || e.bodyType !== undefined, title(e))
      const named: string[] = found.parameters
        .filter((p: { in: string }) => p.in === 'path')
        .map((p: { name: string }) => p.name)
      assert.deepEqual(
        named,
        [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      )
    }
  })

  it('does not start when an endpoint does not declare its roles', async () => {
    const call = accounts.assignees as { roles: unknown }
    const declared = call.roles
    const options = { config: readConfig({}), secretKey: app.secretKey, log: { info() {}, warn() {} } }
    try {
      for (const wrong of [undefined, null, [], 'everyone', ['landlord'], {}]) {
        call.roles = wrong
        const opening = createApp({ ...options, database: { ...app, connection: {} } })
        await assert.rejects(opening, /GET \/api\/admin\/staff does not declare who may call it/)
      }
    } finally {
      call.roles = declared
    }
  })
})

describe("another person's record", () => {
  // Records that every role may see have no owner.
  for (const e of withIds.filter((call) => canCall(call, 'tenant') && !canCall(call, 'anonymous')))
    it(`${title(e)} returns 404 for it, as for a record that does not exist`, async () => {
      const create = createForeignRecords(app)[title(e)]
      assert.ok(
        create,
        `Add a factory of a record of another resident for ${title(e)} to tests/support/access/foreign-records.ts.`,
      )
      const { ids, owner, body = validBody(e), isVisibleToOffice } = await create()
      const sent = { method: e.method, url: urlOf(e, ids), body }
      const others = await Promise.all((roles as readonly Role[]).map(addAllowedPerson))
      for (const other of others.filter(
        ({ role }) => canCall(e, role) && !(isVisibleToOffice && (isOffice(role) || isConcierge(role))),
      )) {
        const response = await app.withCookie(other.cookie).send(sent)
        assert.deepEqual([response.status, response.body.code], [404, 'not_found'], other.role)
      }
      const response = await app.withCookie(owner.cookie).send(sent)
      assert.ok(response.status < 300, `the owner got ${response.status} ${JSON.stringify(response.body)}`)
    })
})
