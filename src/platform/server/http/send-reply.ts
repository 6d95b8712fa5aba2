import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'

export const jsonType = 'application/json; charset=utf-8'

/** A reply with headers of its own, such as the total of a list and the link to its next page. */
export class ReplyWithHeaders<T> {
  readonly value: T
  readonly headers: Record<string, string>
  constructor(value: T, headers: Record<string, string>) {
    this.value = value
    this.headers = headers
  }
}

/** A page of a list: how many rows there are in all, null where they are not counted, and the cursor of the next page. */
export type Page<Row, Total extends number | null = number> = { rows: Row[]; total: Total; next: string | null }

export const pageReply = <Row>(request: FastifyRequest, { rows, total, next }: Page<Row, number | null>) =>
  new ReplyWithHeaders(rows, {
    ...(total === null ? {} : { 'x-total-count': String(total) }),
    ...(next === null ? {} : { link: linkToNext(request, next) }),
  })

/** The Link header of a list: the same filters, from the cursor on. */
function linkToNext({ url }: FastifyRequest, cursor: string): string {
  const [path = '', search] = url.split('?')
  return linkTo(path, cursor, search)
}

/** A Link header to the next page of `path` with these filters. */
export function linkTo(path: string, cursor: string, search?: string): string {
  const query = new URLSearchParams(search)
  query.set('cursor', cursor)
  return `<${path}?${query.toString()}>; rel="next"`
}

/**
 * Sends what a handler returned. Parsing it with the contract removes every field that the contract does not have. A
 * record has its version as its ETag; a reply whose contract has `etag` has a hash of its text, and can be a
 * 304. The hash is a weak ETag, because the bytes of a compressed reply differ.
 */
export function sendReply(endpoint: Endpoint, returned: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (reply.sent) return reply
  if (returned instanceof ReplyWithHeaders) void reply.headers(returned.headers)
  const value = endpoint.reply.parse(returned instanceof ReplyWithHeaders ? returned.value : returned)
  // Bytes, because Node encodes a long text more slowly while it writes it to the socket.
  const body = Buffer.from(JSON.stringify(value))
  if (endpoint.etag) {
    const etag = `W/"${hash('sha1', body, 'base64url')}"`
    void reply.header('ETag', etag)
    if (matchesEtag(request, etag)) return reply.code(304).send()
  } else if (isVersioned(value)) void reply.header('ETag', `"${value.version}"`)
  return reply
    .code(endpoint.status ?? 200)
    .type(jsonType)
    .send(body)
}

/** Whether the caller already has the reply with this ETag. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*')
}

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
