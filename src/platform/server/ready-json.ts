import type { FastifyReply, FastifyRequest } from 'fastify'

export const jsonType = 'application/json; charset=utf-8'

/**
 * A reply whose bytes are ready, made by the database and kept by its noun: it is not parsed on the way out, so a test
 * holds it against the contract. Whoever already has these bytes (If-None-Match) is told 304.
 */
export class ReadyJson {
  /** The text, or the pieces it is made of. */
  private json: Buffer | string | readonly Uint8Array[]
  private isSecond = false
  readonly etag: string
  readonly headers: Record<string, string>
  constructor(json: Buffer | string | readonly Uint8Array[], etag: string, headers: Record<string, string> = {}) {
    this.json = json
    this.etag = etag
    this.headers = headers
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...this.headers, etag: this.etag })
    if (this.isHeld(request.headers['if-none-match'])) return reply.code(304).send()
    void reply.code(200).type(jsonType)
    // What is asked for again is worth being put together; for one answer that is mostly memory to be cleared away.
    if (this.isSecond && Array.isArray(this.json)) this.json = Buffer.concat(this.json)
    this.isSecond = true
    return Array.isArray(this.json) ? sendInPieces(reply, this.json) : reply.send(this.json)
  }

  private isHeld(header: string | undefined): boolean {
    const held = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
    return held.includes(this.etag) || held.includes('*')
  }
}

/** Hands the pieces to the connection as they are, in one go. */
function sendInPieces(reply: FastifyReply, pieces: readonly Uint8Array[]) {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  void reply.header('content-length', length).hijack()
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
  reply.raw.cork()
  for (const piece of pieces) reply.raw.write(piece)
  reply.raw.end()
  reply.raw.uncork()
  return reply
}

/** One record in the same way. Its version is its ETag; it is never a 304, for what is nested in it has no version. */
export class ReadyRecord {
  readonly json: string
  readonly version: number
  constructor(json: string, version: number) {
    this.json = json
    this.version = version
  }

  send(reply: FastifyReply) {
    return reply.header('etag', `"${this.version}"`).type(jsonType).send(this.json)
  }
}
