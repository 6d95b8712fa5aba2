import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chown, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import { programOf } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import { toSpawnOptions, run } from './run.ts'

export const superuser = 'house'

export const clusterOf = (place: Place) => join(place.folder, 'cluster')
const passwordFileOf = (place: Place) => join(place.folder, 'password')

/** For connections over loopback; a socket in a closed folder needs no password. */
export const passwordOf = (place: Place) => readFileSync(passwordFileOf(place), 'utf8').trim()

/**
 * Creates the cluster at the first start. An interrupted start leaves only a folder with another name, which is removed
 * here.
 */
export async function initialise(binaries: Binaries, place: Place): Promise<void> {
  const cluster = clusterOf(place)
  if (existsSync(join(cluster, 'PG_VERSION'))) return sameMajor(binaries, cluster)
  for (const name of await readdir(place.folder))
    if (name.startsWith('cluster.new-')) await rm(join(place.folder, name), { recursive: true }).catch(() => {})
  await writeFile(passwordFileOf(place), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (place.user) await chown(passwordFileOf(place), place.user.uid, place.user.gid)

  const half = `${cluster}.new-${randomBytes(4).toString('hex')}`
  const { code, output } = await initdb(binaries, place, half)
  if (code !== 0) throw new CannotStart(`The database could not be created in ${place.folder}: ${lastLine(output)}`)
  await rename(half, cluster)
  await flush(place.folder)
  await flush(dirname(place.folder))
}

/** UTF-8 and the same sort order on every machine, whatever its locales are. */
async function initdb(binaries: Binaries, place: Place, folder: string) {
  const args = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFileOf(place)}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
  ]
  const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const made = await run(
    programOf(binaries, 'initdb'),
    [...args, ...(binaries.major >= 17 ? builtin : ['--locale=C.UTF-8'])],
    toSpawnOptions(place.user, place.folder),
  )
  if (made.code === 0 || binaries.major >= 17) return made
  return run(programOf(binaries, 'initdb'), [...args, '--locale=C'], toSpawnOptions(place.user, place.folder))
}

function sameMajor(binaries: Binaries, cluster: string) {
  const major = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'))
  if (major === binaries.major) return
  throw new CannotStart(
    `The database in ${cluster} was created by PostgreSQL ${major}, and this program runs PostgreSQL ${binaries.major}. ` +
      'Start it with the version that created it, make a backup there, and restore it here.',
  )
}

export const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''

/** A new name in a folder is on the disk only when the folder is flushed too. */
async function flush(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
