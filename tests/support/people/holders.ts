import assert from 'node:assert/strict'
import type { TestApp } from '../test-app.ts'

/** Nothing has two holders: no home, stall, locker, key or fob, and nobody has two times in one home at once. */
export async function assertOneHolder(app: TestApp) {
  const twice = async (statement: string, what: string) =>
    assert.deepEqual((await app.pool.query(statement)).rows, [], what)
  const present = 'from assignments where ended_at is null'
  await twice(`select unit_id ${present} group by unit_id, resident_id having count(*) > 1`, 'a home twice')
  await twice(
    `select unit_id ${present} group by unit_id having count(*) filter (where rank = 'primary') <> 1`,
    'one primary resident',
  )
  await twice(
    `select a.resident_id from assignments a join residents r on r.id = a.resident_id and r.resident_type <> 'owner'
      where a.ended_at is null group by a.resident_id having count(*) > 1`,
    'two homes of one who owns none',
  )
  await twice(
    'select stall from residents, unnest(parking_stalls) stall group by stall having count(*) > 1',
    'a stall of two residents',
  )
  await twice(
    `select asset_id from asset_holders where started_at is not null and ended_at is null
      group by asset_id having count(*) > 1`,
    'an asset of two holders',
  )
  await twice(
    `select a.id from assignments a join assignments b on b.resident_id = a.resident_id and b.unit_id = a.unit_id and b.id > a.id
      where a.started_at < coalesce(b.ended_at, 'infinity') and b.started_at < coalesce(a.ended_at, 'infinity')`,
    'two times in one home at once',
  )
  await twice(`select id from assignments where started_at > '${app.now().toISOString()}'`, 'a home of the future')
}
