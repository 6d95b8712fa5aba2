import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { takesBrotli } from './encoding.ts'
import type { Frontend } from './frontend.ts'
import { isApi } from './http.ts'

const brotli = promisify(brotliCompress)
const anHour = 3_600_000
/** Filters make many addresses; the pages asked for longest ago make room. */
const mostKept = 120

/** A page as it is sent: text, packed text, and the tag of both. */
type Kept = { html: Buffer; packed: Buffer; tag: string }

type Ready = { headers: Record<string, number | string | string[] | undefined>; kept: Kept }

export type Pages<Page> = {
  /** Serves every page by GET and HEAD, their files, and the 404 page where an address has none. */
  mount: (app: FastifyInstance) => Promise<void>
  /** Throws the rendered pages away, because what they tell has changed. */
  invalidate: () => void
  /** Sends a page made for this one visitor, such as the form with what they typed. */
  show: (request: FastifyRequest, reply: FastifyReply, status: number, page: Page) => Promise<FastifyReply>
  /** Whether a page stands at an address. */
  stands: (url: string) => Promise<boolean>
  /** The 404 page, for addresses no route knows. */
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Public pages: rendered once, kept in memory, rendered again when their data changes. */
export function createPages<Page, Data>(house: {
  frontend: Frontend<Page, Data>
  data: () => Promise<Data>
  /** Puts on headers of its own. */
  dress?: (page: Page, reply: FastifyReply) => void
  now?: () => number
}): Pages<Page> {
  const { frontend, data } = house
  const now = house.now ?? Date.now
  let kept = new Map<string, Promise<Kept | null>>()
  /** Whole answers of plain addresses, sent again as they are: that costs little more than the bytes themselves. */
  let ready = new Map<string, Ready>()
  let since = now()

  async function render(page: Page, address: string): Promise<string | null> {
    const [renderer, facts] = await Promise.all([frontend.load(), data()])
    const html = await renderer.render(page, facts, frontend.assets)
    return html !== null && frontend.development ? frontend.development.transform(address, html) : html
  }

  async function keep(page: Page, address: string): Promise<Kept | null> {
    const text = await render(page, address)
    if (text === null) return null
    const html = Buffer.from(text)
    const packed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return { html, packed, tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"` }
  }

  function find(page: Page, key: string, address: string): Promise<Kept | null> {
    // Once an hour in any case, for the year in the footer.
    if (frontend.development || now() - since > anHour) invalidate()
    const held = kept.get(key)
    if (held) return held
    const made = keep(page, address)
    const shelf = kept
    shelf.set(key, made)
    const [oldest] = shelf.keys()
    if (shelf.size > mostKept && oldest !== undefined) shelf.delete(oldest)
    made.catch(() => shelf.delete(key))
    return made
  }

  function invalidate() {
    kept = new Map()
    ready = new Map()
    since = now()
  }

  function head(page: Page, reply: FastifyReply) {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (frontend.development) {
      void reply.header('content-security-policy', frontend.development.contentSecurityPolicy)
    }
    house.dress?.(page, reply)
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    of: Page,
    { html, packed, tag }: Kept,
    shelf?: typeof ready,
  ) {
    head(of, reply)
    void reply.header('etag', tag)
    if (request.headers['if-none-match']?.includes(tag) && reply.statusCode === 200) return reply.code(304).send()
    if (shelf && shelf.size < mostKept && isPlain(request)) {
      shelf.set(request.url, { headers: reply.getHeaders(), kept: { html, packed, tag } })
    }
    if (!takesBrotli(request)) return reply.send(html)
    return reply.header('content-encoding', 'br').send(packed)
  }

  /** What is ready goes out before any other part of the house is asked. */
  function answerEarly(request: FastifyRequest, reply: FastifyReply): boolean {
    const found = request.method === 'GET' ? ready.get(request.url) : undefined
    if (!found || now() - since > anHour) return false
    const { html, packed, tag } = found.kept
    const headers = { ...found.headers, 'x-request-id': request.id }
    reply.hijack()
    if (request.headers['if-none-match']?.includes(tag)) reply.raw.writeHead(304, headers).end()
    else if (takesBrotli(request))
      reply.raw.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': packed.length }).end(packed)
    else reply.raw.writeHead(200, { ...headers, 'content-length': html.length }).end(html)
    return true
  }

  async function showNotFound(request: FastifyRequest, reply: FastifyReply) {
    const { notFoundAt } = await frontend.load()
    const notFound = notFoundAt(split(request.url)[0])
    const page = await find(notFound.page, notFound.key, request.url)
    return page ? send(request, reply.code(404), notFound.page, page) : reply.code(404).send()
  }

  return {
    invalidate,
    showNotFound,

    async stands(url) {
      const { pageAt } = await frontend.load()
      const found = pageAt(...split(url))
      return found !== null && (await find(found.page, found.key, url)) !== null
    },

    async show(request, reply, status, page) {
      const html = await render(page, request.url)
      if (html === null) return showNotFound(request, reply)
      head(page, reply)
      return reply.code(status).header('cache-control', 'no-store').send(html)
    },

    async mount(app) {
      if (app.hasDecorator('early')) app.early.answer = answerEarly
      await frontend.mount(app)
      const { warm, pageAt } = await frontend.load()
      for (const address of warm) {
        const found = pageAt(address, '')
        if (found) await find(found.page, found.key, address)
      }
      app.get('/*', async (request, reply) => {
        if (isApi(request)) return reply.callNotFound()
        // Taken first: what turns old meanwhile lands on the shelf that is thrown away.
        const shelf = frontend.development ? undefined : ready
        const { pageAt } = await frontend.load()
        const [path, search] = split(request.url)
        const found = pageAt(path, search)
        const page = found && (await find(found.page, found.key, request.url))
        return found && page ? send(request, reply, found.page, page, shelf) : showNotFound(request, reply)
      })
    },
  }
}

/** An ordinary visit: no query that makes countless addresses of one page. */
const isPlain = ({ method, url }: FastifyRequest) => method === 'GET' && !url.includes('?')

/** Path and query of an address; `/contact/` is the same page as `/contact`. */
function split(url: string): [path: string, search: string] {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  return [path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, cut < 0 ? '' : url.slice(cut + 1)]
}
