import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { createLink } from '#accounts/server/links.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { building } from '#building/contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import { NoBuilding } from '#platform/server/buildings/building-scope.ts'
import { isSignedFor, parseReplyAddress, replyAddress } from '#platform/server/mail/incoming/reply-address.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { insertBuilding } from '#platform/server/buildings/registry.ts'
import { newId } from '#platform/server/database/ids.ts'
import { passLink, passOfToken } from '#visitors/server/codes.ts'
import {
  installationKey,
  openTwoBuildings,
  quiet,
  type TwoBuildings,
  type WalledApp,
} from '../support/walls/two-buildings.ts'

const password = 'copper lantern tide'
let buildings: TwoBuildings
let north: WalledApp
let south: WalledApp

before(async () => {
  buildings = await openTwoBuildings({ LOGIN_LIMIT: '3' })
  ;({ north, south } = buildings)
})
after(() => buildings.close())

const request = (url: string, headers: Record<string, string>) => buildings.app.fastify.inject({ url, headers })

describe('work without a building', () => {
  it('can query no table', async () => {
    await assert.rejects(buildings.app.db.execute(sql`select 1`), (error: Error) => {
      assert.ok(error instanceof NoBuilding || error.cause instanceof NoBuilding)
      return true
    })
    const { scope } = buildings.opened.active
    await assert.rejects(
      scope.runForInstallation(() => buildings.app.pool.query('select from users')),
      /relation "users" does not exist/,
    )
  })

  it('has no key, folder, origin or files', () => {
    const { app } = buildings
    for (const read of [
      () => app.secretKey,
      () => app.config.dataDir,
      () => app.config.mailDir,
      () => app.config.publicOrigin,
      () => app.fileStore.list(),
      () => app.buildings.current(),
    ])
      assert.throws(read, NoBuilding)
  })

  it('sees the tables of the current building only, on every connection', async () => {
    const schemas = (app: WalledApp) =>
      app.inside(() =>
        Promise.all(
          Array.from({ length: 40 }, async () => {
            const { rows } = await buildings.app.db.execute<{ name: string }>(sql`select name from building`)
            return rows[0]?.name
          }),
        ),
      )
    const [first, second] = await Promise.all([schemas(north), schemas(south)])
    assert.deepEqual([...new Set(first)], ['north tower'])
    assert.deepEqual([...new Set(second)], ['south tower'])
  })
})

describe('a job', () => {
  it('waits for a building that is not served yet, and ends without one', async () => {
    const { jobs, scope } = buildings.opened.active
    const { pool } = buildings.app
    const east = { slug: 'east', origin: 'http://east.test', hosts: [] }
    // Another process adds it, and a job for it, before this one has read the registry again.
    const id = await scope.runForInstallation(() => insertBuilding(pool, east))
    await assert.rejects(
      jobs.run(id, () => Promise.resolve()),
      /east is not served/,
    )
    await scope.runForInstallation(() => pool.query(`delete from registry.buildings where id = $1`, [id]))
    let isRun = false
    await jobs.run(newId(), async () => void (isRun = true))
    assert.equal(isRun, false)
  })
})

