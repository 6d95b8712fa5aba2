import { shareLocks } from '../database/advisory-lock.ts'
import { createClient } from '../database/database-client.ts'
import type { DatabaseConfig } from '../database/hosts/database-hosts.ts'
import { withTimeLimit } from '../database/time-limit.ts'
import { CannotStart } from '../process/cannot-start.ts'

const answerLimit = 5_000

/** Throws CannotStart when transactions cannot go through the pooler, or when it leads to another database than the direct connection. */
export async function checkPooler(direct: DatabaseConfig, poolerUrl: string): Promise<void> {
  const pooled = createClient({ connectionString: poolerUrl, application_name: 'house check' })
  const other = createClient({ ...direct, application_name: 'house check' })
  const compare = async () => {
    await Promise.all([pooled.connect(), other.connect()])
    return shareLocks(other, pooled)
  }
  try {
    if (await withTimeLimit(compare(), answerLimit, 'it did not answer in time')) return
  } catch (error) {
    const { message } = error as Error
    throw new CannotStart(
      /statement pooling/i.test(message)
        ? 'The pooler of DATABASE_POOLER_URL allows no transactions: set pool_mode = transaction.'
        : `No transaction could go through the pooler (${message}). Check DATABASE_POOLER_URL.`,
    )
  } finally {
    const ends = [pooled, other].map((client) => client.end())
    await withTimeLimit(Promise.allSettled(ends), 1_000, 'no goodbye').catch(() => undefined)
  }
  throw new CannotStart('DATABASE_POOLER_URL leads to another database than DATABASE_URL: both must name the same one.')
}
