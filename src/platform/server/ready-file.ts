import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from './files.ts'

/**
 * A kept file as the reply. The browser keeps it and asks each time whether its person may still see it; it is shown as
 * what it is and can load nothing.
 */
export class ReadyFile {
  readonly file: StoredFile
  constructor(file: StoredFile) {
    this.file = file
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const etag = `"${this.file.id}"`
    void reply.headers({
      ETag: etag,
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .code(200)
      .headers({ 'Content-Type': this.file.mediaType, 'Content-Length': this.file.size })
      .send(this.file.content())
  }
}
