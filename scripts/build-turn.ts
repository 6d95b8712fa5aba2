import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Whoever builds touches the file this often; a file untouched for longer was left by a build that was killed. */
const touchEvery = 1000
const staleAfter = 10_000

/**
 * Does the work alone among all processes of this checkout. A second one waits and says so once; it gets its turn when
 * the first has ended, however that ended.
 */
export async function inTurn<T>(file: string, work: () => Promise<T>, say = (line: string) => console.log(line)) {
  await mkdir(dirname(file), { recursive: true })
  for (let told = false; !(await take(file)); await wait(200)) {
    if (!told) say(`Another build of this folder is under way (process ${await holder(file)}); waiting for it.`)
    told = true
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

/** Makes the file, or finds that somebody else has: only one of two can. */
const take = (file: string) =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EEXIST') return false
      throw problem
    },
  )

const holder = (file: string) => readFile(file, 'utf8').catch(() => 'ended just now')

/** Should two find so at the same moment, both build; each build is put in its place whole. */
async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleAfter
}
