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
})
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Runs the migrations before a number. */
async function migrateBefore(number: string) {
  for (const name of readdirSync(all).filter((file) => file < number)) copyFileSync(join(all, name), join(folder, name))
  await migrate(database.connection, { folder, log })
}

const unitIdOf = async (unitNumber: string) =>
  (await database.pool.query<{ id: string }>('select id from units where unit_number = $1', [unitNumber])).rows[0]?.id

type Target = { kind: string; floor?: number; stack?: string; unit_id?: string; residence_type?: string }
async function addAnnouncement(title: string, targets: readonly Target[]) {
  const id = newId()
  await database.pool.query(
    `insert into announcements (id, title, body, category, created_by) select $1, $2, 'Text', 'Events', id from users`,
    [id, title],
  )
  for (const { kind, floor, stack, unit_id, residence_type } of targets)
    await database.pool.query(
      `insert into announcement_targets (id, announcement_id, kind, floor, stack, unit_id, residence_type)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), id, kind, floor, stack, unit_id, residence_type],
    )
}

describe('migration 0058', () => {
  it('converts the values of units, and those that undoing an import writes back', async () => {
    await migrateBefore('0058')
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

    await migrateBefore('0059')
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

describe('migration 0059', () => {
  it('adds the layouts that floors name, and clears stacks that are the default', async () => {
    await migrateBefore('0059')
    const { pool } = database
    await pool.query(
      `insert into floors (number, kind, layout, facings) values (5, 'residential', 'standard', '{North,South}'),
         (6, 'residential', 'standard', '{North,South}'), (7, 'mechanical', null, '{}')`,
    )
    for (const [unitNumber, floor, stack] of [
      ['0501', 5, 'standard-01'],
      ['0601', 6, 'corner'],
      ['0602', 6, null],
      ['0701', 7, 'roof'],
    ])
      await pool.query('insert into units (id, unit_number, floor, stack) values ($1, $2, $3, $4)', [
        newId(),
        unitNumber,
        floor,
        stack,
      ])
    await addAnnouncement('everyone', [{ kind: 'building' }])
    await addAnnouncement('floors', [
      { kind: 'floor', floor: 6 },
      { kind: 'floor', floor: 5 },
    ])
    await addAnnouncement('owners', [{ kind: 'residence_type', residence_type: 'owner' }])
    await addAnnouncement('stacks', [
      { kind: 'stack', stack: 'standard-01' },
      { kind: 'stack', stack: 'corner' },
    ])
    await addAnnouncement('units', [{ kind: 'unit', unit_id: await unitIdOf('0501') }])
    await migrateBefore('0060')
    const { rows: layouts } = await pool.query('select layout, facings, outline from floor_layouts')
    assert.deepEqual(layouts, [{ layout: 'standard', facings: ['North', 'South'], outline: null }])
    const { rows: stacks } = await pool.query(
      `select unit_number as unit, u.stack as own, s.stack from units u join unit_stacks s on s.unit_id = u.id
       where floor > 4 order by 1`,
    )
    assert.deepEqual(stacks, [
      { unit: '0501', own: null, stack: 'standard-01' },
      { unit: '0601', own: 'corner', stack: 'corner' },
      { unit: '0602', own: null, stack: 'standard-02' },
      { unit: '0701', own: 'roof', stack: 'roof' },
    ])
    await assert.rejects(pool.query(`update floors set layout = 'unknown' where number = 5`), /floors_layout_fkey/)
  })

  it('keeps the audience of announcements', async () => {
    const { pool } = database
    const { rows } = await pool.query('select title, audience from announcements order by title')
    assert.deepEqual(rows, [
      { title: 'everyone', audience: { kind: 'everyone' } },
      { title: 'floors', audience: { kind: 'floors', floors: [5, 6] } },
      { title: 'owners', audience: { kind: 'owners' } },
      { title: 'stacks', audience: { kind: 'stacks', stacks: ['corner', 'standard-01'] } },
      { title: 'units', audience: { kind: 'units', unitIds: [await unitIdOf('0501')] } },
    ])
  })
})
