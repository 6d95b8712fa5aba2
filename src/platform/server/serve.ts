import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { background } from '../background.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInput } from '../endpoint.ts'
import { conflict, notFound, Refusal } from '../refusal.ts'
import { type Role, roles } from '../roles.ts'
import type { Database } from './database.ts'
import { largestDocument } from './documents.ts'
import { keepReply, keptReply } from './idempotency.ts'
import type { Doorkeeper, House, Visitor } from './house.ts'
import { isSameOrigin } from './origin.ts'
import { largestPicture } from './pictures.ts'
import { ReadyDownload } from './ready-download.ts'
import { ReadyFile } from './ready-file.ts'
import { jsonType, ReadyJson, ReadyRecord } from './ready-json.ts'
import { inShape, isId, isStorable } from './shape.ts'

/** What a handler is told. Everything in it was checked at the door. */
export type Asking<E extends Endpoint> = {
  db: Database
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  visitor: E['for'] extends 'anyone' ? Visitor | null : Visitor
  now: Date
  /** The version the caller last saw; null when it did not say. Only where the contract hears If-Match. */
  ifMatch: E extends { ifMatch: true } ? number | null : undefined
  /** Where the call came from; never from a header of the caller unless a trusted proxy set it. */
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

/** A reply with headers of its own: a list's total and its next page, a cookie that goes. */
export class Answer<T> {
  readonly value: T
  readonly headers: Record<string, string>
  constructor(value: T, headers: Record<string, string>) {
    this.value = value
    this.headers = headers
  }
}

export type Handler<E extends Endpoint> = (
  asking: Asking<E>,
) => Promise<
  | ReplyInput<E>
  | Answer<ReplyInput<E>>
  | ReadyRecord
  | (E extends { kept: true } ? ReadyJson | ReadyFile : never)
  | (E extends { type: string } ? ReadyDownload : never)
>

/** Five thousand rows of a full sheet, with room. */
const largestSheet = 8_000_000
const largest = { picture: largestPicture, document: largestDocument, sheet: largestSheet }
const fileTypes = { picture: /^image\//i, document: /^(?:image\/|application\/pdf\b)/i, sheet: /^text\/csv\b/i }
const wanted = {
  picture: 'Send a picture: JPEG, PNG, WebP or AVIF.',
  document: 'Send a PDF, or a picture: JPEG, PNG, WebP or AVIF.',
  sheet: 'Send a CSV file.',
}
const unsafe = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/**
 * Mounts one call. The order of checks lives here alone:
 * session (401), origin (403), role (403), content type and size (415, 413), shape (400), object (404), state (409, 412).
 */
export function serve<const E extends Endpoint>(
  house: House,
  endpoint: E,
  handler: Handler<E>,
  letIn: LetIn = visitorAlone(house, endpoint),
): void {
  demandFor(endpoint)
  house.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.takes ? { bodyLimit: endpoint.largest ?? largest[endpoint.takes] } : {}),
    async onRequest(request) {
      request.visitor = await letIn(request)
    },
    async handler(request, reply) {
      const asking = readRequest(house, endpoint, request, reply)
      const key = request.headers['idempotency-key']
      const answer =
        endpoint.status === 201 && !endpoint.takes && typeof key === 'string'
          ? await once(key, asking as Asking<Endpoint>, endpoint, handler as Handler<Endpoint>)
          : await handler(asking)
      if (answer instanceof ReadyRecord || answer instanceof ReadyDownload) return answer.send(reply)
      return answer instanceof ReadyJson || answer instanceof ReadyFile
        ? answer.send(request, reply)
        : send(endpoint, answer, reply)
    },
  })
}

/** A call that does not say whom it admits keeps the house from opening. */
export function demandFor({ method, path, for: admitted }: Endpoint): void {
  if (admitted === 'anyone') return
  if (!Array.isArray(admitted) || admitted.length === 0 || !admitted.every((role) => roles.includes(role)))
    throw new Error(`${method} ${path} does not say for whom it is; add "for" to its contract.`)
}

/** Session, origin and role, before a byte of the body is read. */
export type LetIn = (request: FastifyRequest) => Promise<Visitor | null>

const visitorAlone = (house: House, endpoint: Endpoint): LetIn => letInBy(house, endpoint, house.doorkeeper.visitorOf)

/** For an answer that is kept (`keepRead`): who may have it is kept as long. */
export const visitorKept = (house: House, endpoint: Endpoint): LetIn =>
  letInBy(house, endpoint, house.doorkeeper.visitorKept)

const letInBy =
  (house: House, endpoint: Endpoint, find: Doorkeeper['visitorOf']): LetIn =>
  async (request) => {
    const visitor = await find(request, house.now(), isActivity(endpoint, request))
    checkAdmitted(house, endpoint, request, visitor)
    return visitor
  }

/** Whether the call keeps the session from going idle: not what runs by itself, nor a read because of an announced change. */
export const isActivity = ({ method, background: always }: Endpoint, { headers }: FastifyRequest) =>
  always !== true && (method !== 'GET' || headers[background.header] !== background.value)

