import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { HttpError } from '../../http-error.ts'
import { languageOf, type Message, render } from '../../language/language.ts'
import { platformTexts } from '../../language/messages/index.ts'
import { serverErrors } from '../messages/index.ts'
import { watchBodies } from './body-deadline.ts'
import { answerClientError } from './client-error.ts'
import { registerCompression } from './compression.ts'
import type { Hosts } from '../buildings/request-building.ts'
import type { Config } from '../process/config.ts'
import { securityHeaders } from './headers.ts'
import { safeLines } from '../process/logged-error.ts'
import { jsonType } from './send-reply.ts'
import { smallPage } from '../pages/small-page.ts'
import { unavailable } from './unavailable.ts'

/** 64 KiB: more is 413. Uploads have routes of their own. */
const bodyLimit = 65_536
/**
 * Milliseconds. Incomplete headers are dropped after `headers`. A body is limited by its progress (`body-deadline.ts`),
 * so that a slow connection may take up to `request` for a large photo. An inactive connection is closed after
 * `silence`.
 */
const timeouts = { headers: 15_000, request: 900_000, silence: 600_000, check: 2_000 }
/** How long running requests may take at shutdown before their connections are closed. */
const closingGrace = 3_000
/** Characters of one path segment. */
const maxSegmentLength = 200

/** What is logged: nothing, errors only, every request, or every request to a custom stream. */
export type RequestLog = 'silent' | 'errors' | 'info' | { write: (line: string) => void }

/** Runs before all other hooks; returns true when it has sent the reply. */
export type EarlyAnswer = (request: FastifyRequest, reply: FastifyReply) => boolean
declare module 'fastify' {
  interface FastifyInstance {
    early: { answer: EarlyAnswer | null }
    /** Goes on in the name of the request's building, where an event has lost it. */
    resume: Hosts['resume']
    /** Receives every error reply, in addition to the client. */
    errorListener: { response: ((request: FastifyRequest, error: HttpError) => void) | null }
    /** Renders an error of the server as a page, for browsers outside /api; null where there is none. */
    errorPage: { render: ((request: FastifyRequest, text: Message) => Promise<string | null>) | null }
  }
}

/** The bare web server: headers, request ids, logs without personal data, error handling. */
export async function openHttp(config: Config, log: RequestLog = 'info', hosts?: Hosts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: answerClientError,
    // While the server closes, this program sends its own 503.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxSegmentLength },
    rewriteUrl: (request) => readable(request.url ?? '/'),
    logger:
      log === 'silent'
        ? false
        : {
            level: log === 'errors' ? 'error' : 'info',
            base: null,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            ...safeLines,
            ...(typeof log === 'string' ? {} : { stream: log }),
          },
  })
  watchBodies(app.server)
  app.removeContentTypeParser('text/plain')
  // Only endpoints with a file body accept one; see register-route.ts.
  app.addContentTypeParser(/^(?:image\/|application\/pdf\b|text\/csv\b)/, { parseAs: 'buffer' }, (_, bytes, done) =>
    done(null, bytes),
  )
  app.decorateRequest('currentUser', null)
  app.decorateRequest('input', null)
  app.decorateRequest('building', null)
  app.decorateRequest('isOfInstallation', false)
  app.decorate('early', { answer: null })
  const resume: Hosts['resume'] = hosts?.resume ?? ((_, work) => work())
  app.decorate('resume', resume)
  app.decorate('errorListener', { response: null })
  app.decorate('errorPage', { render: null })
  const plainHeaders = securityHeaders(false)
  const httpsHeaders = securityHeaders(true)
  const isHttps = (request: FastifyRequest) =>
    (hosts ? request.building?.config : config)?.publicOrigin?.startsWith('https:') ?? false
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    const begin = () => {
      if (!request.isOfInstallation && app.early.answer?.(request, reply)) return
      void reply.headers(isHttps(request) ? httpsHeaders : plainHeaders).header('x-request-id', request.id)
      if (isApi(request) || closing) void reply.header('cache-control', 'no-store')
      done(closing ? isClosing() : undefined)
    }
    if (hosts) hosts.enter(request, reply, begin)
    else begin()
  })
  // Reading a body loses the request's async context.
  if (hosts) app.addHook('preValidation', (request, _, done) => resume(request, done))
  await app.register(cookie)
  await registerCompression(app)
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address itself: addresses can carry tokens and names.
    request.log.info({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })

  app.setErrorHandler((error: FastifyError | HttpError, request, reply) =>
    resume(request, () => sendError(error, request, reply)),
  )

  async function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
    // Headers set for the reply that failed do not apply to the error.
    for (const name of ['etag', 'content-disposition', 'link', 'x-total-count']) void reply.removeHeader(name)
    const away = unavailable(error, isChange(request))
    const httpError = toHttpError(error) ?? away
    // An unavailable database is logged once, by its monitor; a slow statement or a deadlock is logged here.
    if (away && causesToLog.has(away.code))
      request.log.warn({ id: request.id, route: request.routeOptions.url, code: away.code, err: error })
    if (httpError) app.errorListener.response?.(request, httpError)
    else logFault(request, error)
    const { status, code, text, headers, field, present } =
      httpError ?? new HttpError(500, 'broken', (language) => serverErrors[language].broken)
    if (headers) void reply.headers(headers)
    if (isApi(request) || status >= 500) void reply.header('cache-control', 'no-store')
    if (status >= 500 && isForBrowser(request))
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(await errorPageOf(request, text))
    return reply
      .code(status)
      .type(jsonType)
      .send({
        message: render(text, languageOf(request.headers['accept-language'])),
        code,
        ...(field === undefined ? {} : { field }),
        ...(present === undefined ? {} : { present }),
        requestId: request.id,
      })
  }
  return app
}

