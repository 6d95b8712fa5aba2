import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'

/** Creates the folder of a setting and checks that it is writable. Throws CannotStart naming the setting. */
export async function ensureFolder(setting: string, path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    throw new CannotStart(
      `${setting} is ${path}, where this program cannot write (${code ?? message}). Choose another folder.`,
    )
  }
}

/** One level at a time, because Node's recursive mkdir never ends where a file system cannot create folders at all. */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).catch((error: { code?: string }) => error)
  if (made === undefined) return
  if (made.code === 'EEXIST') {
    if ((await stat(path)).isDirectory()) return
    throw Object.assign(new Error(), { code: 'it is a file' })
  }
  if (made.code !== 'ENOENT' || dirname(path) === path) throw Object.assign(new Error(), { code: made.code })
  await makeFolder(dirname(path))
  // Another program may create it at the same moment.
  await mkdir(path).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw Object.assign(new Error(), { code: error.code })
  })
}
