import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A running build touches its lock file this often; an older file was left by a killed build. */
const touchEvery = 1000
const staleAfter = 10_000

/**
 * Runs the work while no other process of this checkout builds. A waiting process prints one line and continues when the
 * other build ends, fails or is killed.
 */
export async function withBuildLock<T>(
  file: string,
  work: () => Promise<T>,
  print = (line: string) => console.log(line),
) {
  await mkdir(dirname(file), { recursive: true })
  for (let isAnnounced = false; !(await tryLock(file)); await wait(200)) {
    if (!isAnnounced)
      print(`Another build of this folder is under way (process ${await lockOwner(file)}); waiting for it.`)
    isAnnounced = true
    if (await isStale(file)) await rm(file, { force: true })
  }
  const touching = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), touchEvery)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    await rm(file, { force: true })
  }
}

/** Creates the lock file, or fails because it exists: only one of two processes can create it. */
const tryLock = (file: string) =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EEXIST') return false
      throw problem
    },
  )

const lockOwner = (file: string) => readFile(file, 'utf8').catch(() => 'ended just now')

/** If two processes find the lock stale at the same moment, both build; each build is moved into place as a whole. */
async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleAfter
}
