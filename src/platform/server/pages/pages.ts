import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'
import {
  languageOf,
  type Message,
  offeredLanguages,
  readerLanguage,
  render as translate,
} from '../../language/language.ts'
import type { Frontend } from './frontend.ts'
import { acceptedEncoding } from '../http/compression.ts'
import { isApi } from '../http/http.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCallback)
const hourMs = 3_600_000
/** Filters make many addresses; the least recently requested pages are evicted. */
const maxCached = 120

/** A cached page: HTML, plain and compressed, and the ETag of all. */
type RenderedPage = { html: Buffer; packed: { br: Buffer; gzip: Buffer }; tag: string }

/** What one visitor gets at an address: another page, cached under its key if it has one, or a redirect. */
export type VisitorPage<Page> = { page: Page; key: string | null } | { redirect: string }

type Ready = { headers: Record<string, number | string | string[] | undefined>; rendered: RenderedPage }

export type Pages<Page> = {
  /** Serves every page by GET and HEAD, their files, and the 404 page for other addresses. */
  mount: (app: FastifyInstance) => Promise<void>
  /** Drops the rendered pages, because their data has changed. */
  invalidate: () => void
  /**
   * Sends a page rendered for one visitor, such as the form with what they typed; with the last data known while the
   * database is away.
   */
  show: (request: FastifyRequest, reply: FastifyReply, status: number, page: Page) => Promise<FastifyReply>
  /** Whether there is a page at an address. */
  hasPage: (url: string) => Promise<boolean>
  /** The 404 page, for addresses without a route. */
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Public pages: rendered once, cached in memory, rendered again when their data changes. */
export function createPages<Page, Data>(options: {
  frontend: Frontend<Page, Data>
  data: () => Promise<Data>
  /** What this visitor gets instead of the page; undefined for pages that are the same for everyone. */
  visitorPage?: (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<VisitorPage<Page>> | undefined
  /** Sets further headers. */
  setHeaders?: (page: Page, reply: FastifyReply) => void
  now?: () => number
}): Pages<Page> {
  const { frontend } = options
  const now = options.now ?? Date.now
  let rendered = new Map<string, Promise<RenderedPage | null>>()
  /** Complete answers of plain addresses: sending them again costs little more than their bytes. */
  let ready = new Map<string, Ready>()
  let since = now()

  /** The data read last, for what is shown while the database is away. */
  let last: { data: Data } | null = null
  async function read(): Promise<Data> {
    last = { data: await options.data() }
    return last.data
  }
  const readOrLast = () =>
    read().catch((error: unknown) => {
      if (last) return last.data
      throw error
    })

  async function render(page: Page, address: string, source = read): Promise<string | null> {
    const [renderer, facts] = await Promise.all([frontend.load(), source()])
    const html = await renderer.render(page, facts, frontend.assets)
    return html !== null && frontend.development ? frontend.development.transform(address, html) : html
  }

  async function renderPage(page: Page, address: string): Promise<RenderedPage | null> {
    const text = await render(page, address)
    if (text === null) return null
    return encodePage(text)
  }

  function find(page: Page, key: string, address: string): Promise<RenderedPage | null> {
    // At least once an hour, for the year in the footer.
    if (frontend.development || now() - since > hourMs) invalidate()
    const current = rendered.get(key)
    if (current) return current
    const rendering = renderPage(page, address)
    const cache = rendered
    cache.set(key, rendering)
    const [oldest] = cache.keys()
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
    rendering.catch(() => cache.delete(key))
    return rendering
  }

  function invalidate() {
    rendered = new Map()
    ready = new Map()
    since = now()
  }

  function head(page: Page, reply: FastifyReply) {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (frontend.development) {
      void reply.header('content-security-policy', frontend.development.contentSecurityPolicy)
    }
    options.setHeaders?.(page, reply)
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    of: Page,
    { html, packed, tag }: RenderedPage,
    cache?: typeof ready,
  ) {
    head(of, reply)
    void reply.header('etag', tag)
    if (request.headers['if-none-match']?.includes(tag) && reply.statusCode === 200) return reply.code(304).send()
    if (cache && cache.size < maxCached && isPlain(request)) {
      cache.set(request.url, { headers: reply.getHeaders(), rendered: { html, packed, tag } })
    }
    const encoding = acceptedEncoding(request, ['br', 'gzip'])
    if (encoding === null) return reply.send(html)
    return reply.header('content-encoding', encoding).send(packed[encoding])
  }

  /** Sends a cached answer before any other hook runs. */
  function answerEarly(request: FastifyRequest, reply: FastifyReply): boolean {
    const found = request.method === 'GET' ? ready.get(request.url) : undefined
    if (!found || now() - since > hourMs) return false
    reply.hijack()
    writePage(request, reply, found)
    return true
  }

  async function show(request: FastifyRequest, reply: FastifyReply, status: number, page: Page) {
    const html = await render(page, request.url, readOrLast)
    if (html === null) return showNotFound(request, reply)
    head(page, reply)
    return reply.code(status).header('cache-control', 'no-store').send(html)
  }

  async function showToVisitor(request: FastifyRequest, reply: FastifyReply, visitorPage: VisitorPage<Page>) {
    if ('redirect' in visitorPage) return reply.header('cache-control', 'no-store').redirect(visitorPage.redirect, 302)
    const { page, key } = visitorPage
    if (key === null) return show(request, reply, 200, page)
    const rendered = await find(page, key, request.url)
    return rendered ? send(request, reply, page, rendered) : showNotFound(request, reply)
  }

  async function showNotFound(request: FastifyRequest, reply: FastifyReply) {
    const { notFoundAt } = await frontend.load()
    const notFound = notFoundAt(split(request.url)[0], offeredLanguages())
    const page = await find(notFound.page, notFound.key, request.url)
    return page ? send(request, reply.code(404), notFound.page, page) : reply.code(404).send()
  }

  /** The page for an error of the server. It reads nothing, because the database may be the error. */
  async function renderError(request: FastifyRequest, text: Message): Promise<string | null> {
    const { errorAt } = await frontend.load()
    const [path] = split(request.url)
    const preferred = readerLanguage(languageOf(request.headers['accept-language']))
    const page = errorAt(path, preferred, (language) => translate(text, language), offeredLanguages())
    const known = last
    return known && render(page, request.url, async () => known.data)
  }

  return {
    invalidate,
    showNotFound,

    async hasPage(url) {
      const { pageAt } = await frontend.load()
      const found = pageAt(...split(url), offeredLanguages())
      return found !== null && (await find(found.page, found.key, url)) !== null
    },

    show,

    async mount(app) {
      if (app.hasDecorator('early')) app.early.answer = answerEarly
      if (app.hasDecorator('errorPage')) app.errorPage.render = renderError
      await frontend.mount(app)
      const { warm, pageAt } = await frontend.load()
      for (const address of warm) {
        const found = pageAt(address, '', offeredLanguages())
        if (found) await find(found.page, found.key, address)
      }
      app.get('/*', async (request, reply) => {
        if (isApi(request)) return reply.callNotFound()
        // Taken before the data is read: if the data changes meanwhile, the page is stored in a map that is no longer
        // used.
        const cache = frontend.development ? undefined : ready
        const { pageAt, movedTo } = await frontend.load()
        const [path, search] = split(request.url)
        const offered = offeredLanguages()
        const moved = movedTo?.(path, offered)
        if (moved) return reply.header('cache-control', 'no-store').redirect(search ? `${moved}?${search}` : moved, 302)
        const found = pageAt(path, search, offered)
        const visitorPage = found && options.visitorPage?.(found.page, request, reply)
        if (visitorPage) return showToVisitor(request, reply, await visitorPage)
        const page = found && (await find(found.page, found.key, request.url))
        return found && page ? send(request, reply, found.page, page, cache) : showNotFound(request, reply)
      })
    },
  }
}

/** The page as bytes, with and without compression, and its ETag. */
async function encodePage(text: string): Promise<RenderedPage> {
  const html = Buffer.from(text)
  const packed = {
    br: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: await gzip(html),
  }
  return { html, packed, tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"` }
}

/** Writes a complete answer to the connection, past Fastify's hooks. */
function writePage(request: FastifyRequest, reply: FastifyReply, { headers: cached, rendered }: Ready) {
  const { html, packed, tag } = rendered
  const headers = { ...cached, 'x-request-id': request.id }
  const encoding = acceptedEncoding(request, ['br', 'gzip'])
  const bytes = encoding === null ? html : packed[encoding]
  if (request.headers['if-none-match']?.includes(tag)) reply.raw.writeHead(304, headers).end()
  else
    reply.raw
      .writeHead(200, {
        ...headers,
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
        'content-length': bytes.length,
      })
      .end(bytes)
}

/** A request without a query string; query strings would make countless addresses of one page. */
const isPlain = ({ method, url }: FastifyRequest) => method === 'GET' && !url.includes('?')

/** Path and query of an address; `/contact/` is the same page as `/contact`. */
function split(url: string): [path: string, search: string] {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  return [path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, cut < 0 ? '' : url.slice(cut + 1)]
}
