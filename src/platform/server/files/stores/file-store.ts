import type { Readable } from 'node:stream'

/** The first and the last byte, counted from 0. */
export type ByteRange = { start: number; end: number }

/** The bytes of stored files, named by the SHA-256 of their content. What cannot be reached throws `FileStoreAway`. */
export type FileStore = {
  /** Stores the bytes unless they are there already, and returns whether it wrote them. They survive a power cut then. */
  write: (sha256: string, bytes: Buffer) => Promise<boolean>
  /** The bytes, or a part of them; null when they are missing, or have another size than this one. */
  open: (sha256: string, size: number, range?: ByteRange) => Promise<Readable | null>
  /** Copies the bytes into a new file of this machine; false when they are missing. */
  copyTo: (sha256: string, path: string) => Promise<boolean>
  /** All names in groups, also of what an interrupted write left behind. */
  list: () => AsyncIterable<string[]>
  /** Marks the store as that of an installation unless it belongs to one, and returns the id of its owner. */
  claim: (installationId: string) => Promise<string>
  /** Removes what has this name; nothing happens when it is missing. */
  remove: (name: string) => Promise<void>
}

/** Files cannot be read or written at the moment; calls are answered 503. */
export class FileStoreAway extends Error {
  /** The code of the system or of the store, such as ECONNREFUSED or SlowDown. */
  readonly reason: string
  constructor(cause: unknown) {
    const { code, name, $metadata } = cause as { code?: string; name?: string; $metadata?: { httpStatusCode?: number } }
    const status = $metadata?.httpStatusCode
    // The answer to a HEAD has a status only.
    const names = [code, name === 'Unknown' && status ? `HTTP ${status}` : name]
    const reason = names.find((text) => text !== undefined && /^[\w ]{1,60}$/.test(text)) ?? 'Error'
    super(`The store of files cannot be reached (${reason}).`, { cause })
    this.name = 'FileStoreAway'
    this.reason = reason
  }
}
