import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import { createClient } from '../database/database-client.ts'
import type { DatabaseConfig } from '../database/hosts/database-hosts.ts'
import { CannotStart } from '../process/cannot-start.ts'

/**
 * Throws CannotStart when transactions cannot go through the pooler, or when it leads to another database than the direct connection:
 * a lock that one transaction has must be taken for the other.
 */
export async function checkPooler(direct: DatabaseConfig, poolerUrl: string): Promise<void> {
  const pooled = createClient({ connectionString: poolerUrl, application_name: 'house check' })
  const holder = createClient({ ...direct, application_name: 'house check' })
  const key = randomInt(2 ** 47)
  try {
    await holder.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [key])
    if (await isLockFree(pooled, key))
      throw new CannotStart(
        'DATABASE_POOLER_URL leads to another database than DATABASE_URL: both must name the same one.',
      )
  } finally {
    await Promise.allSettled([holder.end(), pooled.end()])
  }
}

async function isLockFree(pooled: Client, key: number): Promise<boolean> {
  try {
    await pooled.connect()
    await pooled.query('begin')
    const { rows } = await pooled.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key])
    await pooled.query('commit')
    return rows[0]?.free ?? true
  } catch (error) {
    const { message } = error as Error
    throw new CannotStart(
      /statement pooling/i.test(message)
        ? 'The pooler of DATABASE_POOLER_URL allows no transactions: set pool_mode = transaction.'
        : `No transaction could go through the pooler (${message}). Check DATABASE_POOLER_URL.`,
    )
  }
}
