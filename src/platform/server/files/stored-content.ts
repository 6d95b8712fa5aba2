import { constants, type ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../http-error.ts'

export type StoredContent = {
  path: string
  /** The recorded size; a file of another size is damaged and is not sent. */
  size: number
  /** Names the file in the log: an id or the name of a backup, never a name given by a person. */
  id: string
  headers: Record<string, string | number>
}

/** File system errors that mean that there is no such file. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/**
 * The only function that sends the bytes of a stored file. It opens the file before the first header is sent, so that a
 * missing or damaged file is a plain 404 and a warning in the log.
 */
export async function sendStoredContent(reply: FastifyReply, { path, size, id, headers }: StoredContent) {
  const content = await openContent(path, size)
  if (!content) {
    const { id: requestId, routeOptions, log } = reply.request
    log.warn({ id: requestId, route: routeOptions.url, missingFile: id })
    throw notFound('File')
  }
  return reply
    .code(200)
    .headers({ ...headers, 'Content-Length': size })
    .send(content)
}

async function openContent(path: string, size: number): Promise<ReadStream | null> {
  const file = await open(path, constants.O_RDONLY).catch((error: NodeJS.ErrnoException) => {
    if (missing.has(error.code ?? '')) return null
    throw error
  })
  if (!file) return null
  const found = await file.stat()
  if (found.isFile() && found.size === size) return file.createReadStream()
  await file.close()
  return null
}
