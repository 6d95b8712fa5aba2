import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupRejected } from './backup-rejected.ts'
import { type Entry, openTar, readEntries } from './tar.ts'

/** Increased when an earlier version of the program cannot read the format. */
export const formatVersion = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Part = z.object({ part: z.string(), size: z.number().int(), sha256: Sha256 })

/** The contents of a backup, with the checksum of each part. */
export const Manifest = z.object({
  format: z.literal('house-backup'),
  formatVersion: z.number().int(),
  madeAt: z.iso.datetime(),
  building: z.object({ name: z.string(), code: z.string() }).nullable(),
  /** The fingerprint of the key that encrypted the codes; the key cannot be derived from it. */
  keyMark: z.string(),
  migrations: z.array(z.object({ number: z.number().int(), name: z.string(), checksum: z.string() })),
  sequences: z.record(z.string(), z.number().int()),
  tables: z.array(Part.extend({ table: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  files: z.array(Part),
  /** Files with a record whose bytes were missing or damaged when the backup was made. */
  missingFiles: z.array(Sha256),
  leftOut: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'
export const manifestSumName = 'manifest.sha256'
export const readMeName = 'READ-ME.txt'
const ownParts = new Set([readMeName, manifestName, manifestSumName])
/** The last entry of a backup: a header, the checksum in a block of its own, and the two blocks of the end. */
const checksumEntrySize = 4 * 512

export type CheckedBackup = { path: string; size: number; manifest: Manifest; entries: ReadonlyMap<string, Entry> }

/** A fingerprint to recognise the key. */
export const fingerprintKey = (key: Buffer) =>
  createHmac('sha256', key).update('house-backup').digest('hex').slice(0, 32)

/** Reads a whole backup and compares every part with its checksum. Throws `BackupRejected` for any difference. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const list = await readEntries(path)
  const entries = new Map(list.map((entry) => [entry.name, entry]))
  const own = new Map<string, Buffer>()
  for (const entry of list) if (ownParts.has(entry.name)) own.set(entry.name, await buffer(readContent(path, entry)))
  const manifest = parseManifest(own)
  const parts = [...manifest.tables, ...manifest.files]
  const expected = new Set([...ownParts, ...parts.map(({ part }) => part)])
  if (list.length !== entries.size || list.some(({ name }) => !expected.has(name))) throw new BackupRejected('damaged')
  for (const { part, size, sha256 } of parts) {
    const entry = entries.get(part)
    if (!entry) throw new BackupRejected('cut off')
    if (entry.size !== size || entry.sha256 !== sha256) throw new BackupRejected('damaged')
  }
  return { path, size: (await stat(path)).size, manifest, entries }
}

/** Reads the manifest and checks its checksum: the first two entries and the last one, not the parts between them. */
export async function readManifest(path: string): Promise<Manifest> {
  const own = new Map<string, Buffer>()
  const addFrom = async (start: number) => {
    for await (const entry of openTar(path, start)) {
      if (!ownParts.has(entry.header.name)) return
      own.set(entry.header.name, await buffer(entry))
    }
  }
  await addFrom(0)
  await addFrom(Math.max(0, (await stat(path)).size - checksumEntrySize))
  return parseManifest(own)
}

/** The bytes of an entry, as a stream. */
export const readContent = (path: string, { start, size }: Entry) =>
  size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 })

function parseManifest(own: ReadonlyMap<string, Buffer>): Manifest {
  const [readMe, bytes, expectedChecksum] = [readMeName, manifestName, manifestSumName].map((name) => own.get(name))
  if (!readMe || !bytes) throw new BackupRejected('no backup')
  if (!expectedChecksum) throw new BackupRejected('cut off')
  const checksum = createHash('sha256').update(readMe).update(bytes).digest('hex')
  if (checksum !== expectedChecksum.toString('utf8')) throw new BackupRejected('damaged')
  const json: unknown = JSON.parse(bytes.toString('utf8'))
  const parsedHeader = z.object({ format: z.literal('house-backup'), formatVersion: z.number().int() }).safeParse(json)
  if (!parsedHeader.success) throw new BackupRejected('no backup')
  if (parsedHeader.data.formatVersion > formatVersion)
    throw new BackupRejected({
      because: 'This backup is from a newer version of this program. Restore it with that version.',
    })
  return Manifest.parse(json)
}
