import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { accounts } from '#accounts/contract.ts'
import type { App } from '#app/server.ts'
import { createAppWithPages, createEmptyApp } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

/** The expected Content-Security-Policy, which allows no inline scripts or styles. */
const policy = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
}
const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...sources] = part.trim().split(' ')
        // Portals allow the scripts and styles in their documents by hash.
        return [name, sources.filter((from) => !/^'sha256-[\w+/]{43}='$/.test(from)).join(' ')]
      }),
  )

/** The only page with a foreign frame: the map, which visitors open themselves. */
const foreignFrames: Record<string, object> = { '/contact': { 'frame-src': 'https://www.openstreetmap.org' } }

function assertSecurityHeaders(headers: Record<string, unknown>, where: string) {
  assert.deepEqual(policyOf(headers['content-security-policy']), { ...policy, ...foreignFrames[where] }, where)
  assert.equal(headers['x-content-type-options'], 'nosniff', where)
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', where)
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin', where)
  assert.match(
    String(headers['permissions-policy']),
    /^camera=\((?:self)?\), geolocation=\(\), microphone=\(\)$/,
    where,
  )
  assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/, where)
  assert.equal(headers['x-powered-by'], undefined, where)
  assert.equal(headers.server, undefined, where)
}

let app: TestApp
/** A second app on the same database, with pages. */
let withPages: App
before(async () => {
  app = await createTestApp()
  withPages = await createAppWithPages(app, { onRequest: (line) => app.log.push(line) })
})
after(async () => {
  await withPages.close()
  await app.close()
})
const visit = (url: string, headers: Record<string, string> = {}) =>
  withPages.fastify.inject({ method: 'GET', url, headers: { host: site.host, accept: 'text/html', ...headers } })

describe('an error response', () => {
  it('has a message, a code, a request id, and a field where there is one', async () => {
    const cases: [url: string, method: string, body: unknown, status: number, code: string, field?: string][] = [
      ['/api/nothing', 'GET', undefined, 404, 'not_found'],
      ['/api/auth/login', 'DELETE', undefined, 405, 'wrong_method'],
      ['/api', 'GET', undefined, 404, 'not_found'],
      ['/api/%E0%A4%A', 'GET', undefined, 404, 'not_found'],
      [`/api/${'x'.repeat(500)}`, 'GET', undefined, 404, 'not_found'],
      ['/api/account', 'GET', undefined, 401, 'not_signed_in'],
      ['/api/auth/login', 'POST', { email: '' }, 400, 'invalid', 'email'],
      ['/api/auth/login', 'POST', '{', 400, 'malformed', 'body'],
    ]
    for (const [url, method, body, status, code, field] of cases) {
      const headers = { ...site, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      for (const { fastify } of [app, withPages]) {
        const answer = await fastify.inject({ method: method as 'GET', url, headers, payload: body as string })
        const text = answer.json<Record<string, unknown>>()
        assert.equal(answer.statusCode, status, `${method} ${url}`)
        assert.match(String(answer.headers['content-type']), /^application\/json/)
        assert.deepEqual(Object.keys(text).sort(), [...(field ? ['code', 'field'] : ['code']), 'message', 'requestId'])
        assert.deepEqual([text.code, text.field, text.requestId], [code, field, answer.headers['x-request-id']])
        assert.ok(String(text.message).length > 5)
        assert.equal(answer.headers['cache-control'], 'no-store')
        assertSecurityHeaders(answer.headers, url)
      }
    }
  })

  it('contains only the request id of an internal error, which is logged with that id', async () => {
    const { app: broken, log, drop } = await createEmptyApp()
    await broken.pool.query('alter table building rename to mislaid')
    const answer = await broken.fastify.inject({ method: 'GET', url: '/api/building', headers: site })
    assert.equal(answer.statusCode, 500)
    const text = answer.json<Record<string, string>>()
    assert.deepEqual(Object.keys(text).sort(), ['code', 'message', 'requestId'])
    assert.doesNotMatch(answer.body, /relation|select|building|node_modules|\.ts/i)
    const logged = log.find((line) => line.includes('"level":50')) ?? ''
    assert.ok(logged.includes(text.requestId ?? '-'))
    assert.match(logged, /"stack":/)
    await broken.close()
    await drop()
  })
})

describe('a page that does not exist', () => {
  it('is a page with status 404', async () => {
    for (const url of [
      '/nothing',
      '/admin/nothing',
      '/%E0%A4%A',
      `/${'x'.repeat(500)}`,
      '/index.php',
      '/.env',
      '/assets/x.js',
    ]) {
      const answer = await visit(url)
      assert.equal(answer.statusCode, 404, url)
      assertSecurityHeaders(answer.headers, url)
    }
    const { body, headers } = await visit('/nothing')
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.match(body, /Page Not Found/)
  })
})

describe('the security headers', () => {
  for (const url of ['/', '/contact', '/login', '/admin', '/tenant', '/staff'])
    it(`of ${url} allow only scripts and styles of the site`, async () => {
      const answer = await visit(url)
      assert.equal(answer.statusCode, 200)
      assertSecurityHeaders(answer.headers, url)
      assert.doesNotMatch(
        answer.body,
        /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>/i,
        'no script in the page',
      )
      assert.doesNotMatch(
        answer.body,
        /\son\w+="|\sstyle="|<style[\s>]|javascript:/i,
        'no handler and no style in the page',
      )
    })

  it('include HSTS over https', async () => {
    const secure = await createTestApp({ PUBLIC_ORIGIN: 'https://tower.example' })
    const { headers } = await secure.asAnonymous().send({ method: 'GET', url: '/api/building' })
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/)
    assert.match(String(headers['content-security-policy']), /upgrade-insecure-requests/)
    const token = secure.people.admin.cookie.split('=')[1]
    assert.equal((await secure.as('admin').request(accounts.me)).status, 401, 'a cookie without the prefix is ignored')
    assert.equal((await secure.withCookie(`__Host-session=${token}`).request(accounts.me)).status, 200)
    await secure.close()
  })
})

