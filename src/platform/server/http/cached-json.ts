import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheUntilChanged } from '../live/cache-until-changed.ts'
import type { AppContext } from './app-context.ts'
import { CompressedBytes } from './compression.ts'
import { jsonType, matchesEtag } from './send-reply.ts'
import { toUnpooled } from '../process/unpooled.ts'

/** A reply that is sent as the bytes it has: it is not parsed with its contract, so a test compares the two. */
export class CachedJson {
  readonly body: Buffer
  readonly #bytes: CompressedBytes
  readonly etag: string
  readonly headers: Record<string, string>
  constructor(body: Buffer, etag: string, headers: Record<string, string> = {}) {
    this.body = toUnpooled(body)
    this.#bytes = new CompressedBytes(this.body)
    this.etag = etag
    this.headers = headers
  }

  async send(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...this.headers, etag: this.etag, vary: 'accept-encoding' })
    if (matchesEtag(request, this.etag)) return reply.code(304).send()
    const { bytes, headers } = await this.#bytes.select(request)
    return reply.code(200).headers(headers).type(jsonType).send(bytes)
  }
}

/**
 * Caches the bytes of a reply that every permitted caller gets, until one of the topics changes. Use it where building the
 * reply costs much more than sending it: the list of all units, the model of the building. Only the data is cached:
 * session and role are checked at each call, before the handler runs.
 */
export function cacheJson(
  context: AppContext,
  topics: ReadonlySet<string>,
  build: (context: AppContext) => Promise<CachedJson>,
): () => Promise<CachedJson> {
  const { get, invalidate } = cacheUntilChanged(context.live, topics, () => build(context))
  // Changes arrive by NOTIFY; a write of this process invalidates before its reply is sent, so that the client reads what it wrote.
  context.fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) invalidate()
    done(null, payload)
  })
  // A route calls its handler with the request, which is no key.
  return () => get()
}
