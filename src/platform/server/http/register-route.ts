import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ReplyInput } from '../../endpoint.ts'
import type { Database } from '../database/drizzle.ts'
import type { CurrentUser, RouteContext } from './app-context.ts'
import { assertRolesDeclared, authenticate, authorize } from './authorize.ts'
import { bodyLimitOf, checkBodyType } from './body-format.ts'
import { CachedJson } from './cached-json.ts'
import { isCompressible } from './compression.ts'
import { FileReply } from './file-reply.ts'
import { idempotencyKeyOf, runOnce } from './idempotency.ts'
import { parseRequest, type RequestInput } from './parse-request.ts'
import { type ReplyWithHeaders, sendReply } from './send-reply.ts'

/** What a handler gets; all of it is checked. */
export type RequestContext<E extends Endpoint> = RequestInput<E> & {
  db: Database
  currentUser: E['roles'] extends 'anyone' ? CurrentUser | null : CurrentUser
  now: Date
  /** The IP address of the caller; from a header only where a trusted proxy set it. */
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint> = (
  context: RequestContext<E>,
) => Promise<
  | ReplyInput<E>
  | ReplyWithHeaders<ReplyInput<E>>
  | (E extends { etag: true } ? CachedJson : never)
  | (E extends { contentType: string } ? FileReply : never)
>

/**
 * Mounts one endpoint. Its checks run in the order of Fastify's hooks: session (401), origin (403), role (403) before a
 * byte of the body is read; size and type of the body (413, 415); its shape (400). The handler throws 404, 409 and 412.
 */
export function registerRoute<const E extends Endpoint>(context: RouteContext, endpoint: E, handler: Handler<E>): void {
  assertRolesDeclared(endpoint)
  const bodyLimit = bodyLimitOf(endpoint)
  context.fastify.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(isCompressible(endpoint) ? {} : { compress: false as const }),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request) => {
      request.currentUser = await authenticate(context, endpoint, request)
      authorize(context, endpoint, request, request.currentUser)
    },
    // These two never wait, so they are no async functions: each promise would be one more turn of the queue for every call.
    preValidation: (request, _, done) => {
      checkBodyType(endpoint, request)
      done()
    },
    preHandler: (request, _, done) => {
      request.input = parseRequest(endpoint, request)
      done()
    },
    handler: async (request, reply) => {
      const returned = await run(endpoint, handler, requestContextOf(context, request, reply))
      if (returned instanceof CachedJson || returned instanceof FileReply) return returned.send(request, reply)
      return sendReply(endpoint, returned, request, reply)
    },
  })
}

/** Runs the handler; a change with an Idempotency-Key at most once for that key. */
function run<E extends Endpoint>(endpoint: E, handler: Handler<E>, context: RequestContext<E>): Promise<unknown> {
  const key = idempotencyKeyOf(endpoint, context.request)
  if (key === null) return handler(context)
  const { db, now, currentUser, body } = context
  const call = { userId: currentUser?.id ?? null, endpoint: `${endpoint.method} ${context.request.url}`, key }
  return runOnce(db, endpoint, call, body, now, (tx) => handler({ ...context, db: tx }))
}

const requestContextOf = <E extends Endpoint>(context: RouteContext, request: FastifyRequest, reply: FastifyReply) =>
  ({
    ...request.input,
    db: context.db,
    currentUser: request.currentUser,
    now: context.now(),
    address: request.ip,
    request,
    reply,
  }) as unknown as RequestContext<E>

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | null
    /** The parsed parameters, query and body of an endpoint. */
    input: RequestInput<Endpoint> | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
