import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Config } from './config.ts'
import { standingHeaders } from './headers.ts'

/** 64 KiB: more is 413. Uploads have routes of their own. */
const bodyLimit = 65_536
/** Of an address, between two slashes. */
const longestSegment = 200

const words = {
  broken: 'Something went wrong on our side. Please try again.',
  tooLarge: 'That is too much to send at once.',
  wrongType: 'Send JSON.',
  malformed: 'The body is not valid JSON.',
  noSuchCall: 'There is nothing at this address.',
  closing: 'The house is closing for a moment. Please try again shortly.',
}

/** Where request logs go: nowhere, to standard output, or to somebody who reads the lines. */
/** A line for each request, for faults only, for nothing; or a line for each, to somebody who listens. */
export type RequestLog = 'silent' | 'errors' | 'info' | { write: (line: string) => void }

/** Asked before anything else; where it answers, nothing else is done. */
export type EarlyAnswer = (request: FastifyRequest, reply: FastifyReply) => boolean
declare module 'fastify' {
  interface FastifyInstance {
    early: { answer: EarlyAnswer | null }
  }
}

/** The bare web server: headers, request ids, logs without personal data, one place for errors. */
export async function openHttp(config: Config, log: RequestLog = 'info'): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What is asked while the house closes is refused by the house itself, in its own words.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestSegment },
    rewriteUrl: (request) => readable(request.url ?? '/'),
    logger:
      log === 'silent'
        ? false
        : {
            level: log === 'errors' ? 'error' : 'info',
            base: null,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            ...(typeof log === 'string' ? {} : { stream: log }),
          },
  })
  app.removeContentTypeParser('text/plain')
  // Only a call that takes a file lets one in; see serve.
  app.addContentTypeParser(/^(?:image\/|application\/pdf\b|text\/csv\b)/, { parseAs: 'buffer' }, (_, bytes, done) =>
    done(null, bytes),
  )
  app.decorateRequest('visitor', null)
  app.decorate('early', { answer: null })
  const standing = standingHeaders(config.publicOrigin?.startsWith('https:') ?? false)
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (app.early.answer?.(request, reply)) return
    void reply.headers(standing).header('x-request-id', request.id)
    if (isApi(request) || closing) void reply.header('cache-control', 'no-store')
    done(closing ? isClosing() : undefined)
  })
  await app.register(cookie)
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

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    // What was said of the answer that did not come does not hold for the refusal.
    for (const name of ['etag', 'content-disposition', 'link', 'x-total-count']) void reply.removeHeader(name)
    if (isApi(request)) void reply.header('cache-control', 'no-store')
    const refusal = asRefusal(error)
    if (!refusal) {
      request.log.error({ id: request.id, route: request.routeOptions.url, stack: stackOf(error) })
      return reply.code(500).send({ message: words.broken, code: 'broken', requestId: request.id })
    }
    if (refusal.headers) void reply.headers(refusal.headers)
    return reply.code(refusal.status).send({
      message: refusal.message,
      code: refusal.code,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(refusal.present === undefined ? {} : { present: refusal.present }),
      requestId: request.id,
    })
  })
  return app
}

/** A failed query's own message holds the values that were sent; its cause tells the fault without them. */
function stackOf(error: Error): string | undefined {
  const cause = error.cause instanceof Error ? error.cause : null
  return cause ? `${cause.message}\n${error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''}` : error.stack
}

/** Whoever asks now is sent on to the house that opens next. */
const isClosing = () =>
  new Refusal(503, 'closing', words.closing, { headers: { 'Retry-After': '5', Connection: 'close' } })

/** A path under /api that no call has. */
export const noSuchCall = () => new Refusal(404, 'not_found', words.noSuchCall)

/** By the route that was found, because an address can be written with escapes; where none was, by the address. */
export const isApi = ({ routeOptions, url }: FastifyRequest) =>
  (routeOptions.url?.startsWith('/api/') ?? false) || url.startsWith('/api/') || url === '/api'

/** At an address that cannot be read there is nothing: the same 404, in the same shape, as at any other. */
function readable(url: string): string {
  if (url.length <= longestSegment && !url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  if (isDecodable(path) && path.split('/').every((segment) => segment.length <= longestSegment)) return url
  return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The refusal an error stands for; null when it is a fault of ours. */
function asRefusal(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal(413, 'too_large', words.tooLarge, { field: 'body' })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal(415, 'wrong_type', words.wrongType, { field: 'Content-Type' })
  if (error.statusCode === 400 || error instanceof SyntaxError)
    return new Refusal(400, 'malformed', words.malformed, { field: 'body' })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode, 'refused', error.message)
  return isBadText(error)
    ? new Refusal(400, 'invalid', 'The text holds a character that cannot be stored.', { field: 'body' })
    : null
}

/** PostgreSQL cannot keep the character U+0000 (22021) nor half a surrogate pair (22P05). */
const isBadText = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '22021' || code === '22P05' || (cause !== undefined && isBadText(cause))
}
