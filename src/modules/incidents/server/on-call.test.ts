import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { maintenance } from '#maintenance/requests/contract.ts'
import { onCall } from '#on-call/contract.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { incidents } from '../contract.ts'

let app: TestApp
let { desk, open, find, close }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ desk, open, find, close } = createIncidents(app))
})
after(() => app.close())

const office = () => app.as('staff')
const alertsAbout = async (about: string) => (await office().requestOk(onCall.alerts, { query: { about } })).body
const stopped = { title: 'Elevator 2 does not move', description: 'Between two floors', category: 'elevator' }
const fileUrgent = async (more: object = {}) => {
  const body = { ...stopped, priority: 'urgent', placeKind: 'elevator', placeName: 'Elevator 2', ...more }
  return (await office().requestOk(maintenance.fileAnywhere, { body })).body
}

describe('the alert of an elevator that stopped', () => {
  it('becomes that of the incident which is opened moments later, with who has it', async () => {
    const request = await fileUrgent()
    const [first] = await alertsAbout(request.id)
    await office().requestOk(onCall.take, { params: { id: first?.id ?? '' } })
    const incident = await open()
    assert.deepEqual(
      incident.gathered.map(({ id }) => id),
      [request.id],
    )
    assert.ok(incident.alert?.takenBy)
    const moved = await alertsAbout(incident.id)
    assert.deepEqual(
      moved.map(({ id, link }) => [id, link]),
      [[first?.id, `/desk?tab=incidents&incident=${incident.id}`]],
    )
    assert.deepEqual(await alertsAbout(request.id), [])
    await close(incident.id)
  })

  it('is one of its own when the request is of earlier, or of another kind', async () => {
    const request = await fileUrgent()
    const leak = await fileUrgent({ title: 'Water runs', category: 'plumbing' })
    app.clock.ahead += 31 * 60_000
    const [elevator, water] = [await open(), await open({ kind: 'water' })]
    for (const { id } of [request, leak, elevator, water]) assert.equal((await alertsAbout(id)).length, 1)
    await close(elevator.id)
    await close(water.id)
  })

  it('is for a request that is filed meanwhile too, until that is removed from the incident', async () => {
    const incident = await open()
    const request = await fileUrgent()
    assert.deepEqual(
      (await find(incident.id)).gathered.map(({ id }) => id),
      [request.id],
    )
    assert.deepEqual(await alertsAbout(request.id), [])
    await desk.requestOk(incidents.release, { params: { id: incident.id, requestId: request.id } })
    assert.equal((await alertsAbout(request.id)).length, 1)
    await close(incident.id)
  })

  it('is not for a burst pipe while the water is out, or for a stopped elevator in a drill', async () => {
    const [water, drill] = [await open({ kind: 'water' }), await open({ isDrill: true })]
    const [leak, elevator] = [await fileUrgent({ title: 'Pipe burst', category: 'plumbing' }), await fileUrgent()]
    for (const { id } of [leak, elevator]) assert.equal((await alertsAbout(id)).length, 1)
    assert.equal((await find(water.id)).requests, 1)
    await close(water.id)
    await close(drill.id)
  })
})
