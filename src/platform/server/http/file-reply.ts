import { rm } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../files/files.ts'
import { sendStoredContent } from '../files/stored-content.ts'
import { requestedRange } from '../files/byte-range.ts'

type Options = {
  /** `attachment` makes the browser save it under its name; `inline` shows it. */
  disposition: 'inline' | 'attachment'
  /**
   * `immutable`: the address never shows anything else, and everyone may cache it. `private`: the browser caches it, and
   * asks each time whether its user may still see it. Without it the file is not cached.
   */
  cache?: 'private' | 'immutable'
  /** The path of a file made for this reply alone: it is deleted once the connection closes. */
  deleteAfterwards?: string
}

const cacheControl = { private: 'private, no-cache', immutable: 'public, max-age=31536000, immutable' }

/** A stored file as the reply. It is served with its own media type and can load nothing. */
export class FileReply {
  readonly file: StoredFile
  readonly options: Options
  constructor(file: StoredFile, options: Options) {
    this.file = file
    this.options = options
  }

  async send(request: FastifyRequest, reply: FastifyReply) {
    const { id, size, name, mediaType, open } = this.file
    const { disposition, cache, deleteAfterwards } = this.options
    if (deleteAfterwards) reply.raw.once('close', () => void rm(deleteAfterwards, { force: true }))
    const etag = `"${id}"`
    const headers = {
      ...(cache ? { ETag: etag, 'Cache-Control': cacheControl[cache] } : {}),
      'Content-Disposition': disposition === 'inline' ? 'inline' : attachment(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    }
    if (cache && request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
    const range = deleteAfterwards ? null : requestedRange(request, size, cache ? etag : null)
    return sendStoredContent(reply, {
      id,
      size,
      open,
      range,
      headers: { ...headers, 'Content-Type': mediaType, ...(deleteAfterwards ? {} : { 'Accept-Ranges': 'bytes' }) },
    })
  }
}

/** RFC 6266: a plain name for old programs, and the real one for all others where the two differ. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"${encoded === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
