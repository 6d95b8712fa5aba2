import { type FileHandle, open } from 'node:fs/promises'
import { BackupRefused } from './refused.ts'

const block = 512
const nameLength = 100
/** Eleven octal digits. */
const largest = 8 ** 11 - 1

/** Where the bytes of an entry lie in the archive. */
export type Entry = { name: string; start: number; size: number }

/** Writes a plain tar, which every system can open; the size of each entry is known before its bytes come. */
export class TarWriter {
  private readonly file: FileHandle
  constructor(file: FileHandle) {
    this.file = file
  }

  async add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    if (Buffer.byteLength(name) > nameLength || size > largest) throw new Error(`${name} does not fit into a tar.`)
    await this.file.appendFile(headerOf(name, size))
    let written = 0
    for await (const chunk of content) {
      await this.file.appendFile(chunk)
      written += chunk.length
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and not ${size}: it changed while it was read.`)
    await this.file.appendFile(Buffer.alloc(paddingOf(size)))
  }

  async end(): Promise<void> {
    await this.file.appendFile(Buffer.alloc(2 * block))
    await this.file.sync()
  }
}

/** What lies in the archive, in its order. Refuses what is cut off, damaged or no tar. */
export async function readEntries(path: string): Promise<Entry[]> {
  const file = await open(path)
  try {
    const { size: total } = await file.stat()
    const entries: Entry[] = []
    for (let at = 0; ;) {
      const header = await readAt(file, at, block)
      if (header.every((byte) => byte === 0)) {
        await demandEnd(file, at, total)
        return entries
      }
      const entry = entryOf(header, at + block)
      const padding = paddingOf(entry.size)
      const filling = await readAt(file, entry.start + entry.size, padding)
      if (filling.some((byte) => byte !== 0)) throw new BackupRefused('damaged')
      entries.push(entry)
      at = entry.start + entry.size + padding
    }
  } finally {
    await file.close()
  }
}

const paddingOf = (size: number) => (block - (size % block)) % block

function headerOf(name: string, size: number): Buffer {
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
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

function entryOf(header: Buffer, start: number): Entry {
  const said = Number.parseInt(header.toString('latin1', 148, 156), 8)
  const summed = Buffer.from(header)
  summed.fill(' ', 148, 156)
  if (said !== sumOf(summed)) throw new BackupRefused(start === block ? 'no backup' : 'damaged')
  const name = header.toString('utf8', 0, nameLength).replace(/\0.*$/s, '')
  const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new BackupRefused('damaged')
  return { name, start, size }
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead < length) throw new BackupRefused(at === 0 ? 'no backup' : 'cut off')
  return bytes
}

/** Two empty blocks and nothing after them. */
async function demandEnd(file: FileHandle, at: number, total: number) {
  const last = await readAt(file, at + block, block)
  if (last.some((byte) => byte !== 0) || total !== at + 2 * block) throw new BackupRefused('damaged')
}
