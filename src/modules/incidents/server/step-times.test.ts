import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { incidents } from '../contract.ts'
import { runningIncidents } from '../own-contract.ts'
import { incidentScripts } from '../script-contract.ts'

let app: TestApp
let { desk, open, find, close }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ desk, open, find, close } = createIncidents(app))
})
after(() => app.close())

const repeating = async () => {
  const incident = await open()
  const step = incident.script.find(({ repeatMinutes }) => repeatMinutes !== null)
  assert.equal(step?.repeatMinutes, 10)
  return { incident, params: { id: incident.id, stepId: step?.id ?? '' } }
}
const stepOf = async (params: { id: string; stepId: string }) =>
  (await find(params.id)).script.find(({ id }) => id === params.stepId)

describe('a step that repeats', () => {
  it('records every time with its note, is due again for the desk, and ends when it is no longer needed', async () => {
    const { incident, params } = await repeating()
    const dueAt = async (role: 'concierge' | 'staff' | 'maintenance') =>
      (await app.as(role).requestOk(runningIncidents.list)).body.find(({ id }) => id === incident.id)?.nextStep
    assert.equal(await dueAt('concierge'), null)
    const { body: first } = await desk.requestOk(incidents.addTime, { params, body: { note: 'All calm' } })
    assert.equal(first.stepsDone, 0)
    app.clock.ahead += 10 * 60_000
    await desk.requestOk(incidents.addTime, { params, body: { note: '' } })
    const times = (await stepOf(params))?.times ?? []
    assert.deepEqual(
      times.map(({ note, doneBy }) => [note, doneBy]),
      [
        ['All calm', 'concierge Person'],
        ['', 'concierge Person'],
      ],
    )
    const next = await dueAt('concierge')
    assert.equal(next?.title, 'Call the cabin again')
    assert.equal(Date.parse(next?.dueAt ?? ''), Date.parse(times[1]?.doneAt ?? '') + 10 * 60_000)
    assert.equal((await dueAt('staff'))?.title, 'Call the cabin again')
    assert.equal(await dueAt('maintenance'), null, 'only those who work it')
    await desk.requestOk(incidents.step, { params, body: { isDone: true, note: 'Everyone is out' } })
    assert.equal(await dueAt('concierge'), null)
    const again = await desk.request(incidents.addTime, { params, body: {} })
    assert.deepEqual([again.status, again.body.code], [409, 'does_not_repeat'])
    await close(incident.id)
  })

  it('records a time once that was sent again after a lost reply, and another one as a new time', async () => {
    const { incident, params } = await repeating()
    const send = (key: string) =>
      desk.requestOk(incidents.addTime, { params, body: { note: 'Calm' }, headers: { 'idempotency-key': key } })
    const [first, again] = [await send('lost-reply'), await send('lost-reply')]
    assert.deepEqual(again.body, first.body)
    assert.equal((await stepOf(params))?.times.length, 1)
    await send('next-time')
    assert.equal((await stepOf(params))?.times.length, 2)
    await close(incident.id)
  })

  it('loses a time that was recorded by mistake', async () => {
    const { incident, params } = await repeating()
    const { body } = await desk.requestOk(incidents.addTime, { params, body: {} })
    const timeId = body.script.find(({ id }) => id === params.stepId)?.times[0]?.id ?? ''
    await desk.requestOk(incidents.removeTime, { params: { ...params, timeId } })
    assert.deepEqual((await stepOf(params))?.times, [])
    assert.equal((await desk.request(incidents.removeTime, { params: { ...params, timeId } })).status, 404)
    const once = { ...params, stepId: incident.script[0]?.id ?? '' }
    assert.equal((await desk.request(incidents.addTime, { params: once, body: {} })).body.code, 'does_not_repeat')
    await close(incident.id)
    assert.equal((await desk.request(incidents.addTime, { params, body: {} })).body.code, 'closed')
  })

  it('was done when it was done last, once its incident is closed, and is in the report', async () => {
    const { incident, params } = await repeating()
    await desk.requestOk(incidents.addTime, { params, body: { note: 'All calm' } })
    app.clock.ahead += 60_000
    await close(incident.id)
    const step = await stepOf(params)
    assert.equal(step?.doneAt, step?.times[0]?.doneAt)
    assert.equal(step?.doneBy, 'concierge Person')
    const pdf = await desk.send({ method: 'GET', url: `/api/desk/incidents/${incident.id}/pdf` })
    assert.match(String(pdf.body).slice(0, 5), /%PDF-/)
    assert.equal(String(pdf.body).match(/\/Type \/Page\b/g)?.length, 1, 'no empty page follows')
  })

  it('is chosen by the office in a script, within a day', async () => {
    const change = (repeatMinutes: number) =>
      app.as('staff').request(incidentScripts.change, {
        params: { kind: 'water' },
        body: { steps: [{ title: 'Look at the valve', repeatMinutes }] },
      })
    assert.deepEqual([(await change(1441)).status, (await change(0)).status], [400, 400])
    assert.equal((await change(15)).status, 200)
    const incident = await open({ kind: 'water' })
    assert.equal(incident.script[0]?.repeatMinutes, 15)
    await app.as('staff').requestOk(incidentScripts.change, {
      params: { kind: 'water' },
      body: { steps: [{ title: 'Call the plumber' }] },
    })
    assert.equal((await open({ kind: 'water' })).script[0]?.repeatMinutes, null)
  })
})
