import { rm } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendStoredContent } from '../files/stored-content.ts'

type Options = {
  /** `attachment` makes the browser save it under its name; `inline` shows it. */
  disposition: 'inline' | 'attachment'
  /**
   * `immutable`: the address never shows anything else, and everybody may cache it. `private`: the browser caches it, and
   * asks each time whether its user may still see it. Without it the file is not cached.
   */
  cache?: 'private' | 'immutable'
  /** Deletes the file once the connection closes; for a file made for this reply alone. */
  deleteAfterwards?: true
}

const cacheControl = { private: 'private, no-cache', immutable: 'public, max-age=31536000, immutable' }

/** A file on disk as the reply. It is served with its own media type and can load nothing. */
export class FileReply {
  readonly file: { id: string; path: string; size: number; name: string; mediaType: string }
  readonly options: Options
  constructor(file: FileReply['file'], options: Options) {
    this.file = file
    this.options = options
  }

  async send(request: FastifyRequest, reply: FastifyReply) {
    const { id, path, size, name, mediaType } = this.file
    const { disposition, cache, deleteAfterwards } = this.options
    if (deleteAfterwards) reply.raw.once('close', () => void rm(path, { force: true }))
    const etag = `"${id}"`
    const headers = {
      ...(cache ? { ETag: etag, 'Cache-Control': cacheControl[cache] } : {}),
      'Content-Disposition': disposition === 'inline' ? 'inline' : attachment(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    }
    if (cache && request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
    return sendStoredContent(reply, { path, size, id, headers: { ...headers, 'Content-Type': mediaType } })
  }
}

/** RFC 6266: a plain name for old programs, and the real one for all others where the two differ. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"${encoded === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
