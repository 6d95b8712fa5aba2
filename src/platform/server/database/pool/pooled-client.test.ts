import assert from 'node:assert/strict'
import { it } from 'node:test'
import { emptyDatabase } from '../../../../../tests/support/database/test-database.ts'
import { openPool } from '../database.ts'

const quiet = { info: () => {}, warn: () => {} }

it('is led to a schema after it has left another one, also when it is used again meanwhile', async () => {
  const { pool: first, connection, drop } = await emptyDatabase()
  await first.query('create schema b_one')
  const { pool } = openPool(connection, quiet, 1, () => 'b_one')
  const schemaNow = async () => (await pool.query<{ schema: string }>('select current_schema() as schema')).rows
  try {
    assert.deepEqual(await schemaNow(), [{ schema: 'b_one' }])
    const left = pool.leaveSchema('b_one')
    assert.deepEqual(await schemaNow(), [{ schema: 'b_one' }])
    await left
    assert.deepEqual(await schemaNow(), [{ schema: 'b_one' }])
  } finally {
    await pool.end()
    await drop()
  }
})
