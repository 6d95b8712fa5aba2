import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { migrate } from '#platform/server/database/migrate.ts'
import { newId } from '#platform/server/database/ids.ts'
import { emptyDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const all = join(repository, 'migrations')
const log = { info: () => {}, warn: () => {} }
let database: FreshDatabase
before(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(all).filter((file) => file < '0058')) copyFileSync(join(all, name), join(folder, name))
  await migrate(database.connection, { folder, log })
})
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

describe('migration 0058', () => {
  it('converts the values of units, and those that undoing an import writes back', async () => {
    const { pool } = database
    const [unit, user, imported] = [newId(), newId(), newId()]
    await pool.query(
      `insert into users (id, email, email_canonical, role, status, first_name, last_name)
       values ($1, 'a@mail.example', 'a@mail.example', 'admin', 'Invited', 'Ann', 'Lee')`,
      [user],
    )
    await pool.query(
      `insert into units (id, unit_number, floor, category, status, balcony, alarm_system, hvac_type, lock_type)
       values ($1, '101', 1, 'Commercial', 'Under Renovation', 'Yes', 'Monitored', 'Radiant Floor Heating', 'Keypad')`,
      [unit],
    )
    await pool.query(
      `insert into imports (id, kind, file_name, status, columns, rows, created_by, applied_at)
       values ($1, 'units', 'units.csv', 'applied', '{}', 1, $2, now())`,
      [imported, user],
    )
    const before = { status: 'For Sale', balcony: 'No', owner_name: 'For Sale', bedrooms: 2, exposure: null }
    await pool.query(
      `insert into import_rows (import_id, position, table_name, record_id, label, before, version_after)
       values ($1, 1, 'units', $2, '101', $3, 2), ($1, 2, 'tenants', $2, 'Ann', '{"status": "Active"}', 2)`,
      [imported, unit, before],
    )

    await migrate(database.connection, { folder: all, log })
    const { rows: units } = await pool.query(
      'select category, status, balcony, alarm_system, hvac_type, lock_type from units',
    )
    assert.deepEqual(units, [
      {
        category: 'commercial',
        status: 'under_renovation',
        balcony: true,
        alarm_system: 'monitored',
        hvac_type: 'radiant_floor_heating',
        lock_type: 'keypad',
      },
    ])
    const { rows } = await pool.query('select before from import_rows order by position')
    assert.deepEqual(
      rows.map(({ before: row }: { before: unknown }) => row),
      [{ ...before, status: 'for_sale', balcony: false }, { status: 'Active' }],
    )
  })
})
