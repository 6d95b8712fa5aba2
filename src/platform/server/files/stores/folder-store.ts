import { access, copyFile, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../database/ids.ts'
import { openLocalFile } from '../local-file.ts'
import type { FileStore } from './file-store.ts'

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** Files in `files` of the data folder, on this machine or a network file system with atomic renames. */
export function createFolderStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files')
  const pathOf = (name: string) => join(root, name.slice(0, 2), name)

  return {
    write: (sha256, bytes) => writeOnce(pathOf(sha256), bytes),
    open: (sha256, size, range) => openLocalFile(pathOf(sha256), size, range),
    // A hard link is cheap and survives a removal; on another disk the file is copied.
    copyTo: (sha256, path) => succeeds(link(pathOf(sha256), path).catch(() => copyFile(pathOf(sha256), path))),
    async *list() {
      const folders = await readdir(root).catch(() => [])
      for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) yield await readdir(join(root, folder))
    },
    // A data folder belongs to one installation.
    claim: async (installationId) => installationId,
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Writes the same content once, and returns whether it did; a partly written file never has the final name. */
async function writeOnce(path: string, bytes: Buffer): Promise<boolean> {
  if (await succeeds(access(path))) return false
  await mkdir(join(path, '..'), { recursive: true })
  const part = `${path}.${newId()}.part`
  try {
    const file = await open(part, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    // A partly written file would use up space on a full disk.
    await rm(part, { force: true })
    throw error
  }
  // The name must survive a power cut as the bytes do.
  for (const folder of [join(path, '..'), join(path, '..', '..')]) await syncFolder(folder)
  return true
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
