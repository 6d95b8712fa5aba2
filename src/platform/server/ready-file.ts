import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from './files.ts'

/**
 * A kept file as the reply. The browser keeps it and asks each time whether its person may still see it; it is shown as
 * what it is and can load nothing.
 */
export class ReadyFile {
  readonly file: StoredFile
  /** Whether the browser saves it under its name instead of showing it. */
  readonly saved: boolean
  /** Whether its address never shows anything else, so that everybody may keep it. */
  readonly forEver: boolean
  constructor(file: StoredFile, saved = false, forEver = false) {
    this.file = file
    this.saved = saved
    this.forEver = forEver
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const etag = `"${this.file.id}"`
    void reply.headers({
      ETag: etag,
      'Cache-Control': this.forEver ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      'Content-Disposition': this.saved ? savedAs(this.file.name) : 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .code(200)
      .headers({ 'Content-Type': this.file.mediaType, 'Content-Length': this.file.size })
      .send(this.file.content())
  }
}

/** RFC 6266: a plain name for old programs, the real one for all others. */
const savedAs = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const real = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`
}
