import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from './database.ts'
import { statement } from './statements.ts'
import { transaction } from './transaction.ts'

let house: Awaited<ReturnType<typeof freshDatabase>>
before(async () => {
  house = await freshDatabase()
  await house.db.execute(sql`create table lines (name text primary key)`)
})
after(() => house.drop())

const write = statement<{ name: string }>(sql`insert into lines values (${sql.placeholder('name')}) returning name`)
const add = (db: Database, name: string) => write(db, { name })
const kept = async () => {
  const { rows } = await house.db.execute<{ name: string }>(sql`select name from lines order by name`)
  return rows.map(({ name }) => name).join(' ')
}

describe('a transaction that waits for the database as seldom as it can', () => {
  it('keeps everything, and tells what its last statement gave', async () => {
    const told = await transaction(house.db, async (tx) => {
      await add(tx, 'a')
      return () => add(tx, 'b')
    })
    assert.deepEqual([told, await kept()], [[{ name: 'b' }], 'a b'])
  })

  it('keeps nothing when it is refused on the way, when a statement fails, or when the last one does', async () => {
    const before = await kept()
    const refused = transaction(house.db, async (tx) => {
      await add(tx, 'c')
      throw new Error('No.')
    })
    await assert.rejects(refused, /No\./)
    const failed = transaction(house.db, async (tx) => {
      await add(tx, 'd')
      await add(tx, 'a')
      return () => add(tx, 'e')
    })
    await assert.rejects(failed)
    const failedAtLast = transaction(house.db, async (tx) => {
      await add(tx, 'f')
      return () => add(tx, 'a')
    })
    await assert.rejects(failedAtLast)
    assert.equal(await kept(), before)
  })

  it('is a part of the transaction around it', async () => {
    const before = await kept()
    const around = house.db.transaction(async (tx) => {
      await transaction(tx, async (inner) => () => add(inner, 'g'))
      throw new Error('Not after all.')
    })
    await assert.rejects(around, /Not after all/)
    assert.equal(await kept(), before)
  })

  it('may hold a part of its own that fails alone', async () => {
    await transaction(house.db, async (tx) => {
      await assert.rejects(tx.transaction((part) => add(part, 'a')))
      return () => add(tx, 'h')
    })
    assert.match(await kept(), /h/)
  })

  it('loses its place when its connection is lost, and the next one finds another', async () => {
    const lost = transaction(house.db, async (tx) => {
      await add(tx, 'i')
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      return () => add(tx, 'j')
    })
    await assert.rejects(lost)
    await transaction(house.db, async (tx) => () => add(tx, 'k'))
    assert.match(await kept(), /^[^ij]*k$/)
  })
})
