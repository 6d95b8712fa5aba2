import assert from 'node:assert/strict'
import { it } from 'node:test'
import { migratedDatabase } from '../../../../tests/support/database/migrated-database.ts'

it('of two packages with one label the later one has its number in the note, and both are here', async (t) => {
  const { database, add, rows } = await migratedDatabase(t)
  await add((file) => file < '0153')
  const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`
  await database.pool.query(`
    insert into building.units (id, unit_number, floor) values ('${id(1)}', '1204', 12);
    insert into building.users (id, email, email_canonical, role, password_hash, first_name, last_name)
      values ('${id(2)}', 'a@x.example', 'a@x.example', 'concierge', 'x', 'A', 'B');
    insert into building.packages (id, direction, status, tracking_number, carrier, unit_id, place, note, received_at, received_by, done_at) values
      ('${id(3)}', 'incoming', 'waiting', 'TBA1', 'amazon', '${id(1)}', 'A1', '', '2026-01-02', '${id(2)}', null),
      ('${id(4)}', 'incoming', 'waiting', 'TBA1', 'amazon', '${id(1)}', 'A2', 'Heavy', '2026-01-03', '${id(2)}', null),
      ('${id(5)}', 'incoming', 'returned', 'TBA1', 'amazon', '${id(1)}', 'A3', '', '2026-01-01', '${id(2)}', '2026-01-01')`)
  await add(() => true)
  assert.deepEqual(
    await rows('select tracking_number, place, note, done_at is null as here from building.packages order by place'),
    [
      { tracking_number: 'TBA1', place: 'A1', note: '', here: true },
      { tracking_number: null, place: 'A2', note: 'Heavy TBA1', here: true },
      { tracking_number: 'TBA1', place: 'A3', note: '', here: false },
    ],
  )
})

it('a number that did not fit into the note is added again from the audit log', async (t) => {
  const { database, add, rows } = await migratedDatabase(t)
  await add((file) => file < '0153')
  const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`
  const [long, number] = ['n'.repeat(195), 'TBA100200300']
  await database.pool.query(`
    insert into building.units (id, unit_number, floor) values ('${id(1)}', '1204', 12);
    insert into building.users (id, email, email_canonical, role, password_hash, first_name, last_name)
      values ('${id(2)}', 'a@x.example', 'a@x.example', 'concierge', 'x', 'A', 'B');
    insert into building.packages (id, direction, tracking_number, carrier, unit_id, place, note, received_at, received_by) values
      ('${id(3)}', 'incoming', '${number}', 'amazon', '${id(1)}', 'A1', '', '2026-01-02', '${id(2)}'),
      ('${id(4)}', 'incoming', '${number}', 'amazon', '${id(1)}', 'A2', '${long}', '2026-01-03', '${id(2)}'),
      ('${id(5)}', 'incoming', '${number}', 'amazon', '${id(1)}', 'A3', 'Heavy', '2026-01-04', '${id(2)}'),
      ('${id(6)}', 'incoming', null, 'amazon', '${id(1)}', 'A4', '${'n'.repeat(200)}', '2026-01-05', '${id(2)}');
    insert into building.audit_log (id, action, record_type, record_id, after)
      select md5(id::text)::uuid, 'took in', 'packages', id, jsonb_build_object('trackingNumber', tracking_number) from building.packages`)
  await add(() => true)
  assert.deepEqual(
    (await rows('select note from building.packages order by place')).map(({ note }) => note),
    ['', `${long} TBA1 ${number}`, `Heavy ${number}`, 'n'.repeat(200)],
  )
})
