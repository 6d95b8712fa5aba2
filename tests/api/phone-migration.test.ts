import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { migrate } from '#platform/server/database/migrations/migrate.ts'
import { emptyDatabase } from '../support/database/test-database.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const log = { info: () => {}, warn: () => {} }

it('numbers of ten digits get the country of the building when the database is migrated', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const database = await emptyDatabase()
  t.after(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  const add = (isIncluded: (file: string) => boolean) => {
    for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql') && isIncluded(name)))
      cpSync(join(migrations, file), join(folder, file))
    return migrate(database.connection, { folder, log })
  }
  await add((file) => file < '0018')
  const { pool } = database
  await pool.query(`
    insert into building.building (name, code, street, office_email, time_zone, tower_floors, office_phone, security_phone)
      values ('Tower', 'TST', '1 Street', 'office@tower.example', 'UTC', 9, '(416) 555-0100 ext. 12', 'at the desk');
    insert into building.users (id, email, email_canonical, role, password_hash, first_name, last_name, phone) values
      ('01900000-0000-7000-8000-000000000001', 'a@x.example', 'a@x.example', 'tenant', 'x', 'A', 'B', '4165550134'),
      ('01900000-0000-7000-8000-000000000002', 'b@x.example', 'b@x.example', 'tenant', 'x', 'A', 'B', null);
    insert into building.residents (id, user_id, full_name, phone_primary, emergency_contact_phone) values
      ('01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000001', 'A B', '4165550134', '6475550177');
    insert into building.imports (id, kind, file_name, status, columns, rows, created_by, applied_at)
      values ('01900000-0000-7000-8000-000000000004', 'residents', 'a.csv', 'applied', '{}', 1,
        '01900000-0000-7000-8000-000000000001', now());
    insert into building.import_rows (import_id, position, table_name, record_id, label, before, version_after)
      values ('01900000-0000-7000-8000-000000000004', 1, 'residents', '01900000-0000-7000-8000-000000000003', 'A B',
        '{"phone_primary": "4165550111", "full_name": "4165550111", "pets": ["cat"]}', 2)`)
  await add(() => true)
  const rows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows
  assert.deepEqual(await rows('select phone from building.users order by id'), [
    { phone: '+14165550134' },
    { phone: null },
  ])
  assert.deepEqual(
    await rows('select phone_primary as p, phone_secondary as s, emergency_contact_phone as e from building.residents'),
    [{ p: '+14165550134', s: null, e: '+16475550177' }],
  )
  assert.deepEqual(
    await rows('select office_phone as o, security_phone as s, phone_country as c from building.building'),
    [{ o: '+14165550100;ext=12', s: 'at the desk', c: 'CA' }],
  )
  assert.deepEqual(await rows('select before from building.import_rows'), [
    { before: { phone_primary: '+14165550111', full_name: '4165550111', pets: ['cat'] } },
  ])
})
