import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { chown, mkdir, realpath, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import type { Log } from '../process/log.ts'
import type { ServerUser } from './run.ts'

/** The folder of a data folder's PostgreSQL, and the user it runs as. */
export type Place = { folder: string; user: ServerUser }

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const isRoot = () => process.getuid?.() === 0

/**
 * `DATA_DIR/postgres`. For root, where the unprivileged user has no access, a folder under /var/lib, and
 * `DATA_DIR/postgres` becomes a link to it, which later starts of any user follow.
 */
export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  const path = join(dataDir, 'postgres')
  if (lstatSync(path, { throwIfNoEntry: false })) return existingPlace(path)
  if (!isRoot()) {
    await mkdir(path, { mode: 0o700 })
    return { folder: path, user: null }
  }
  const user = unprivilegedUser()
  const closed = firstClosedFolder(dataDir, user)
  if (closed === null) {
    await ownedFolder(path, user)
    return { folder: path, user }
  }
  const folder = freeFolder(join('/var/lib', `house-${shortHash(dataDir)}`))
  await ownedFolder(folder, user)
  await symlink(folder, path)
  log.info(
    `PostgreSQL does not run as root, and other users cannot enter ${closed}, so the database is stored in ${folder}.`,
  )
  return { folder, user }
}

async function existingPlace(path: string): Promise<Place> {
  if (!existsSync(path))
    throw new CannotStart(
      `The database of this data folder was stored in ${readlinkSync(path)}, which is missing or not accessible to this user. ` +
        `Restore it, or remove the link ${path} to start with an empty database.`,
    )
  const folder = await realpath(path)
  const { uid, gid } = statSync(folder)
  if (!isRoot()) {
    if (process.getuid && uid !== process.getuid())
      throw new CannotStart(
        `The database in ${folder} belongs to another user (${uid}). Start the program as that user.`,
      )
    return { folder, user: null }
  }
  // Never as root: PostgreSQL rejects it. A cluster created by an ordinary user continues as that user.
  const user = uid === 0 ? unprivilegedUser() : { uid, gid }
  const closed = firstClosedFolder(folder, user, uid === 0)
  if (closed !== null)
    throw new CannotStart(
      `The database in ${folder} runs as user ${user.uid}, who cannot enter the folder ${closed}. ` +
        `Run chmod o+x ${closed}, or start the program as before.`,
    )
  // An earlier start ended between creating the folder and changing its owner.
  if (uid === 0) await ownedFolder(folder, user)
  return { folder, user }
}

/** Root runs PostgreSQL as an existing user; none is ever created. */
export function unprivilegedUser(passwd = readFileSync('/etc/passwd', 'utf8')): { uid: number; gid: number } {
  const users = new Map(passwd.split('\n').map((line) => [line.split(':')[0], line.split(':')]))
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = users.get(name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. ' +
      'Start the program as an ordinary user, or set DATABASE_URL.',
  )
}

/** The first folder on the way to `path` (including itself, by default) that the user may not enter. */
export function firstClosedFolder(
  path: string,
  user: { uid: number; gid: number },
  exceptItself = false,
): string | null {
  const folders: string[] = []
  for (let at = resolve(path); ; at = dirname(at)) {
    folders.unshift(at)
    if (at === dirname(at)) break
  }
  if (exceptItself) folders.pop()
  return folders.find((folder) => !canEnter(folder, user)) ?? null
}

function canEnter(folder: string, user: { uid: number; gid: number }) {
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}

async function ownedFolder(folder: string, user: { uid: number; gid: number }) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, user.uid, user.gid)
}

/** A database left behind by a removed data folder must not be overwritten. */
function freeFolder(preferred: string) {
  for (let n = 1; ; n++) {
    const folder = n === 1 ? preferred : `${preferred}-${n}`
    if (!existsSync(join(folder, 'cluster'))) return folder
  }
}
