import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { App } from '#app/server.ts'
import { contact } from '#contact/contract.ts'
import { reportPlaces } from '#maintenance/places/contract.ts'
import { limitReports } from '#maintenance/places/server/visitor-report.ts'
import { languageCookie } from '#platform/language/language.ts'
import { createAppWithPages } from '../../../../tests/support/other-apps.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, site, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
let pages: App
let code: string
let { open, find, close }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  pages = await createAppWithPages(app)
  ;({ open, find, close } = createIncidents(app))
  const places = [{ placeKind: 'elevator', placeName: 'Elevator 2' }]
  const { body } = await app.as('staff').requestOk(reportPlaces.add, { body: { places } })
  code = body.find(({ placeName }) => placeName === 'Elevator 2')?.code ?? ''
})
after(async () => {
  await pages.close()
  await app.close()
})

const url = () => `/report?place=${code}`
const show = async (language = 'en') =>
  (await pages.fastify.inject({ url: url(), headers: { host: site.host, cookie: `${languageCookie}=${language}` } }))
    .body
const post = async (fields: Record<string, string>) => {
  await app.db.execute(sql`delete from throttle_counters`)
  return pages.fastify.inject({
    method: 'POST',
    url: url(),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: site.host,
      origin: site.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
}

describe('a report at the code of a place during an incident', () => {
  it('is gathered by the rule for requests of residents, also without an account', async () => {
    const incident = await open()
    assert.equal((await post({ description: 'It does not move' })).statusCode, 303)
    const { gathered } = await find(incident.id)
    assert.deepEqual(
      gathered.map(({ title, place }) => [title, place]),
      [['It does not move', 'Elevator 2']],
    )
    await close(incident.id)
    await post({ description: 'It still does not move' })
    assert.equal((await find(incident.id)).requests, 1)
  })

  it('begins with what is known, in the language of the visitor, and one press counts them', async () => {
    assert.doesNotMatch(await show(), /We know about it/)
    const drill = await open({ isDrill: true })
    const hidden = await open({ isShown: false })
    assert.doesNotMatch(await show(), /We know about it/)
    const incident = await open()
    assert.match(await show(), /We know about it: Elevator/)
    assert.match(await show('fr'), /Nous sommes au courant\s:\sAscenseur/)
    const { statusCode, headers } = await post({ incident: incident.id })
    assert.deepEqual([statusCode, headers.location], [303, `${url()}&listed=1`])
    const { reports, requests } = await find(incident.id)
    assert.deepEqual([reports.map(({ place, isVisitor }) => [place, isVisitor]), requests], [[['Elevator 2', true]], 0])
    assert.equal((await post({ incident: hidden.id })).statusCode, 400)
    for (const { id } of [drill, hidden, incident]) await close(id)
    const late = await post({ incident: incident.id })
    assert.equal(late.statusCode, 409)
    assert.match(late.body, /This is over already/)
  })

  it('by the contact form is gathered when the office makes a request of it', async () => {
    const incident = await open({ kind: 'water', title: 'No water' })
    const message = {
      name: 'Hugo',
      email: 'hugo@x.example',
      phone: '5550100',
      reason: 'other',
      subject: 'No water',
      message: 'In the gym',
    }
    const { body: sent } = await app.asAnonymous().requestOk(contact.send, { body: message })
    const body = { title: 'No water', description: 'In the gym', placeKind: 'common_area', placeName: 'Gym' }
    await app.as('staff').requestOk(contact.turn, { params: { messageId: sent.id }, body })
    assert.equal((await find(incident.id)).requests, 1)
    await close(incident.id)
  })

  it('is accepted after many people reported that they are affected', async () => {
    await app.db.execute(sql`delete from throttle_counters`)
    const at = (n: number) => ({ code, address: `192.0.2.${n}` })
    for (let n = 0; n < 40; n += 1) await limitReports(app, 'affected', at(n), new Date())
    await limitReports(app, 'report', at(0), new Date())
    for (let n = 1; n < 30; n += 1) await limitReports(app, 'report', at(n), new Date())
    await assert.rejects(limitReports(app, 'report', at(30), new Date()), { status: 429 })
  })
})