/** Refuses whom the call is not for. */
export function checkAdmitted(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  visitor: { role: Role } | null,
) {
  if (endpoint.for !== 'anyone' && !visitor) throw new Refusal(401, 'not_signed_in', 'Please sign in.')
  if (unsafe.has(endpoint.method) && !isSameOrigin(request, house.config.publicOrigin))
    throw new Refusal(403, 'wrong_origin', 'This call must come from the site itself.')
  if (endpoint.for !== 'anyone' && visitor && !endpoint.for.includes(visitor.role))
    throw new Refusal(403, 'not_allowed', "You don't have permission to do this.")
}

function readRequest<E extends Endpoint>(
  house: House,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Asking<E> {
  const isFile = Buffer.isBuffer(request.body)
  const { takes } = endpoint
  if (isFile !== (takes !== undefined) || (takes && !fileTypes[takes].test(request.headers['content-type'] ?? '')))
    throw wrongType(endpoint)
  const { params, query } = readAddress(endpoint, request)
  const body = isFile ? request.body : endpoint.body ? inShape(endpoint.body, request.body ?? {}) : undefined
  if (endpoint.method === 'PATCH' && endpoint.body) demandChange(endpoint.body, body)
  // The schemas are the contract's own, so what they gave is what the contract promises.
  return {
    db: house.db,
    params,
    query,
    body,
    visitor: request.visitor,
    now: house.now(),
    ifMatch: endpoint.ifMatch ? versionOf(request.headers['if-match']) : undefined,
    address: request.ip,
    request,
    reply,
  } as Asking<E>
}

/** Query and parameters in the contract's shape; what can be the id of nothing is not found. */
export function readAddress<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  const query = endpoint.query ? inShape(endpoint.query, request.query ?? {}) : undefined
  const params = request.params as ParamsOf<E>
  if (!canBeFound(params)) throw notFound('Record')
  return { params, query: query as QueryOf<E> }
}

/** Whether the parameters of a path can be of anything at all, and may be handed to the database. */
export const canBeFound = (params: Record<string, string>) =>
  Object.entries(params).every(
    ([name, value]) => isStorable(value) && ((name !== 'id' && !name.endsWith('Id')) || isId(value)),
  )

/** A change that names nothing to change is a mistake of whoever sent it: most likely the body was lost or misspelt. */
function demandChange(shape: z.ZodType, body: unknown): void {
  if (Object.values(body as object).some((value) => value !== undefined)) return
  const names = shape instanceof z.ZodObject ? Object.keys(shape.shape).join(', ') : ''
  throw new Refusal(400, 'nothing_to_change', `Name at least one field to change: ${names}.`, { field: 'body' })
}

const wrongType = ({ takes }: Endpoint) =>
  new Refusal(415, 'wrong_type', takes ? wanted[takes] : 'Send JSON.', { field: 'Content-Type' })

/** The version of an If-Match; null for none or `*`. What is no version of ours must not pass for "whatever it is". */
function versionOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (version === undefined)
    throw new Refusal(400, 'invalid', 'If-Match must be the ETag of the record, as in \'"3"\'.', { field: 'If-Match' })
  return Number(version)
}

/** Runs a create at most once for a key: the reply is kept in the transaction that creates. */
async function once(key: string, asking: Asking<Endpoint>, endpoint: Endpoint, handler: Handler<Endpoint>) {
  if (key.length > 200 || !isStorable(key) || key.trim() === '')
    throw new Refusal(400, 'invalid', 'An Idempotency-Key has 1 to 200 characters.', { field: 'Idempotency-Key' })
  const call = { userId: asking.visitor?.id ?? null, endpoint: `${endpoint.method} ${asking.request.url}`, key }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(asking.body ?? null))
    .digest('hex')
  return asking.db.transaction(async (tx) => {
    const kept = await keptReply(tx, call, bodyHash, asking.now)
    if (kept === 'other body')
      throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another request.', 'Idempotency-Key')
    if (kept !== 'first') return kept.reply
    const answer = await handler({ ...asking, db: tx })
    if (answer instanceof ReadyRecord) throw new Error(`${endpoint.path} must answer a create with its value.`)
    // What is kept is what was told, not what the handler knew.
    await keepReply(tx, call, endpoint.reply.parse(answer instanceof Answer ? answer.value : answer))
    return answer
  })
}

function send(endpoint: Endpoint, answer: unknown, reply: FastifyReply) {
  if (reply.sent) return reply
  const value = answer instanceof Answer ? answer.value : answer
  if (answer instanceof Answer) void reply.headers(answer.headers)
  // Parsing on the way out: a column somebody forgot to leave out is not part of the reply.
  const parsed = endpoint.reply.parse(value)
  if (isVersioned(parsed)) void reply.header('ETag', `"${parsed.version}"`)
  return reply
    .code(endpoint.status ?? 200)
    .type(jsonType)
    .send(JSON.stringify(parsed))
}

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
