import type pg from 'pg'
import type { Database } from '#platform/server/database/drizzle.ts'
import { createDatabase } from '#platform/server/database/database-session.ts'

/** A database whose n-th statement fails before it is sent. The commit is counted, the begin is not. */
function failingDatabase(pool: pg.Pool, n: number) {
  const sent: string[] = []
  const logQuery = (query: string) => {
    if (query.startsWith('begin')) return
    sent.push(query)
    if (sent.length === n) throw new Error('Simulated failure')
  }
  return { db: createDatabase(pool, { logQuery }), sent }
}

/**
 * Repeats an operation and lets another of its statements fail each time, the commit included. After each failure the state
 * must be the same as before. Returns the number of statements up to the commit.
 */
export async function failAtEachStatement(
  pool: pg.Pool,
  readState: () => Promise<unknown>,
  operation: (db: Database) => Promise<unknown>,
  assertSame: (now: unknown, before: unknown, statement: string) => void,
): Promise<number> {
  const before = await readState()
  for (let n = 1; n < 300; n += 1) {
    const { db, sent } = failingDatabase(pool, n)
    const succeeded = await operation(db).then(
      () => true,
      (error: unknown) => {
        if (sent.length >= n) return false
        throw error
      },
    )
    // After the commit the change is stored, and only reads can fail.
    if (succeeded || sent.slice(0, n - 1).includes('commit')) return n - 1
    assertSame(await readState(), before, sent[n - 1] ?? '')
  }
  throw new Error('The operation has more than 300 statements')
}
