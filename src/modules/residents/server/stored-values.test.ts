import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { accountStatuses } from '#accounts/choices.ts'
import { users } from '#accounts/server/table.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { titleCase, toSnakeCase } from '#platform/server/database/title-case.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tenantTypes } from '../choices.ts'
import { residents } from '../contract.ts'
import { tenants } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('statuses and types of people', () => {
  it('are snake_case in the database, and have the specified spelling in the API', async () => {
    const person = await app.addPerson('tenant')
    const { tenantId } = await addHome(app.db, person)
    await app.db.update(tenants).set({ tenantType: 'Lease Holder' }).where(eq(tenants.id, tenantId))
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, person.id))
    const [stored] = await queryRows(
      app.db,
      sql`select tenant_type as type, status from tenants t join users u on u.id = t.user_id where t.id = ${tenantId}`,
    )
    assert.deepEqual(stored, { type: 'lease_holder', status: 'suspended' })
    const { body } = await app.as('staff').requestOk(residents.find, { params: { id: tenantId } })
    assert.deepEqual([body.tenantType, body.status, body.isActive], ['Lease Holder', 'Suspended', false])
    const [selected] = await app.db.select({ type: tenants.tenantType }).from(tenants).where(eq(tenants.id, tenantId))
    assert.equal(selected?.type, 'Lease Holder')
    const { body: found } = await app.as('staff').requestOk(residents.list, { query: { type: 'Lease Holder' } })
    assert.deepEqual(
      found.map(({ id }) => id),
      [tenantId],
    )
  })
  for (const value of [...tenantTypes, ...accountStatuses])
    it(`have the same value in raw SQL: ${value}`, async () => {
      const [row] = await queryRows<{ value: string }>(
        app.db,
        sql`select ${titleCase(sql`${toSnakeCase(value)}::text`)} as value`,
      )
      assert.equal(row?.value, value)
    })
})