describe('the host name', () => {
  const page = { accept: 'text/html' }

  it('leads to its building, and to no other', async () => {
    for (const app of [north, south, north]) {
      const { body } = await app.asAnonymous().requestOk(building.profile)
      assert.equal(body.name, `${app.slug} tower`)
    }
  })

  it('of another building is none of the caller, whatever the case, the port or further headers', async () => {
    for (const host of ['elsewhere.test', 'north.test.elsewhere.test', 'north', '', 'north.test:8080']) {
      const response = await request('/api/building', { host, 'x-forwarded-host': 'north.test' })
      assert.equal(response.statusCode, 421, host)
      assert.equal(response.json<{ code: string }>().code, 'unknown_host')
    }
    for (const host of ['North.Test', 'north.test:80'])
      assert.equal((await request('/api/building', { host })).json<{ name: string }>().name, 'north tower')
  })

  it('that is unknown is answered so for a change of settings, too', async () => {
    const { statusCode } = await buildings.app.fastify.inject({
      method: 'POST',
      url: '/api/admin/settings/logo',
      headers: { host: 'elsewhere.test' },
    })
    assert.equal(statusCode, 421)
  })

  it('that is unknown is answered in plain words', async () => {
    const response = await request('/', { host: 'elsewhere.test', 'accept-language': 'fr', ...page })
    assert.equal(response.statusCode, 421)
    assert.match(response.body, /Il n’y a aucun immeuble à cette adresse/)
    assert.match(String(response.headers['content-security-policy']), /default-src 'self'/)
  })

  it('that is another name of a building leads to its address, which browsers do not remember; changes are rejected', async () => {
    for (const url of ['/contact?about=1', '/api/calendar.ics?key=none']) {
      const { statusCode, headers } = await request(url, { host: 'www.north.test', ...page })
      assert.deepEqual([statusCode, headers.location], [308, `http://north.test${url}`])
      assert.equal(headers['cache-control'], 'no-store')
    }
    const url = '/api/auth/login'
    const headers = { host: 'www.north.test' }
    const { statusCode } = await buildings.app.fastify.inject({ method: 'POST', url, headers })
    assert.equal(statusCode, 421)
  })

  it('that is another name takes the one-click form of an e-mail, which follows no redirect', async () => {
    const { statusCode, body } = await buildings.app.fastify.inject({
      method: 'POST',
      url: '/news-by-mail?token=none',
      headers: { host: 'www.north.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    assert.deepEqual([statusCode, (JSON.parse(body) as { field?: string }).field], [400, 'token'], body)
  })

  it('that is another name leads to its address on the port of its origin, too', async () => {
    const { scope } = buildings.opened.active
    const west = { slug: 'west', origin: 'http://west.localhost:8437', hosts: ['www.west.localhost'] }
    await createBuilding(buildings.connection, west, quiet)
    await wait(300)
    const { statusCode, headers } = await request('/', { host: 'www.west.localhost:8437', ...page })
    assert.deepEqual([statusCode, headers.location], [308, 'http://west.localhost:8437/'])
    assert.equal((await request('/', { host: 'www.west.localhost:9000', ...page })).statusCode, 421)
    await scope.runForInstallation(() => buildings.app.pool.query(`delete from registry.buildings where slug = 'west'`))
  })

  it('does not matter to the checks of health', async () => {
    for (const url of ['/health/live', '/health/ready'])
      assert.equal((await request(url, { host: '10.0.0.1:3000' })).statusCode, 200)
  })

  it('must be that of the origin of a change', async () => {
    const { status, body } = await south.withCookie(south.people.tenant.cookie).send({
      method: 'PATCH',
      url: '/api/account',
      body: '{"theme":"dark"}',
      headers: { origin: 'http://north.test' },
    })
    assert.deepEqual([status, body.code], [403, 'wrong_origin'])
  })
})

describe('links, keys and addresses of one building', () => {
  it('open nothing in another: links of e-mails', async () => {
    const { id, email } = await north.addPerson('tenant')
    const token = await createLink(north.db, { kind: 'reset', userId: id, sentTo: email }, new Date())
    const reset = (app: WalledApp) => app.asAnonymous().request(accounts.reset, { body: { token, password } })
    assert.equal((await reset(south)).status, 400)
    assert.equal((await reset(north)).status, 200)
  })

  it('open nothing in another: the address of a calendar', async () => {
    const { body } = await north.as('tenant').requestOk(ownCalendar.makeAddress)
    const url = new URL(body.url)
    assert.equal(url.origin, north.url)
    const at = (host: string) => request(`${url.pathname}${url.search}`, { host })
    assert.equal((await at('south.test')).statusCode, 404)
    assert.equal((await at('north.test')).statusCode, 200)
  })

  it('are signed with a key of its own', async () => {
    const [northKey, southKey] = [north.secretKeyOfBuilding, south.secretKeyOfBuilding]
    assert.notDeepEqual(northKey, southKey)
    assert.notDeepEqual(northKey, installationKey)
    const id = newId()
    const token = new URL(passLink(northKey, north.url, id)).searchParams.get('token') ?? ''
    assert.equal(passOfToken(northKey, token), id)
    assert.throws(() => passOfToken(southKey, token), { code: 'bad_link' })
    const pattern = 'reply+{token}@example.com'
    const answered = { id, number: 7 }
    const parsed = parseReplyAddress(pattern, replyAddress(pattern, northKey, answered, newId()))
    assert.ok(parsed)
    assert.deepEqual([isSignedFor(northKey, id, parsed), isSignedFor(southKey, id, parsed)], [true, false])
  })

  it('are not counted in another: failed sign-ins', async () => {
    const email = 'same@example.com'
    const passwordHash = await hashPassword(password)
    for (const app of [north, south]) await app.addPerson('tenant', { email, passwordHash })
    const signIn = (app: WalledApp, typed: string) =>
      app.asAnonymous().request(accounts.signIn, { body: { email, password: typed } })
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn(north, 'a wrong password')
    assert.equal((await signIn(north, password)).status, 429)
    assert.equal((await signIn(south, password)).status, 200)
  })
})