describe('the request log', () => {
  it('contains ids and routes, and no personal data', async () => {
    const { admin } = app.people
    // A line is written after the response has been sent.
    await wait(50)
    const from = app.log.length
    const secret = 'copper-lantern-tide'
    await app.as('admin').send({ method: 'GET', url: `/api/admin/contact-messages?search=${admin.email}` })
    await app
      .asAnonymous()
      .send({ method: 'POST', url: '/api/auth/login', body: { email: admin.email, password: secret } })
    await app
      .asAnonymous()
      .send({ method: 'POST', url: '/api/auth/reset-password', body: { token: secret, password: 'x' } })
    await app.asAnonymous().send({ method: 'POST', url: '/api/auth/login', body: `{"email":"${admin.email}",` })
    await app.asAnonymous().send({ method: 'GET', url: `/api/nothing/${secret}?token=${secret}` })
    await visit(`/reset-password?token=${secret}`, {
      'user-agent': `Agent ${secret}`,
      referer: `http://x/?t=${secret}`,
    })
    await visit(`/${secret}`)
    await wait(50)
    const lines = app.log.slice(from)
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const requests = found.filter(({ route }) => route !== undefined)
    assert.equal(requests.length, 7, lines.join('\n'))
    for (const line of requests) {
      assert.match(String(line.id), /^[0-9a-f-]{36}$/)
      for (const part of ['method', 'route', 'status', 'ms', 'time', 'level']) assert.ok(part in line, part)
    }
    assert.ok(requests.some(({ route }) => route === '/api/admin/contact-messages'))
    for (const word of [
      admin.email,
      admin.id,
      secret,
      admin.cookie.split('=')[1] ?? '-',
      '127.0.0.1',
      'search=',
      'Agent',
    ])
      assert.ok(!lines.join('').includes(word), `the log contains ${word}`)
  })
})
