import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import type { Frontend } from './frontend.ts'
import { readConfig } from './config.ts'
import { openHttp } from './http.ts'
import { createPages } from './pages.ts'

type Page = { name: 'home' | 'lost' | 'form' | 'empty' }
const site: Record<string, { page: Page; key: string }> = {
  '/': { page: { name: 'home' }, key: '/' },
  '/home': { page: { name: 'home' }, key: '/home' },
  '/empty': { page: { name: 'empty' }, key: '/empty' },
}

async function openPages({ development = false, whole = false } = {}) {
  const facts = { greeting: 'Good day', rendered: 0, hour: 0 }
  const frontend: Frontend<Page, string> = {
    assets: { development, entries: {} },
    mount: async () => undefined,
    load: async () => ({
      pageAt: (path, search) =>
        path === '/filtered' ? { page: { name: 'home' }, key: `${path} ${search}` } : (site[path] ?? null),
      warm: ['/'],
      notFoundAt: () => ({ page: { name: 'lost' }, key: '404' }),
      render: async ({ name }, greeting) => {
        if (name === 'empty') return null
        facts.rendered += 1
        return `<!doctype html><h1>${name} ${greeting}</h1>`
      },
    }),
  }
  const app = whole ? await openHttp(readConfig({ DATA_DIR: '/tmp' }), 'silent') : fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'not_found' }))
  const pages = createPages({ frontend, data: async () => facts.greeting, now: () => facts.hour * 3_600_000 })
  app.post('/form', (request, reply) => pages.show(request, reply, 422, { name: 'form' }))
  await pages.mount(app)
  return { app, pages, facts }
}

describe('public pages', () => {
  it('are rendered once and sent from memory, packed for those who take it', async () => {
    const { app, facts } = await openPages()
    const plain = await app.inject({ url: '/' })
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(plain.body, '<!doctype html><h1>home Good day</h1>')
    assert.equal(packed.headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body)
    assert.equal(plain.headers.vary, 'accept-encoding')
    assert.equal(facts.rendered, 1)
  })

  it('are not sent packed to a browser that refuses brotli', async () => {
    const { app } = await openPages()
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    assert.equal(answer.headers['content-encoding'], undefined)
  })

  it('are not sent again to somebody who has them', async () => {
    const { app } = await openPages()
    const { headers } = await app.inject({ url: '/' })
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.statusCode, 304)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, headers.etag)
  })

  it('tell what changed after their data did, under a new tag', async () => {
    const { app, pages, facts } = await openPages()
    const before = await app.inject({ url: '/' })
    facts.greeting = 'Good evening'
    pages.invalidate()
    const after = await app.inject({ url: '/' })
    assert.match(after.body, /Good evening/)
    assert.notEqual(after.headers.etag, before.headers.etag)
  })

  it('are looked at again within the day, for the year in the footer', async () => {
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

  it('under countless addresses do not fill the memory: those asked for longest ago make room', async () => {
    const { app, facts } = await openPages()
    for (let place = 0; place < 130; place += 1) await app.inject({ url: `/filtered?wish=${place}` })
    const made = facts.rendered
    await app.inject({ url: '/filtered?wish=129' })
    assert.equal(facts.rendered, made)
    await app.inject({ url: '/filtered?wish=0' })
    assert.equal(facts.rendered, made + 1)
  })

  it('go out whole the second time, with every header of the first, until what they tell changes', async () => {
    const { app, pages, facts } = await openPages({ whole: true })
    const headers = { 'accept-encoding': 'br' }
    const said = async (given: Record<string, string> = headers, url = '/') => {
      const answer = await app.inject({ url, headers: given })
      const { 'x-request-id': id, date: _, ...rest } = answer.headers
      return { answer, id, rest }
    }
    const first = await said()
    const second = await said()
    assert.ok(first.rest['content-security-policy'])
    assert.ok(first.rest['permissions-policy'])
    assert.deepEqual({ ...second.rest }, { ...first.rest })
    assert.deepEqual(second.answer.rawPayload, first.answer.rawPayload)
    assert.ok(second.id && second.id !== first.id)
    const plain = await said({})
    assert.equal(plain.rest['content-encoding'], undefined)
    assert.equal(Number(plain.rest['content-length']), plain.answer.rawPayload.length)
    const again = await said({ ...headers, 'if-none-match': String(first.rest['etag']) })
    assert.deepEqual([again.answer.statusCode, again.answer.body], [304, ''])
    facts.greeting = 'Good evening'
    pages.invalidate()
    assert.match((await said({})).answer.body, /Good evening/)
    facts.hour = 2
    facts.greeting = 'Good night'
    assert.match((await said({})).answer.body, /Good night/)
  })

  it('made for one visitor are never kept', async () => {
    const { app } = await openPages()
    const answer = await app.inject({ method: 'POST', url: '/form' })
    assert.equal(answer.statusCode, 422)
    assert.equal(answer.headers['cache-control'], 'no-store')
  })
})
