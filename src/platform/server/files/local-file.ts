import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ByteRange } from './stores/file-store.ts'

/** File system errors that mean that there is no such file. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])
const isMissing = (error: unknown) => missing.has((error as { code?: string }).code ?? '')

/** A file of this machine, or a part of it, as a stream; null when it is missing or has another size. */
export async function openLocalFile(path: string, size: number, range?: ByteRange): Promise<Readable | null> {
  const file = await open(path, constants.O_RDONLY).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!file) return null
  const found = await file.stat()
  if (found.isFile() && found.size === size) return file.createReadStream(range)
  await file.close()
  return null
}

/** What opens a file of this machine that is not in the store, such as a backup. */
export const openerOf =
  (path: string, size: number) =>
  (range?: ByteRange): Promise<Readable | null> =>
    openLocalFile(path, size, range)
