import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Role } from '#platform/roles.ts'
import { newId } from '#platform/server/database/ids.ts'
import { endpointsOfContracts, title, urlOf } from '../support/contracts.ts'
import { schemaOf } from '../support/generated.ts'
import type { App } from '#app/server.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

// Errors that are the same for every call.

const calls = await endpointsOfContracts()
let app: TestApp
/** A second app on the same database, with pages. */
let withPages: App
before(async () => {
  app = await createTestApp()
  withPages = await createAppWithPages(app)
})
after(async () => {
  await withPages.close()
  await app.close()
})
const clientFor = (e: (typeof calls)[number]) =>
  e.roles === 'anyone' ? app.asAnonymous() : app.as((e.roles as Role[])[0] ?? 'admin')

describe('an invalid cursor is rejected with the name of the field', () => {
  const paged = calls.filter(({ query }) => query && 'cursor' in (schemaOf(query).properties ?? {}))
  const dashes = '-'.repeat(36)
  const cursors = [
    'x',
    newId(),
    `2026-01-01T00:00:00.000Z_${dashes}`,
    `+275760-09-13T00:00:00.000Z_${newId()}`,
    `2026-13-45T00:00:00.000Z_${newId()}`,
    `2026-02-30T00:00:00.000Z_${newId()}`,
    `2026-02-30T00:00:00.000Z_1_2026-02-30T00:00:00.000Z_2026-02-30T00:00:00.000Z_${newId()}`,
    Buffer.from(JSON.stringify(['2026-01-01', dashes])).toString('base64url'),
    '99999_x',
  ]
  it('finds the lists with a cursor', () => assert.ok(paged.length >= 5))
  for (const e of paged)
    it(title(e), async () => {
      for (const cursor of cursors) {
        const response = await clientFor(e).send({
          method: 'GET',
          url: `${urlOf(e)}?${new URLSearchParams({ cursor }).toString()}`,
        })
        assert.deepEqual([response.status, response.body.field], [400, 'cursor'], cursor)
      }
    })
})

describe('a change without fields is rejected with the names of the fields', () => {
  for (const e of calls.filter(({ method }) => method === 'PATCH'))
    it(title(e), async () => {
      for (const body of [undefined, {}, { noSuchField: 1 }]) {
        const { status, body: text } = await clientFor(e).send({
          method: 'PATCH',
          url: urlOf(e),
          ...(body && { body }),
        })
        assert.equal(status, 400, JSON.stringify(text))
        const fields = Object.keys(schemaOf(e.body!).properties ?? {})
        if (text.code === 'nothing_to_change')
          for (const field of fields) assert.ok(text.message.includes(field), field)
        else assert.ok(fields.includes(text.field), JSON.stringify(text))
      }
    })
})

describe('a wrong method returns 405 for', () => {
  const cases: [method: string, url: string, allow: string][] = [
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/auth/login', 'POST'],
    ['PUT', '/api/admin/contact-messages', 'GET, HEAD'],
    ['DELETE', `/api/admin/units/${newId()}`, 'GET, HEAD, PATCH'],
    ['PATCH', '/api/admin/users/', 'GET, HEAD, POST'],
    ['POST', '/api/live', 'GET, HEAD'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/?from=elsewhere', 'GET, HEAD'],
    ['PUT', '/contact', 'GET, HEAD, POST'],
    ['PUT', '/admin', 'GET, HEAD, POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ]
  for (const [method, url, allow] of cases)
    it(`${method} ${url}`, async () => {
      const options = { method: method as 'GET', url, headers: { ...site, 'content-type': 'text/plain' }, payload: 'x' }
      const { payload: _, ...bare } = options
      const answer = await withPages.fastify.inject(method === 'GET' ? bare : options)
      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, allow], answer.body)
      assert.equal(answer.json<{ code: string }>().code, 'wrong_method')
    })

  it('only existing paths; others are a 404', async () => {
    for (const url of ['/nothing', '/api/nothing', '/api', '/api/admin/units/x/y/z'])
      assert.equal((await withPages.fastify.inject({ method: 'DELETE', url, headers: site })).statusCode, 404, url)
  })
})
