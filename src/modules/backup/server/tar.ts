import { type FileHandle, open } from 'node:fs/promises'
import { BackupRefused } from './refused.ts'

const block = 512
const nameLength = 100
/** Eleven octal digits. */
const maxSize = 8 ** 11 - 1

/** The position of an entry in the archive. */
export type Entry = { name: string; start: number; size: number }

/** Writes a plain tar, which every system can open. The size of each entry must be known in advance. */
export class TarWriter {
  private readonly file: FileHandle
  constructor(file: FileHandle) {
    this.file = file
  }

  async add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    if (Buffer.byteLength(name) > nameLength || size > maxSize) throw new Error(`${name} does not fit into a tar.`)
    await this.file.appendFile(createHeader(name, size))
    let writtenBytes = 0
    for await (const chunk of content) {
      await this.file.appendFile(chunk)
      writtenBytes += chunk.length
    }
    if (writtenBytes !== size)
      throw new Error(`${name} has ${writtenBytes} bytes and not ${size}: it changed while it was read.`)
    await this.file.appendFile(Buffer.alloc(paddingSize(size)))
  }

  async end(): Promise<void> {
    await this.file.appendFile(Buffer.alloc(2 * block))
    await this.file.sync()
  }
}

/** The entries of the archive, in order. Throws `BackupRefused` when it is incomplete, damaged or no tar. */
export async function readEntries(path: string): Promise<Entry[]> {
  const file = await open(path)
  try {
    const { size: total } = await file.stat()
    const entries: Entry[] = []
    for (let at = 0; ;) {
      const header = await readAt(file, at, block)
      if (header.every((byte) => byte === 0)) {
        await assertEnd(file, at, total)
        return entries
      }
      const entry = parseHeader(header, at + block)
      const padding = paddingSize(entry.size)
      const paddingBytes = await readAt(file, entry.start + entry.size, padding)
      if (paddingBytes.some((byte) => byte !== 0)) throw new BackupRefused('damaged')
      entries.push(entry)
      at = entry.start + entry.size + padding
    }
  } finally {
    await file.close()
  }
}

const paddingSize = (size: number) => (block - (size % block)) % block

function createHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1')
  header.write(name, 0, 'utf8')
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(0, 136, 11)
  header.write('0', 156, 'latin1')
  header.write('ustar\u000000', 257, 'latin1')
  header.fill(' ', 148, 156)
  header.write(`${sha256Of(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

function parseHeader(header: Buffer, start: number): Entry {
  const expectedChecksum = Number.parseInt(header.toString('latin1', 148, 156), 8)
  const withoutChecksum = Buffer.from(header)
  withoutChecksum.fill(' ', 148, 156)
  if (expectedChecksum !== sha256Of(withoutChecksum)) throw new BackupRefused(start === block ? 'no backup' : 'damaged')
  const name = header.toString('utf8', 0, nameLength).replace(/\0.*$/s, '')
  const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new BackupRefused('damaged')
  return { name, start, size }
}

const sha256Of = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead < length) throw new BackupRefused(at === 0 ? 'no backup' : 'cut off')
  return bytes
}

/** The archive must end with two empty blocks. */
async function assertEnd(file: FileHandle, at: number, total: number) {
  const last = await readAt(file, at + block, block)
  if (last.some((byte) => byte !== 0) || total !== at + 2 * block) throw new BackupRefused('damaged')
}
