import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import type { Frontend } from './frontend.ts'
import { buildingNotSetUp } from '../../http-error.ts'
import { readConfig } from '../process/config.ts'
import { DatabaseAway } from '../database/database-client.ts'
import { openHttp } from '../http/http.ts'
import { createPages } from './pages.ts'

type Page = { name: 'home' | 'lost' | 'form' | 'empty' | 'error'; text?: string }
const site: Record<string, { page: Page; key: string }> = {
  '/': { page: { name: 'home' }, key: '/' },
  '/home': { page: { name: 'home' }, key: '/home' },
  '/empty': { page: { name: 'empty' }, key: '/empty' },
}

async function openPages({ development = false, complete = false } = {}) {
  const facts = { greeting: 'Good day', rendered: 0, hour: 0, isAway: false }
  const frontend: Frontend<Page, string> = {
    assets: { development, entries: {} },
    mount: async () => undefined,
    load: async () => ({
      pageAt: (path, search) =>
        path === '/filtered' ? { page: { name: 'home' }, key: `${path} ${search}` } : (site[path] ?? null),
      warm: ['/'],
      notFoundAt: () => ({ page: { name: 'lost' }, key: '404' }),
      errorAt: (path, preferred, textIn) => ({
        name: 'error',
        text: textIn(path.startsWith('/fr') ? 'fr' : preferred),
      }),
      render: async ({ name, text = '' }, greeting) => {
        if (name === 'empty') return null
        facts.rendered += 1
        return `<!doctype html><h1>${name} ${greeting}</h1>${text}`
      },
    }),
  }
  const app = complete ? await openHttp(readConfig({ DATA_DIR: '/tmp' }), 'silent') : fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'not_found' }))
  const data = async () => {
    if (facts.isAway) throw new DatabaseAway('not reachable')
    return facts.greeting
  }
  const pages = createPages({ frontend, data, now: () => facts.hour * 3_600_000 })
  app.get('/fault', () => Promise.reject(new Error('a fault')))
  app.post('/form', (request, reply) => pages.show(request, reply, 422, { name: 'form' }))
  await pages.mount(app)
  return { app, pages, facts }
}

describe('public pages while the database is away', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  async function openUnavailable() {
    const opened = await openPages({ complete: true })
    opened.pages.invalidate()
    opened.facts.isAway = true
    return opened
  }

  it('answer a browser with 503 as a page in its language, with what was known last', async () => {
    const { app, facts } = await openUnavailable()
    for (const [url, language, text] of [
      ['/', 'en', "We can't reach our records right now."],
      ['/', 'fr', 'Nos dossiers sont inaccessibles pour l’instant.'],
      ['/fr/home', 'en', 'Nos dossiers sont inaccessibles pour l’instant.'],
    ] as const) {
      const answer = await app.inject({ url, headers: { ...browser, 'accept-language': language } })
      assert.equal(answer.statusCode, 503)
      assert.ok(answer.body.startsWith(`<!doctype html><h1>error Good day</h1>${text}`), answer.body)
      const { 'content-type': type, 'retry-after': retry, 'cache-control': cache, etag } = answer.headers
      assert.deepEqual([type, retry, cache, etag], ['text/html; charset=utf-8', '5', 'no-store', undefined])
    }
    facts.isAway = false
    assert.equal((await app.inject({ url: '/', headers: browser })).statusCode, 200, 'and work again')
  })

  it('answer a fault of the program in the same way', async () => {
    const { app } = await openPages({ complete: true })
    const answer = await app.inject({ url: '/fault', headers: browser })
    assert.equal(answer.statusCode, 500)
    assert.match(answer.body, /^<!doctype html><h1>error Good day<\/h1>Something went wrong on our side/)
  })

  it('answer a browser with a small page while nothing is known of the building', async () => {
    const app = await openHttp(readConfig({ DATA_DIR: '/tmp' }), 'silent')
    app.get('/', () => Promise.reject(buildingNotSetUp()))
    for (const [language, text] of [
      ['en', 'This building is being set up.'],
      ['fr', 'Cet immeuble est en cours de configuration.'],
    ] as const) {
      const answer = await app.inject({ url: '/', headers: { ...browser, 'accept-language': language } })
      assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '60'])
      assert.match(String(answer.headers['content-type']), /^text\/html/)
      assert.ok(answer.body.includes(`<html lang="${language}">`) && answer.body.includes(text), answer.body)
    }
  })

  it('answer programs and calls with JSON', async () => {
    const { app } = await openUnavailable()
    for (const [url, accept] of [
      ['/', '*/*'],
      ['/', 'application/json'],
      ['/api/x', browser.accept],
    ] as const) {
      const answer = await app.inject({ url, headers: { accept } })
      assert.match(String(answer.headers['content-type']), /^application\/json/, `${url} ${accept}`)
    }
  })

  it('show a form again with what was typed', async () => {
    const { app } = await openUnavailable()
    const answer = await app.inject({ method: 'POST', url: '/form', headers: browser })
    assert.deepEqual([answer.statusCode, answer.body], [422, '<!doctype html><h1>form Good day</h1>'])
  })
})

