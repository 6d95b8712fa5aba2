import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Makes a folder that a setting names, and sees that it can be written to. Throws CannotStart with a sentence naming the setting. */
export async function readyFolder(setting: string, path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    throw new CannotStart(
      `${setting} names ${path}, where this program cannot write (${code ?? message}): choose another folder.`,
    )
  }
}

/** Step by step, because Node's own recursive mkdir never ends where a file system refuses to make folders at all. */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).catch((error: { code?: string }) => error)
  if (made === undefined) return
  if (made.code === 'EEXIST') {
    if ((await stat(path)).isDirectory()) return
    throw Object.assign(new Error(), { code: 'it is a file' })
  }
  if (made.code !== 'ENOENT' || dirname(path) === path) throw Object.assign(new Error(), { code: made.code })
  await makeFolder(dirname(path))
  // Of two programs that start at once, one is quicker.
  await mkdir(path).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw Object.assign(new Error(), { code: error.code })
  })
}
