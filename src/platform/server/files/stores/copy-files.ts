import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

const copyConcurrency = 8

export type CopiedFiles = {
  copied: number
  /** Those that the other store had already. */
  present: number
  /** The names of files whose content is not the one that their name promises; they are not copied. */
  damaged: string[]
}

/** Copies every file of one store into another one. It can be repeated: what is there already is not sent again. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, present: 0, damaged: [] }
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))

  async function copy(name: string) {
    const path = join(folder, name)
    // Removed since it was listed.
    if (!(await from.copyTo(name, path))) return
    const bytes = await readFile(path)
    await rm(path)
    if (createHash('sha256').update(bytes).digest('hex') !== name) result.damaged.push(name)
    else if (await to.write(name, bytes)) result.copied += 1
    else result.present += 1
  }

  try {
    for await (const group of from.list()) {
      const names = group.filter((name) => /^[0-9a-f]{64}$/.test(name))
      for (let first = 0; first < names.length; first += copyConcurrency)
        await Promise.all(names.slice(first, first + copyConcurrency).map(copy))
    }
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
