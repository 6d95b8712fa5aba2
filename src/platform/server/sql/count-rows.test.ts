import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type FreshDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { mostCounted } from '../../text/total-text.ts'
import { queryRows } from '../database/query-rows.ts'
import { countRows } from './count-rows.ts'

let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

async function totalOf(rows: number) {
  const from = sql`from generate_series(1, ${rows}::int)`
  const [counted] = await queryRows<{ total: number }>(fresh.db, sql`select ${countRows(from)} as total`)
  return counted?.total
}

describe('the total of a list', () => {
  it('is exact up to the number that is counted', async () => {
    assert.equal(await totalOf(0), 0)
    assert.equal(await totalOf(431), 431)
    assert.equal(await totalOf(mostCounted), mostCounted)
  })

  it('is one more for any larger list', async () => {
    assert.equal(await totalOf(mostCounted + 1), mostCounted + 1)
    assert.equal(await totalOf(mostCounted * 3), mostCounted + 1)
  })
})
