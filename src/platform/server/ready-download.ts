import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'

/** A file of the disk as the reply, to be saved and not shown; one made for this reply alone is gone after it. */
export class ReadyDownload {
  private readonly file: { path: string; size: number; name: string; mediaType: string; once?: true }
  constructor(file: { path: string; size: number; name: string; mediaType: string; once?: true }) {
    this.file = file
  }

  send(reply: FastifyReply) {
    const { path, size, name, mediaType, once } = this.file
    const content = createReadStream(path)
    if (once) content.once('close', () => void rm(path, { force: true }))
    return reply
      .code(200)
      .headers({
        'Content-Type': mediaType,
        'Content-Length': size,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(content)
  }
}
