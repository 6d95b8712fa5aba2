import type { FileHandle } from 'node:fs/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'

type WrittenEntry = { name: Buffer; crc: number; packed: number; size: number; at: number }

/** Names in UTF-8, and sizes that follow the bytes, because they are known only then. */
const flags = 0x0808
const deflated = 8
/** 1 January 1980, the first date of the zip format. */
const day = 0x21

/** Writes a zip, entry by entry, of any content that fits 4 GB. */
export class ZipWriter {
  private readonly file: FileHandle
  private readonly entries: WrittenEntry[] = []
  private at = 0
  constructor(file: FileHandle) {
    this.file = file
  }

  async add(name: string, content: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const entry: WrittenEntry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at: this.at }
    await this.write(
      Buffer.concat([
        words32(0x04034b50),
        words16(20, flags, deflated, 0, day),
        words32(0, 0, 0),
        words16(entry.name.length, 0),
        entry.name,
      ]),
    )
    const measured = async function* () {
      for await (const text of content) {
        const bytes = Buffer.from(text)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    for await (const chunk of Readable.from(measured()).pipe(createDeflateRaw())) {
      const bytes = chunk as Buffer
      entry.packed += bytes.length
      await this.write(bytes)
    }
    await this.write(words32(0x08074b50, entry.crc, entry.packed, entry.size))
    this.entries.push(entry)
  }

  /** Writes the central directory; returns the size of the file. */
  async end(): Promise<number> {
    const start = this.at
    for (const { name, crc, packed, size, at } of this.entries)
      await this.write(
        Buffer.concat([
          words32(0x02014b50),
          words16(20, 20, flags, deflated, 0, day),
          words32(crc, packed, size),
          words16(name.length, 0, 0, 0, 0),
          words32(0, at),
          name,
        ]),
      )
    const count = this.entries.length
    await this.write(
      Buffer.concat([words32(0x06054b50), words16(0, 0, count, count), words32(this.at - start, start), words16(0)]),
    )
    return this.at
  }

  private async write(bytes: Buffer) {
    await this.file.appendFile(bytes)
    this.at += bytes.length
    if (this.at > 0xffffffff) throw new Error('A zip of this kind holds at most 4 GB.')
  }
}

function words16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2))
  return bytes
}

function words32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4))
  return bytes
}
