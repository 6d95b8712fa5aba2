import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ownCalendar } from '#calendar/own-contract.ts'
import { paths, tokenPages } from '#paths.ts'
import { contentsOf } from '../support/contents.ts'
import type { App } from '#app/server.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'
import { repository } from '../support/source-files.ts'

// The headers of pages that a link with a token opens, and the effect of opening one.

const secret = 'a-token-that-nobody-may-see'
let app: TestApp
let withPages: App
before(async () => {
  app = await createTestApp()
  withPages = await createAppWithPages(app, { onRequest: (line) => app.log.push(line) })
})
after(async () => {
  await withPages.close()
  await app.close()
})

const fetchPage = (method: 'GET' | 'HEAD' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}) =>
  withPages.fastify.inject({ method, url, headers: { host: site.host, ...headers } })

describe('a page opened by a link with a token', () => {
  it('is every page of src/paths.ts with a token', () => {
    const withToken = Object.values(paths)
      .map((path) => (path as (token?: string) => string)(secret))
      .filter((address) => address.includes('token='))
      .map((address) => address.split('?')[0] ?? '')
    assert.deepEqual([...tokenPages].sort(), withToken.sort())
    assert.ok(tokenPages.length >= 3)
  })

  for (const page of tokenPages)
    it(`${page} is not stored and sends no address as the referrer`, async () => {
      for (const url of [page, `${page}?token=${secret}`, `${page}/?token=${secret}`, `${page}?token=${secret}&x=1`])
        // Twice, because the cached page must have the same headers.
        for (const method of ['GET', 'GET', 'HEAD'] as const) {
          const { statusCode, headers } = await fetchPage(method, url)
          assert.equal(statusCode, 200, url)
          assert.equal(headers['cache-control'], 'no-store', url)
          assert.equal(headers['referrer-policy'], 'strict-origin', url)
          assert.match(String(headers['content-security-policy']), /default-src 'self'.*script-src 'self'/, url)
        }
      const { body } = await fetchPage('GET', `${page}?token=${secret}`)
      assert.ok(!body.includes(secret), 'the page itself contains no token')
      // The first script or link of the page removes the token from the address.
      const [first = ''] = /<(?:script|link)\b[^>]*(?:src|href)[^>]*>/.exec(body) ?? []
      assert.match(first, /^<script src="\/link-token\.js">$/)
      // A link that begins with a question mark is one to the same page in another language.
      const elsewhere = [...body.matchAll(/(?:src|href)="(?!\/(?!\/)|tel:|mailto:|#|\?)([^"]*)"/g)].map(
        ([, address]) => address,
      )
      assert.deepEqual(elsewhere, [])
    })

  it('is no other page: other pages have the usual headers', async () => {
    for (const page of [paths.login(), paths.home(), paths.tenant()]) {
      const { headers, body } = await fetchPage('GET', page)
      assert.equal(headers['cache-control'], 'no-cache', page)
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', page)
      assert.ok(!body.includes('link-token.js'))
    }
  })

  it('changes nothing when it is opened, previewed or prefetched', async () => {
    const before = await contentsOf(app.pool)
    const visits: Record<string, string>[] = [{}, { 'sec-purpose': 'prefetch' }, { 'user-agent': 'scanner' }]
    for (const page of tokenPages)
      for (const headers of visits)
        for (const method of ['GET', 'HEAD'] as const) await fetchPage(method, `${page}?token=${secret}`, headers)
    assert.deepEqual(await contentsOf(app.pool), before)
  })

  it('leaves no token in the log, whatever the address is', async () => {
    const feed = ownCalendar.feed.path
    const addresses = [
      ...tokenPages.flatMap((page) => [`${page}?token=${secret}`, `/fr${page}?token=${secret}`]),
      `${feed}?key=${secret}`,
      `${feed}?key=${secret}&key=x`,
      `/api/nothing/${secret}?token=${secret}`,
      `/${secret}?token=${secret}`,
      `/%E0%A4%A?token=${secret}`,
      `/pictures/${secret}?token=${secret}`,
    ]
    for (const url of addresses)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const) await fetchPage(method, url)
    assert.ok(app.log.length > addresses.length)
    assert.ok(app.log.every((line) => !line.includes(secret)))
  })
})

describe('the calendar feed', () => {
  it('is not stored and sends no referrer', async () => {
    const { body } = await app.as('tenant').requestOk(ownCalendar.makeAddress)
    const { pathname, search } = new URL(body.url ?? '')
    const { statusCode, headers } = await fetchPage('GET', pathname + search)
    assert.equal(statusCode, 200)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'no-referrer')
  })
})

describe('the script that removes the token from the address', () => {
  const run = async (href: string) => {
    const source = await readFile(join(repository, 'public/link-token.js'), 'utf8')
    const replaced: string[] = []
    const window: { linkToken?: string } = {}
    const history = { state: null, replaceState: (_: unknown, __: string, to: URL) => void replaced.push(to.href) }
    const form = { action: '' }
    const document = {
      addEventListener: (name: string, listen: (event: { target: typeof form }) => void) => {
        if (name === 'submit') listen({ target: form })
      },
    }
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('window', 'location', 'history', 'document', source)(window, { href }, history, document)
    return { window, replaced, sentTo: form.action }
  }

  it('sends a form with the token, keeps it in memory and leaves the rest of the address unchanged', async () => {
    assert.deepEqual(await run('https://tower.example/reset-password?a=1&token=t%2B%2F&b=2#there'), {
      window: { linkToken: 't+/' },
      replaced: ['https://tower.example/reset-password?a=1&b=2#there'],
      sentTo: '/reset-password?a=1&token=t%2B%2F&b=2',
    })
    assert.deepEqual(await run('https://tower.example/reset-password'), { window: {}, replaced: [], sentTo: '' })
  })
})
