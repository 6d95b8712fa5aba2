import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tests of this process have opened and not removed: a test that fails on the way leaves it to the end. */
const open = new Set<string>()
process.once('exit', () => {
  for (const folder of open) removeFolder(folder)
})

/** A folder that everybody may enter, so that nothing moves away from it when the tests run as root. */
export function openFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  chmodSync(folder, 0o755)
  return willRemove(folder)
}

/** Has a data folder removed at the end of this process, if nobody has by then. */
export function willRemove(folder: string): string {
  open.add(folder)
  return folder
}

/** Removes a data folder with the cluster that may lie elsewhere. */
export function removeFolder(folder: string) {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  open.delete(folder)
}
