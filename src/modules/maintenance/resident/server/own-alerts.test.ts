import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { onCall } from '#on-call/contract.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

it('shows a resident when the person on call was alerted to an urgent request, and since when one of them has it', async () => {
  await addHome(app.db, app.people.tenant)
  const own = app.as('tenant')
  const file = async (priority: 'urgent' | 'high') =>
    (await own.requestOk(ownRequests.file, { body: { title: 'Leak', description: 'Water.', priority } })).body.id
  const alertOf = async (id: string) =>
    (await own.requestOk(ownRequests.list)).body.find((request) => request.id === id)?.alert
  const [urgent, high] = [await file('urgent'), await file('high')]
  assert.equal(await alertOf(high), null)
  const before = await alertOf(urgent)
  assert.ok(before?.at)
  assert.equal(before.takenAt, null)
  const { body: alerts } = await app.as('admin').requestOk(onCall.alerts, { query: { about: urgent } })
  await app.as('admin').requestOk(onCall.take, { params: { id: alerts[0]?.id ?? '' } })
  assert.ok((await alertOf(urgent))?.takenAt)
  await app.as('admin').requestOk(maintenance.move, { params: { id: urgent }, body: { status: 'completed' } })
  assert.equal(await alertOf(urgent), null)
})
