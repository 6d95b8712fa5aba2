import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A reply whose bytes are ready, made by the database and kept by its noun: it is not parsed on the way out, so a test
 * holds it against the contract. Whoever already has these bytes (If-None-Match) is told 304.
 */
export class ReadyJson {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Record<string, string>
  constructor(bytes: Buffer, etag: string, headers: Record<string, string> = {}) {
    this.bytes = bytes
    this.etag = etag
    this.headers = headers
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ ...this.headers, ETag: this.etag })
    if (this.isHeld(request.headers['if-none-match'])) return reply.code(304).send()
    return reply.code(200).type('application/json; charset=utf-8').send(this.bytes)
  }

  private isHeld(header: string | undefined): boolean {
    const held = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
    return held.includes(this.etag) || held.includes('*')
  }
}
