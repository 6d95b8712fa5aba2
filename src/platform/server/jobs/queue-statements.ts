import type { PoolClient, QueryResult } from 'pg'
import { splitStatements } from '../database/migrations/split-statements.ts'
import type { DatabasePool } from '../database/database-pool.ts'

const changesSchema = /\bcreate (?:or replace )?(?:type|table|function)\b/i

/**
 * Runs what pg-boss sends. Its scripts that create or change its tables, each a transaction, are sent statement by
 * statement: Citus accepts no such statement beside others in one query.
 */
export async function runQueueStatements(pool: DatabasePool, text: string, values?: unknown[]): Promise<QueryResult> {
  if (values?.length || !changesSchema.test(text)) return pool.query(text, values as unknown[])
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    return await runOneByOne(client, text)
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      lost = failure
    })
    throw error
  } finally {
    client.release(lost)
  }
}

/** The result has the rows of all statements, as pg-boss reads them. */
async function runOneByOne(client: PoolClient, text: string): Promise<QueryResult> {
  const results: QueryResult[] = []
  for (const { sql } of splitStatements(text)) results.push(await client.query(sql))
  const last = results.at(-1)
  if (!last) throw new Error('The job queue sent no statement.')
  return { ...last, rows: results.flatMap(({ rows }) => rows as unknown[]) }
}
