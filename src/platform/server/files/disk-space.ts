import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'
import type { Log } from '../process/log.ts'
import { newId } from '../database/ids.ts'
import { isDiskFull } from '../http/unavailable.ts'

export type DiskSpace = {
  /** Records an error that reports a full disk. */
  note: (error: unknown) => void
  /** Whether files and the database can be written; the result of the last test is reused for a while. */
  isAvailable: () => Promise<boolean>
}

const sample = Buffer.alloc(65_536, 1)
/** For how many milliseconds a result is reused; a full disk is tested more often. */
const reuse = { free: 10_000, full: 1_000 }

/** Monitors the disks of these folders and of the database. A failed write or a small test write detects a full one. */
export function createDiskSpace(folders: readonly string[], db: Database, log: Log): DiskSpace {
  let full = false
  let tried = -Infinity
  let trying: Promise<boolean> | null = null

  function set(isFull: boolean): void {
    if (isFull && !full) log.warn('The disk is full: nothing can be saved until there is space again.')
    if (!isFull && full) log.info('The disk has space again.')
    full = isFull
  }

  async function tryToWrite(): Promise<boolean> {
    try {
      for (const folder of folders) await tryFolder(folder)
      // The database is tested only if its disk may be full: sorting that much uses a file on it.
      if (full) await tryDatabase(db)
      set(false)
    } catch (error) {
      // Every other error is reported elsewhere.
      if (isDiskFull(error)) set(true)
    }
    tried = performance.now()
    return !full
  }

  return {
    note(error) {
      if (isDiskFull(error)) set(true)
    },
    async isAvailable() {
      if (performance.now() - tried < (full ? reuse.full : reuse.free)) return !full
      trying ??= tryToWrite().finally(() => {
        trying = null
      })
      return trying
    },
  }
}

async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `.space-${newId()}`)
  try {
    await writeFile(path, sample)
  } catch (error) {
    if (isDiskFull(error)) throw error
  } finally {
    await rm(path, { force: true })
  }
}

const tryDatabase = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from (
      select n, repeat('x', 100) as filling from generate_series(1, 20000) n order by filling, n desc offset 0) sorted`)
  })
