import type { FastifyReply, FastifyRequest } from 'fastify'

export const jsonType = 'application/json; charset=utf-8'

/**
 * A reply whose bytes are ready, made by the database and kept by its noun: it is not parsed on the way out, so a test
 * holds it against the contract. Whoever already has these bytes (If-None-Match) is told 304.
 */
export class ReadyJson {
  readonly json: Buffer | string
  readonly etag: string
  readonly headers: Record<string, string>
  constructor(json: Buffer | string, etag: string, headers: Record<string, string> = {}) {
    this.json = json
    this.etag = etag
    this.headers = headers
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...this.headers, etag: this.etag })
    if (this.isHeld(request.headers['if-none-match'])) return reply.code(304).send()
    return reply.code(200).type(jsonType).send(this.json)
  }

  private isHeld(header: string | undefined): boolean {
    const held = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
    return held.includes(this.etag) || held.includes('*')
  }
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
