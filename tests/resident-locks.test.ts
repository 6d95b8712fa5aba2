import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { occupancy } from '#occupancy/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockResidents } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { addHome } from './support/people/household.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

test('a change of ranks does not wait for a transaction that has locked the people, and so no deadlock is possible', async () => {
  const [first, second] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
  const { unit, residentId } = await addHome(app.db, first)
  const [otherId, times] = [newId(), { createdAt: app.now(), updatedAt: app.now() }]
  await app.db.insert(residents).values({ id: otherId, userId: second.id, fullName: 'Second Person', ...times })
  const home = { id: newId(), unitId: unit.id, residentId: otherId, residenceType: 'renter', rank: 'other' } as const
  await app.db.insert(assignments).values({ ...home, startedAt: app.now(), ...times })
  await app.db.transaction(async (tx) => {
    await lockResidents(tx, [residentId, otherId])
    await app.as('staff').requestOk(occupancy.change, {
      params: { id: unit.id, tenantId: otherId },
      body: { rank: 'primary' },
    })
  })
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from assignment_logs where action = 'changed' and unit_id = $1`,
    [unit.id],
  )
  assert.ok(Number(rows[0]?.count) >= 2)
})
