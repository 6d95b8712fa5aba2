import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import { type Config, keyFromText } from '../process/config.ts'

const keyFileIn = (dataDir: string) => join(dataDir, 'secret-key')

/** The file of the key; null when the environment has it. */
export const keyFileOf = ({ secretKey, dataDir }: Config) => (secretKey ? null : keyFileIn(dataDir))

/** `discard` removes a key file that was generated just now and turned out to be wrong: it would pass for the lost one. */
export type SecretKey = { key: Buffer; discard: () => Promise<void> }

/** The key that seals codes: SECRET_KEY, or the one that the demo generated in its data folder. */
export async function openSecretKey(config: Config): Promise<SecretKey> {
  if (config.secretKey) return { key: config.secretKey, discard: async () => {} }
  const path = keyFileIn(config.dataDir)
  // Written only if it does not exist, so that two simultaneous starts use the same key.
  const isNew = await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  const key = keyFromText((await readFile(path, 'utf8')).trim())
  if (!key)
    throw new CannotStart(
      `The file ${path} contains no key. Restore it from a copy: without the key, encrypted codes cannot be read.`,
    )
  return { key, discard: async () => (isNew ? rm(path, { force: true }) : undefined) }
}
