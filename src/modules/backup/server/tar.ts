import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { BackupRejected } from './backup-rejected.ts'

const block = 512
/** The archive ends with two empty blocks. */
const endSize = 2 * block

/** The position of an entry in the archive, and the checksum of its bytes. */
export type Entry = { name: string; start: number; size: number; sha256: string }
type AddEntry = (name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>

/** Writes a new plain tar, which every system can open. The size of each entry must be known in advance. */
export async function writeTar(path: string, addEntries: (add: AddEntry) => Promise<void>): Promise<void> {
  const archive = pack()
  const writing = pipeline(archive, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const adding = addEntries((name, size, content) =>
    pipeline(content, archive.entry({ name, size, mode: 0o600, mtime: new Date(0) })),
  ).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  )
  // The error of the archive is the cause of all others.
  await writing
  await adding
}

/** Opens the archive at the header of an entry. */
export function openTar(path: string, start = 0) {
  const archive = extract()
  // The error of the file is the one of the archive.
  pipeline(createReadStream(path, { start }), archive).catch(() => {})
  return archive
}

/** Reads the whole archive. Throws `BackupRejected` when it is incomplete, damaged or not a tar. */
export async function readEntries(path: string): Promise<Entry[]> {
  const file = await open(path)
  try {
    const { size: total } = await file.stat()
    const entries: Entry[] = []
    let end = 0
    try {
      for await (const entry of openTar(path)) {
        const { name, size } = entry.header
        const start = entry.offset + block
        end = start + Math.ceil(size / block) * block
        entries.push({ name, start, size, sha256: await sha256Of(entry as AsyncIterable<Buffer>) })
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error
      throw new BackupRejected(end === 0 ? 'no backup' : total < end + endSize ? 'cut off' : 'damaged')
    }
    if (end === 0) throw new BackupRejected('no backup')
    if (total !== end + endSize) throw new BackupRejected(total < end + endSize ? 'cut off' : 'damaged')
    for (const { start, size } of entries) await assertZeros(file, start + size, (block - (size % block)) % block)
    await assertZeros(file, end, endSize)
    return entries
  } finally {
    await file.close()
  }
}

/** The library does not read the bytes after an entry and after the last one. */
async function assertZeros(file: FileHandle, start: number, length: number) {
  const bytes = Buffer.alloc(length)
  if (length > 0) await file.read(bytes, 0, length, start)
  if (bytes.some((byte) => byte !== 0)) throw new BackupRejected('damaged')
}

export async function sha256Of(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
