import assert from 'node:assert/strict'
import { it } from 'node:test'
import { migratedDatabase } from '../support/database/migrated-database.ts'

it('stalls, lockers and keys become records when the database is migrated; the first resident has a stall', async (t) => {
  const { database, add, rows } = await migratedDatabase(t)
  await add((file) => file < '0020')
  const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`
  await database.pool.query(`
    insert into building.units (id, unit_number, floor, parking_allocation, storage_lockers, key_numbers)
      values ('${id(1)}', '1204', 12, '{P4-30,P4-31}', '{L2-7-5x8}', '{K-1}'), ('${id(6)}', '1301', 13, '{p4-31}', '{}', '{}');
    insert into building.users (id, email, email_canonical, role, password_hash, first_name, last_name) values
      ('${id(2)}', 'a@x.example', 'a@x.example', 'tenant', 'x', 'A', 'B'),
      ('${id(3)}', 'b@x.example', 'b@x.example', 'tenant', 'x', 'A', 'B');
    insert into building.residents (id, user_id, full_name, parking_stalls, locker_numbers, created_at) values
      ('${id(4)}', '${id(2)}', 'Later', '{p4-30}', '{}', '2026-02-01'),
      ('${id(5)}', '${id(3)}', 'First', '{P4-30}', '{L2-7,L2-8}', '2026-01-01')`)
  await add(() => true)
  assert.deepEqual(
    await rows(`select number, place, unit_id is not null as of_unit,
        (select full_name from building.asset_holders h join building.residents t on t.id = h.resident_id
          where h.asset_id = a.id and h.started_at = t.created_at) as holder
      from building.assets a order by category, number`),
    [
      { number: 'K-1', place: '', of_unit: true, holder: null },
      { number: 'L2-7', place: 'L2', of_unit: true, holder: 'First' },
      { number: 'L2-8', place: 'L2', of_unit: false, holder: 'First' },
      { number: 'P4-30', place: 'P4', of_unit: true, holder: 'First' },
      { number: 'P4-31', place: 'P4', of_unit: true, holder: null },
    ],
  )
  assert.deepEqual(
    await rows(
      `select t.full_name, c.claimed_at = t.created_at as since from building.asset_claims c join building.residents t on t.id = c.resident_id`,
    ),
    [{ full_name: 'Later', since: true }],
  )
  assert.deepEqual(
    await rows(`select a.number, u.unit_number from building.asset_unit_claims c
      join building.assets a on a.id = c.asset_id join building.units u on u.id = c.unit_id`),
    [{ number: 'P4-31', unit_number: '1301' }],
    'units that name one stall already are found',
  )
})

it('stalls that a draft of the building added before can be removed by the next, by the time of its use', async (t) => {
  const { database, add, rows } = await migratedDatabase(t)
  await add((file) => file < '0103')
  const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`
  await database.pool.query(`
    insert into building.audit_log (id, at, action, record_type) values
      ('${id(1)}', '2026-11-01 10:00:00.123', 'used the draft', 'building draft'),
      ('${id(2)}', '2026-11-02 10:00', 'changed', 'building draft');
    insert into building.assets (id, kind, number, created_at) values
      ('${id(3)}', 'stall', 'P1-01', '2026-11-01 10:00:00.123'), ('${id(4)}', 'visitor_stall', 'P1-02', '2026-11-02 10:00')`)
  await add(() => true)
  assert.deepEqual(await rows('select number, is_from_draft from building.assets order by number'), [
    { number: 'P1-01', is_from_draft: true },
    { number: 'P1-02', is_from_draft: false },
  ])
})
