import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Column, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { accountStatuses } from '#accounts/choices.ts'
import { users } from '#accounts/server/table.ts'
import { announcementCategories } from '#announcements/choices.ts'
import { announcements } from '#announcements/server/table.ts'
import { facings } from '#building/choices.ts'
import { floorLayouts, floors } from '#building/server/table.ts'
import { apiValue, toSnakeCase } from '#platform/server/database/api-values.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { tenantTypes } from '#residents/choices.ts'
import { residents as residentCalls } from '#residents/contract.ts'
import { residents } from '#residents/server/table.ts'
import { tower } from '#tower/contract.ts'
import { alarmSystems, hvacTypes, lockTypes, unitCategories, unitStatuses } from '#units/choices.ts'
import { units } from '#units/server/table.ts'
import { addHome, addUnit } from '../support/people/household.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const columns: readonly (readonly [Column, readonly string[]])[] = [
  [users.status, accountStatuses],
  [residents.tenantType, tenantTypes],
  [announcements.category, announcementCategories],
  [floors.facings, facings],
  [floorLayouts.facings, facings],
  [units.category, unitCategories],
  [units.status, unitStatuses],
  [units.alarmSystem, alarmSystems],
  [units.hvacType, hvacTypes],
  [units.lockType, lockTypes],
]
const nameOf = (column: Column) => (is(column.table, PgTable) ? `${getTableName(column.table)}.${column.name}` : '')

describe('values that the API specifies in title case', () => {
  for (const [column, values] of columns) {
    it(`are snake_case in the database, which accepts no others: ${nameOf(column)}`, async () => {
      const [table, name] = nameOf(column).split('.')
      const [row] = await queryRows<{ definition: string }>(
        app.db,
        sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${`${table}_${name}_check`}`,
      )
      assert.deepEqual(
        [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value),
        values.map(toSnakeCase),
      )
    })

    it(`are the same when the database writes them: ${nameOf(column)}`, async () => {
      const isList = column.getSQLType() === 'text[]'
      const literal = (value: string) => (isList ? `'{${toSnakeCase(value)}}'::text[]` : `'${toSnakeCase(value)}'`)
      for (const value of values) {
        const [row] = await queryRows(app.db, sql`select ${apiValue(column, literal(value))} as value`)
        assert.deepEqual(row, { value: isList ? [value] : value })
      }
    })
  }

  it('are in the order of the list when the database writes a list', async () => {
    const [row] = await queryRows(
      app.db,
      sql`select ${apiValue(floors.facings, `array['west', 'east', 'west']`)} as value`,
    )
    assert.deepEqual(row, { value: ['West', 'East', 'West'] })
  })

  it('have the specified spelling in a resident', async () => {
    const person = await app.addPerson('tenant')
    const { residentId } = await addHome(app.db, person)
    await app.pool.query(`update residents set resident_type = 'lease_holder' where id = $1`, [residentId])
    await app.pool.query(`update users set status = 'suspended' where id = $1`, [person.id])
    const { body } = await app.as('staff').requestOk(residentCalls.find, { params: { id: residentId } })
    assert.deepEqual([body.tenantType, body.status, body.isActive], ['Lease Holder', 'Suspended', false])
    const { body: found } = await app.as('staff').requestOk(residentCalls.list, { query: { type: 'Lease Holder' } })
    assert.deepEqual(
      found.map(({ id }) => id),
      [residentId],
    )
  })

  it('are stored and audited for a unit; Yes and No are booleans', async () => {
    const { id } = await addUnit(app.db)
    const body = { status: 'Under Renovation', balcony: 'Yes', hvacType: 'Heat Pump' } as const
    const changed = await app.as('admin').requestOk(tower.changeUnit, { params: { id }, body })
    assert.partialDeepStrictEqual(changed.body, body)
    const { rows } = await app.pool.query('select status, balcony, hvac_type from units where id = $1', [id])
    assert.deepEqual(rows, [{ status: 'under_renovation', balcony: true, hvac_type: 'heat_pump' }])
    const audited = await app.pool.query('select before, after from audit_log where record_id = $1', [id])
    assert.deepEqual(audited.rows, [{ before: { status: 'Vacant', balcony: null, hvacType: null }, after: body }])
  })
})
