import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { type Config, keyFromText } from './config.ts'

/** The key that codes are sealed with: SECRET_KEY, or the one the demo made in its data folder. */
export async function secretKeyOf({ secretKey, dataDir }: Config): Promise<Buffer> {
  if (secretKey) return secretKey
  const path = join(dataDir, 'secret-key')
  // Written only if it is not there, so that of two starts at once both use the same.
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = keyFromText((await readFile(path, 'utf8')).trim())
  if (!key)
    throw new CannotStart(`The file ${path} holds no key: put it back from a copy, or sealed codes stay closed.`)
  return key
}
