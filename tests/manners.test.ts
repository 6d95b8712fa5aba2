import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '#platform/server/config.ts'
import { builtFrontend } from '#platform/server/frontend.ts'
import type { Role } from '#platform/roles.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/site-data.ts'
import { newId } from '#platform/server/ids.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { openHouse, type OpenHouse } from '../src/server.ts'
import { endpointsOfContracts, title, urlOf } from './support/contracts.ts'
import { schemaOf } from './support/generated.ts'
import { openTestHouse, site, type TestHouse } from './support/house.ts'
import { repository } from './support/source-files.ts'

// What anybody may expect of every call alike, whatever it is about.

const calls = await endpointsOfContracts()
let house: TestHouse
/** The same house with its pages. */
let withPages: OpenHouse
before(async () => {
  await buildIfNeeded()
  house = await openTestHouse()
  withPages = await openHouse({
    config: readConfig({ DATA_DIR: house.config.dataDir }),
    database: { db: house.db, pool: house.pool, connection: house.connection },
    secretKey: house.secretKey,
    log: { info() {}, warn() {} },
    requestLog: 'silent',
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(repository),
  })
})
after(async () => {
  await withPages.close()
  await house.close()
})
const visitor = (e: (typeof calls)[number]) =>
  e.for === 'anyone' ? house.asNobody() : house.as((e.for as Role[])[0] ?? 'admin')

describe('a cursor that no page of the list gave out is refused by name', () => {
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
  it('there are such lists', () => assert.ok(paged.length >= 5))
  for (const e of paged)
    it(title(e), async () => {
      for (const cursor of cursors) {
        const heard = await visitor(e).knocks({
          method: 'GET',
          url: `${urlOf(e)}?${new URLSearchParams({ cursor }).toString()}`,
        })
        assert.deepEqual([heard.status, heard.body.field], [400, 'cursor'], cursor)
      }
    })
})

describe('a change that changes nothing is told what is missing', () => {
  for (const e of calls.filter(({ method }) => method === 'PATCH'))
    it(title(e), async () => {
      for (const body of [undefined, {}, { noSuchField: 1 }]) {
        const { status, body: said } = await visitor(e).knocks({
          method: 'PATCH',
          url: urlOf(e),
          ...(body && { body }),
        })
        assert.equal(status, 400, JSON.stringify(said))
        const fields = Object.keys(schemaOf(e.body!).properties ?? {})
        if (said.code === 'nothing_to_change')
          for (const field of fields) assert.ok(said.message.includes(field), field)
        else assert.ok(fields.includes(said.field), JSON.stringify(said))
      }
    })
})

describe('the wrong method at a known address', () => {
  const asked: [method: string, url: string, allow: string][] = [
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
    ['POST', '/admin', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ]
  for (const [method, url, allow] of asked)
    it(`${method} ${url}`, async () => {
      const options = { method: method as 'GET', url, headers: { ...site, 'content-type': 'text/plain' }, payload: 'x' }
      const { payload: _, ...bare } = options
      const answer = await withPages.app.inject(method === 'GET' ? bare : options)
      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, allow], answer.body)
      assert.equal(answer.json<{ code: string }>().code, 'wrong_method')
    })

  it('is still a 404 where there is nothing at all', async () => {
    for (const url of ['/nothing', '/api/nothing', '/api', '/api/admin/units/x/y/z'])
      assert.equal((await withPages.app.inject({ method: 'DELETE', url, headers: site })).statusCode, 404, url)
  })
})
