import { createWriteStream } from 'node:fs'
import { type PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** The first date of the zip format for every entry, because its dates have no time zone. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** Writes a new zip of any size and returns its size. The entries are read one after the other. */
export async function writeZip(path: string, entries: readonly ZipEntry[]): Promise<number> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const sources: Readable[] = []
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, options, (use) => {
      const source = Readable.from(content)
      // The library does not watch its sources: without this, a failed one would leave the zip waiting forever.
      source.on('error', (error) => output.destroy(error))
      sources.push(source)
      use(null, source)
    })
  zip.end()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(output, target)
    return target.bytesWritten
  } finally {
    const last = sources.at(-1)?.destroy()
    // Its database cursor is closed before the caller ends the transaction.
    if (last) await finished(last).catch(() => {})
  }
}