describe('public pages', () => {
  it('are rendered once and sent from memory, compressed for browsers that accept it', async () => {
    const { app, facts } = await openPages()
    const plain = await app.inject({ url: '/' })
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(plain.body, '<!doctype html><h1>home Good day</h1>')
    assert.equal(packed.headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body)
    assert.equal(plain.headers.vary, 'accept-encoding')
    assert.equal(facts.rendered, 1)
  })

  it('are compressed with gzip for a browser that rejects brotli, and not for one that rejects both', async () => {
    const { app } = await openPages()
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    assert.equal(answer.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(answer.rawPayload).toString(), '<!doctype html><h1>home Good day</h1>')
    const neither = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } })
    assert.equal(neither.headers['content-encoding'], undefined)
  })

  it('are not sent again to a browser that has them', async () => {
    const { app } = await openPages()
    const { headers } = await app.inject({ url: '/' })
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.statusCode, 304)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, headers.etag)
  })

  it('show changed data under a new ETag', async () => {
    const { app, pages, facts } = await openPages()
    const before = await app.inject({ url: '/' })
    facts.greeting = 'Good evening'
    pages.invalidate()
    const after = await app.inject({ url: '/' })
    assert.match(after.body, /Good evening/)
    assert.notEqual(after.headers.etag, before.headers.etag)
  })

  it('are rendered again within the day, for the year in the footer', async () => {
    const { app, facts } = await openPages()
    facts.greeting = 'Happy new year'
    facts.hour = 2
    assert.match((await app.inject({ url: '/' })).body, /Happy new year/)
  })

  it('answer HEAD with the same headers and no body', async () => {
    const { app } = await openPages()
    const answer = await app.inject({ method: 'HEAD', url: '/' })
    assert.equal(answer.statusCode, 200)
    assert.ok(answer.headers.etag)
    assert.equal(answer.body, '')
  })

  it('are the same with a slash at the end', async () => {
    const { app } = await openPages()
    assert.equal((await app.inject({ url: '/home/' })).statusCode, 200)
  })

  it('answer an address without a page with the 404 page, and a call that does not exist with JSON', async () => {
    const { app } = await openPages()
    const page = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '"x"' } })
    assert.equal(page.statusCode, 404)
    assert.match(page.body, /lost/)
    assert.match(String(page.headers['content-type']), /text\/html/)
    assert.equal((await app.inject({ url: '/empty' })).statusCode, 404)
    const call = await app.inject({ url: '/api/nowhere' })
    assert.deepEqual([call.statusCode, call.json()], [404, { code: 'not_found' }])
  })

  it('under countless addresses do not fill the memory: the least recently used are evicted', async () => {
    const { app, facts } = await openPages()
    for (let place = 0; place < 130; place += 1) await app.inject({ url: `/filtered?wish=${place}` })
    const made = facts.rendered
    await app.inject({ url: '/filtered?wish=129' })
    assert.equal(facts.rendered, made)
    await app.inject({ url: '/filtered?wish=0' })
    assert.equal(facts.rendered, made + 1)
  })

  it('are sent from the cache the second time, with the same headers, until their data changes', async () => {
    const { app, pages, facts } = await openPages({ complete: true })
    const headers = { 'accept-encoding': 'br' }
    const load = async (requestHeaders: Record<string, string> = headers, url = '/') => {
      const answer = await app.inject({ url, headers: requestHeaders })
      const { 'x-request-id': id, date: _, ...rest } = answer.headers
      return { answer, id, rest }
    }
    const first = await load()
    const second = await load()
    assert.ok(first.rest['content-security-policy'])
    assert.ok(first.rest['permissions-policy'])
    assert.deepEqual({ ...second.rest }, { ...first.rest })
    assert.deepEqual(second.answer.rawPayload, first.answer.rawPayload)
    assert.ok(second.id && second.id !== first.id)
    const plain = await load({})
    assert.equal(plain.rest['content-encoding'], undefined)
    assert.equal(Number(plain.rest['content-length']), plain.answer.rawPayload.length)
    const again = await load({ ...headers, 'if-none-match': String(first.rest['etag']) })
    assert.deepEqual([again.answer.statusCode, again.answer.body], [304, ''])
    facts.greeting = 'Good evening'
    pages.invalidate()
    assert.match((await load({})).answer.body, /Good evening/)
    facts.hour = 2
    facts.greeting = 'Good night'
    assert.match((await load({})).answer.body, /Good night/)
  })

  it('made for one visitor are never cached', async () => {
    const { app } = await openPages()
    const answer = await app.inject({ method: 'POST', url: '/form' })
    assert.equal(answer.statusCode, 422)
    assert.equal(answer.headers['cache-control'], 'no-store')
  })
})
