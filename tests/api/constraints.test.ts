import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { categories } from '#maintenance/requests/choices.ts'
import { freshDatabase, type FreshDatabase } from '../support/database/test-database.ts'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

/** The columns of a domain as `table.column`. */
async function columnsOf(domain: string) {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where domain_schema = current_schema() and domain_name = $1 order by 1`,
    [domain],
  )
  return rows.map(({ name }) => name)
}

describe('the categories of requests', () => {
  it('are checked in one place, for requests, their times and vendors', async () => {
    assert.equal((await columnsOf('request_category')).length, 3)
    const { rows } = await database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where pg_get_constraintdef(oid) like '%''plumbing''%'`,
    )
    assert.equal(rows.length, 1)
    const accepted = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value)
    assert.deepEqual(accepted.toSorted(), [...categories].toSorted())
  })
})

describe('references to files', () => {
  it('have an index, because a deleted file is looked up in each', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select k.conname as name from pg_constraint k
       where k.contype = 'f' and k.confrelid = 'files'::regclass and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
    )
    assert.deepEqual(rows, [])
  })
})
