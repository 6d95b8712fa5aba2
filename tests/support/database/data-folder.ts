import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folders that this process has not removed yet. They are removed at its end, also when a test has failed. */
const open = new Set<string>()
process.once('exit', () => {
  for (const folder of open) removeFolder(folder)
})

/** A folder that all users can read; otherwise a cluster that root starts would be moved elsewhere. */
export function openFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'app-')))
  chmodSync(folder, 0o755)
  return removeFolderAtExit(folder)
}

/** Removes a data folder at the end of this process, unless it was removed before. */
export function removeFolderAtExit(folder: string): string {
  open.add(folder)
  return folder
}

/** Removes a data folder and its cluster, which can be in another folder. */
export function removeFolder(folder: string) {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  open.delete(folder)
}