/** Stops listening and finishes running requests; connections still open after `grace` are closed. */
export async function closeHttp(app: FastifyInstance, grace = closingGrace): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}

/** Logs an internal error with the request id that the caller received. */
export const logFault = (request: FastifyRequest, error: unknown) =>
  request.log.error({ id: request.id, route: request.routeOptions.url, err: error })

/** The client should retry: another process may answer. */
const isClosing = () =>
  new HttpError(503, 'closing', (language) => serverErrors[language].closing, {
    headers: { 'Retry-After': '5', Connection: 'close' },
  })

/** The error in the design of the building; without one that can be rendered, a small page. */
async function errorPageOf(request: FastifyRequest, text: Message): Promise<string> {
  const language = languageOf(request.headers['accept-language'])
  const page = await request.server.errorPage.render?.(request, text).catch(() => null)
  return page ?? smallPage(language, render(text, language))
}

const isForBrowser = (request: FastifyRequest) =>
  !isApi(request) && (request.headers.accept?.includes('text/html') ?? false)

const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

const causesToLog = new Set(['busy', 'locked', 'too_slow'])

/** 404 for an unknown path under /api. */
export const noSuchCall = () => new HttpError(404, 'not_found', (language) => serverErrors[language].noSuchCall)

/** Uses the matched route, because an address can contain escapes; the address when none matched. */
export const isApi = ({ routeOptions, url }: FastifyRequest) =>
  (routeOptions.url?.startsWith('/api/') ?? false) || url.startsWith('/api/') || url === '/api'

/** An address that cannot be decoded is a 404 in the same format as any other. */
function readable(url: string): string {
  if (url.length <= maxSegmentLength && !url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  if (isDecodable(path) && path.split('/').every((segment) => segment.length <= maxSegmentLength)) return url
  return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The HTTP error of an error; null for an internal one. */
function toHttpError(error: FastifyError | HttpError): HttpError | null {
  if (error instanceof HttpError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new HttpError(413, 'too_large', (language) => serverErrors[language].tooLarge, { field: 'body' })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new HttpError(415, 'wrong_type', (language) => serverErrors[language].wrongType, { field: 'Content-Type' })
  if (error.statusCode === 400 || error instanceof SyntaxError)
    return new HttpError(400, 'malformed', (language) => serverErrors[language].malformed, { field: 'body' })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpError(error.statusCode, 'rejected', error.message)
  return isBadText(error)
    ? new HttpError(400, 'invalid', (language) => platformTexts[language].unstorable, { field: 'body' })
    : null
}

/** PostgreSQL cannot store U+0000 (22021) or an unpaired surrogate (22P05). */
const isBadText = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '22021' || code === '22P05' || (cause !== undefined && isBadText(cause))
}
