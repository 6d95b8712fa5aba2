import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import { type Config, keyFromText } from '../process/config.ts'

const keyFileIn = (dataDir: string) => join(dataDir, 'secret-key')

/** The file of the key; null when the environment has it. */
export const keyFileOf = ({ secretKey, dataDir }: Config) => (secretKey ? null : keyFileIn(dataDir))

/** The key that seals codes: SECRET_KEY, or the one that the demo generated in its data folder. */
export async function secretKeyOf(config: Config): Promise<Buffer> {
  if (config.secretKey) return config.secretKey
  const path = keyFileIn(config.dataDir)
  // Written only if it does not exist, so that two simultaneous starts use the same key.
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
