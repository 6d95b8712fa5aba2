import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../http-error.ts'
import type { StoredFile } from './files.ts'
import type { ByteRange } from './stores/file-store.ts'

/** `id` names the file in the log: an id or the name of a backup, never a name given by a person. */
type StoredContent = Pick<StoredFile, 'id' | 'size' | 'open'> & {
  headers: Record<string, string | number>
  /** The part to send instead of the whole file. */
  range: ByteRange | null
}

/**
 * The only function that sends the bytes of a stored file. It opens the file before the first header is sent, so that a
 * missing or damaged file is a plain 404 and a warning in the log.
 */
export async function sendStoredContent(reply: FastifyReply, { size, id, open, headers, range }: StoredContent) {
  const content = await open(range ?? undefined)
  if (!content) {
    const { id: requestId, routeOptions, log } = reply.request
    log.warn({ id: requestId, route: routeOptions.url, missingFile: id })
    throw notFound('File')
  }
  // Fastify would read the whole file to answer a HEAD.
  if (reply.request.method === 'HEAD') content.destroy()
  const partial = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }
  return reply
    .code(range ? 206 : 200)
    .headers({ ...headers, ...partial, 'Content-Length': range ? range.end - range.start + 1 : size })
    .send(reply.request.method === 'HEAD' ? Readable.from([]) : content)
}
