import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/database/test-database.ts'
import { seedDemo } from '../seed.ts'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  await seedDemo(database.db, {
    now: new Date('2026-11-21T14:05:00Z'),
    secretKey: randomBytes(32),
    passwordHash: '$argon2id$demo',
  })
})
after(() => database.drop())

const rows = async <Row>(statement: string) => (await database.pool.query(statement)).rows as Row[]

describe('the residents of the demo', () => {
  it('have moves planned for the next weeks, also into a home that its resident leaves before', async () => {
    const planned = await rows<{
      kind: string
      unit: string
      residents: number
      steps: number
    }>(`select kind, unit_id as unit,
      (select count(*)::int from move_residents r where r.move_id = m.id) as residents,
      (select count(*)::int from move_steps s where s.move_id = m.id) as steps
      from moves m where status = 'planned' and effective_day > '2026-11-21' order by effective_day`)
    assert.deepEqual(
      planned.map(({ kind, residents }) => [kind, residents]),
      [
        ['move_in', 1],
        ['move_out', 1],
        ['move_in', 2],
        ['transfer', 2],
      ],
    )
    assert.equal(planned[1]?.unit, planned[2]?.unit)
    assert.ok(planned.every(({ steps }) => steps >= 7))
  })
})
