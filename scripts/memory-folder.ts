import { existsSync, statfsSync } from 'node:fs'

/** What all tests that run at once need for their databases and data folders. */
const neededBytes = 4 * 2 ** 30

/** A folder in memory with room for tests, or null. Creating a file there takes microseconds; on a disk up to a millisecond. */
export function memoryFolder(): string | null {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return null
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > neededBytes ? folder : null
}
