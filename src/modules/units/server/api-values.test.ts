import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { tower } from '#tower/contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { apiAndDatabaseValues, mappedFields } from '../database-values.ts'
import { units } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the values of a unit', () => {
  for (const field of mappedFields)
    it(`are stored and read with both spellings: ${field}`, async () => {
      const { id } = await addUnit(app.db)
      const column = sql.identifier(units[field].name)
      for (const [value, stored] of apiAndDatabaseValues(field)) {
        const call = { params: { id }, body: { [field]: value } }
        const { body } = await app.as('admin').requestOk(tower.changeUnit, call)
        assert.equal(body[field], value)
        const { rows } = await app.db.execute<{ value: unknown }>(
          sql`select ${column} as value from units where id = ${id}`,
        )
        assert.equal(rows[0]?.value, stored)
      }
    })

  it('are audited with the values of the API', async () => {
    const { id } = await addUnit(app.db)
    const body = { status: 'Under Renovation', balcony: 'Yes' } as const
    await app.as('admin').requestOk(tower.changeUnit, { params: { id }, body })
    const { rows } = await app.db.execute(sql`select before, after from audit_log where record_id = ${id}`)
    assert.deepEqual(rows, [{ before: { status: 'Vacant', balcony: 'No' }, after: body }])
  })

  it('are exactly those that the database accepts', async () => {
    const { rows } = await app.db.execute<{ name: string; definition: string }>(
      sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = 'units'::regclass and conname like 'units_%_known'`,
    )
    const accepted = new Map(
      rows.map(({ name, definition }) => [name, [...definition.matchAll(/'(\w+)'/g)].map(([, value]) => value)]),
    )
    for (const field of mappedFields.filter((name) => name !== 'balcony'))
      assert.deepEqual(
        accepted.get(`units_${units[field].name}_known`),
        apiAndDatabaseValues(field).map(([, stored]) => stored),
      )
  })
})
