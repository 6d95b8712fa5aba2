import type pg from 'pg'
import type { Database } from '#platform/server/database/drizzle.ts'
import { createDatabase } from '#platform/server/database/database-session.ts'

/** A database on which the n-th statement fails before it is sent, as when the power goes; the commit counts, the begin does not. */
function failingDatabase(pool: pg.Pool, n: number) {
  const sent: string[] = []
  const logQuery = (query: string) => {
    if (query.startsWith('begin')) return
    sent.push(query)
    if (sent.length === n) throw new Error('The plug was pulled')
  }
  return { db: createDatabase(pool, { logQuery }), sent }
}

/**
 * Lets each statement of a deed fail in turn, up to and with its commit; `look` must show each time what it showed before.
 * Gives how many statements it took to the commit.
 */
export async function failAtEach(
  pool: pg.Pool,
  look: () => Promise<unknown>,
  event: (db: Database) => Promise<unknown>,
  same: (now: unknown, before: unknown, statement: string) => void,
): Promise<number> {
  const before = await look()
  for (let n = 1; n < 300; n += 1) {
    const { db, sent } = failingDatabase(pool, n)
    const succeeded = await event(db).then(
      () => true,
      (error: unknown) => {
        if (sent.length >= n) return false
        throw error
      },
    )
    // Past the commit the deed is done, and only reads can fail.
    if (succeeded || sent.slice(0, n - 1).includes('commit')) return n - 1
    same(await look(), before, sent[n - 1] ?? '')
  }
  throw new Error('It never came to an end')
}
