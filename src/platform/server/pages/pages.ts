import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  languageOf,
  type Message,
  offeredLanguages,
  readerLanguage,
  render as translate,
} from '../../language/language.ts'
import { type BuildingScope, createOnlyBuilding } from '../buildings/building-scope.ts'
import type { Frontend } from './frontend.ts'
import { emptyCache, encodePage, type PageCache, type ReadyPage, type RenderedPage } from './page-cache.ts'
import { acceptedEncoding } from '../http/compression.ts'
import { isApi } from '../http/http.ts'

const hourMs = 3_600_000
/** Filters make many addresses; the least recently requested pages are evicted. */
const maxCached = 120

/** What one visitor gets at an address: another page, cached under its key if it has one, or a redirect. */
export type VisitorPage<Page> = { page: Page; key: string | null } | { redirect: string }

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
  /** With many buildings, each has its pages. */
  buildings?: BuildingScope
}): Pages<Page> {
  const { frontend, buildings = createOnlyBuilding() } = options
  const now = options.now ?? Date.now
  const cacheOf = buildings.perBuilding<PageCache<Data>>(() => ({ ...emptyCache(now()), last: null }))

  async function read(): Promise<Data> {
    const cache = cacheOf()
    const data = await options.data()
    cache.last = { data }
    return data
  }
  const readOrLast = () =>
    read().catch((error: unknown) => {
      const { last } = cacheOf()
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
    if (frontend.development || now() - cacheOf().since > hourMs) invalidate()
    const { rendered } = cacheOf()
    const current = rendered.get(key)
    if (current) return current
    const rendering = renderPage(page, address)
    rendered.set(key, rendering)
    const [oldest] = rendered.keys()
    if (rendered.size > maxCached && oldest !== undefined) rendered.delete(oldest)
    rendering.catch(() => rendered.delete(key))
    return rendering
  }

  const invalidate = () => void Object.assign(cacheOf(), emptyCache(now()))

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
    cache?: PageCache<Data>['ready'],
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
    const { ready, since } = cacheOf()
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
    const known = cacheOf().last
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
      // Of many buildings, each renders its pages at their first visit.
      for (const address of buildings.only ? warm : []) {
        const found = pageAt(address, '', offeredLanguages())
        if (found) await find(found.page, found.key, address)
      }
      app.get('/*', async (request, reply) => {
        if (isApi(request)) return reply.callNotFound()
        // Taken before the data is read: if the data changes meanwhile, the page is stored in a map that is no longer
        // used.
        const cache = frontend.development ? undefined : cacheOf().ready
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

/** Writes a complete answer to the connection, past Fastify's hooks. */
function writePage(request: FastifyRequest, reply: FastifyReply, { headers: cached, rendered }: ReadyPage) {
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
