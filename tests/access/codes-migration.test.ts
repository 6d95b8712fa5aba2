import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openHomeCode } from '#occupancy/server/home-codes.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { newId } from '#platform/server/database/ids.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { seal, sealedPlace } from '#platform/server/security/sealed.ts'
import { repository } from '../support/source-files.ts'
import { emptyDatabase, type FreshDatabase } from '../support/database/test-database.ts'

const key = Buffer.alloc(32, 3)
const log = { info: () => {}, warn: () => {} }
const migrations = join(repository, 'migrations')
let database: FreshDatabase
let folder: string
before(async () => {
  database = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'before-codes-'))
  for (const file of readdirSync(migrations).filter((name) => name < '0042'))
    cpSync(join(migrations, file), join(folder, file))
  await migrate(database.connection, { folder, log })
})
after(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString()
const query = (text: string, values: unknown[]) => database.pool.query(text, values)
async function addUnit(unitNumber: string) {
  const id = newId()
  await query('insert into units (id, unit_number, floor) values ($1, $2, 1)', [id, unitNumber])
  return id
}
/** Inserts a resident as a release before the migration did, with both codes in the resident's record. */
async function addResident(name: string, createdOn: number, more: { owner?: true; codeChangedOn?: number } = {}) {
  const [userId, id] = [newId(), newId()]
  const email = `${name}@mail.example`
  await query(
    `insert into users (id, email, email_canonical, role, status, first_name, last_name)
     values ($1, $2, $3, 'tenant', 'Invited', $4, '')`,
    [userId, email, canonicalEmail(email), name],
  )
  const sealed = (field: string, code: string) => seal(key, code, sealedPlace('tenants', id, field))
  await query(
    `insert into tenants (id, user_id, full_name, tenant_type, created_at, unit_access_code_sealed, storage_locker_access_code_sealed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      userId,
      name,
      more.owner ? 'Owner' : 'Renter',
      day(createdOn),
      sealed('unitAccessCode', `U-${name}`),
      sealed('storageLockerAccessCode', `L-${name}`),
    ],
  )
  if (more.codeChangedOn !== undefined)
    await query(
      `insert into audit_log (id, at, action, noun, record_id, after) values ($1, $2, 'changed', 'residents', $3, $4)`,
      [newId(), day(more.codeChangedOn), id, { unitAccessCode: 'changed' }],
    )
  return id
}
const addAssignment = async (tenantId: string, unitId: string, from: number, until: number | null = null) =>
  query(
    `insert into assignments (id, unit_id, tenant_id, residence_type, started_at, ended_at) values ($1, $2, $3, 'renter', $4, $5)`,
    [newId(), unitId, tenantId, day(from), until === null ? null : day(until)],
  )

type Row = { id: string; tenantId: string; unitNumber: string; unit: string | null; locker: string | null }
/** The decrypted codes of a resident after the migration, by unit. */
async function codesOf(tenantId: string) {
  const { rows } = await database.pool.query<Row>(
    `select a.id, tenant_id as "tenantId", unit_number as "unitNumber", unit_access_code_sealed as unit,
       storage_locker_access_code_sealed as locker from assignments a join units u on u.id = a.unit_id
     where tenant_id = $1 and (unit_access_code_sealed is not null or storage_locker_access_code_sealed is not null)
     order by unit_number`,
    [tenantId],
  )
  return rows.map((row) => [
    row.unitNumber,
    row.unit && openHomeCode(key, row, 'unitAccessCode', row.unit),
    row.locker && openHomeCode(key, row, 'storageLockerAccessCode', row.locker),
  ])
}

describe('codes that were stored with the person', () => {
  it('move to the home they were set for and decrypt there; those of former homes are deleted', async () => {
    const [a, b, c] = [await addUnit('101'), await addUnit('102'), await addUnit('103')]
    const settled = await addResident('Settled', 1)
    await addAssignment(settled, a, 1)
    const beforeMovingIn = await addResident('Early', 1)
    await addAssignment(beforeMovingIn, a, 5)
    const moved = await addResident('Moved', 1)
    await addAssignment(moved, a, 1, 10)
    await addAssignment(moved, b, 11)
    const movedAndSet = await addResident('Set', 1, { codeChangedOn: 12 })
    await addAssignment(movedAndSet, a, 1, 10)
    await addAssignment(movedAndSet, b, 11)
    const back = await addResident('Back', 1)
    await addAssignment(back, a, 1, 10)
    await addAssignment(back, b, 11, 20)
    await addAssignment(back, a, 21)
    const formerResident = await addResident('Gone', 1)
    await addAssignment(formerResident, a, 1, 10)
    const withoutHome = await addResident('Homeless', 1)
    const owner = await addResident('Owner', 1, { owner: true })
    await addAssignment(owner, c, 2)
    await addAssignment(owner, b, 4)
    const seller = await addResident('Seller', 1, { owner: true })
    await addAssignment(seller, c, 2, 30)
    await addAssignment(seller, b, 4)

    await migrate(database.connection, { folder: migrations, log })
    assert.deepEqual(await codesOf(settled), [['101', 'U-Settled', 'L-Settled']])
    assert.deepEqual(await codesOf(beforeMovingIn), [['101', 'U-Early', 'L-Early']])
    assert.deepEqual(await codesOf(moved), [])
    assert.deepEqual(await codesOf(movedAndSet), [['102', 'U-Set', null]])
    assert.deepEqual(await codesOf(back), [['101', 'U-Back', 'L-Back']])
    assert.deepEqual([...(await codesOf(formerResident)), ...(await codesOf(withoutHome))], [])
    assert.deepEqual(await codesOf(owner), [['103', 'U-Owner', 'L-Owner']])
    assert.deepEqual(await codesOf(seller), [])
  })

  it('cannot be decrypted for the home of another resident', async () => {
    const { rows } = await database.pool.query<Row>(
      `select id, tenant_id as "tenantId", unit_access_code_sealed as unit from assignments
       where unit_access_code_sealed is not null order by id`,
    )
    const [one, two] = rows
    assert.ok(one?.unit && two)
    const { unit: sealed } = one
    assert.throws(() => openHomeCode(key, two, 'unitAccessCode', sealed))
    assert.throws(() => openHomeCode(key, one, 'storageLockerAccessCode', sealed))
  })
})
