import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createAppWithPages } from '../../../../../tests/support/other-apps.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, site, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { App } from '#app/server.ts'
import { honeypotField } from '#contact/honeypot.ts'
import { days } from '#platform/time/dates.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { reportPlaces } from '../contract.ts'
import { scannedPlaces } from '../scanned-place-contract.ts'
import { deleteVisitorContacts } from './delete-contacts.ts'

let app: TestApp
let pages: App
let code: string
before(async () => {
  app = await createTestApp()
  pages = await createAppWithPages(app)
  await addHome(app.db, app.people.tenant)
  code = await codeOf('Lobby')
})
after(async () => {
  await pages.close()
  await app.close()
})
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const add = (...names: string[]) =>
  app.as('staff').requestOk(reportPlaces.add, {
    body: { places: names.map((placeName) => ({ placeKind: 'common_area', placeName })) },
  })
async function codeOf(name: string) {
  const { body } = await add(name)
  return body.find(({ placeName }) => placeName === name)?.code ?? ''
}
type Fields = Record<string, string | Blob>
/** Posts the form of the page as a browser without scripts does. */
async function post(fields: Fields, { at = code, cookie = '', origin = site.origin } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://x.test', { method: 'POST', body: form })
  return pages.fastify.inject({
    method: 'POST',
    url: `/report?place=${at}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      host: site.host,
      origin,
      'content-type': request.headers.get('content-type') ?? '',
      ...(cookie ? { cookie } : {}),
    },
  })
}
const open = (at: string, cookie = '') =>
  pages.fastify.inject({ url: `/report?place=${at}`, headers: { host: site.host, ...(cookie ? { cookie } : {}) } })
const newest = async () => (await app.as('admin').requestOk(maintenance.list, { query: { limit: '1' } })).body[0]
const count = async () => (await app.as('admin').requestOk(maintenance.list, {})).body.length

describe('the codes of places', () => {
  it('are made once for a place, and name a place that is missing', async () => {
    const before = (await add('Gym', 'Pool')).body
    const again = (await add('gym', 'Sauna')).body
    assert.equal(again.length, before.length + 1)
    const gym = again.find(({ placeName }) => placeName === 'Gym')
    assert.equal(gym?.code, before.find(({ placeName }) => placeName === 'Gym')?.code)
    assert.match(gym?.code ?? '', /^[a-z2-9]{10}$/)
    const blank = await app
      .as('staff')
      .request(reportPlaces.add, { body: { places: [{ placeKind: 'stall', placeName: ' ' }] } })
    assert.equal(blank.status, 400)
  })
  it('stop working when they are renewed or removed', async () => {
    const { body } = await add('Mail room')
    const { id, code: old } = body.find(({ placeName }) => placeName === 'Mail room') ?? { id: '', code: '' }
    const renewed = (await app.as('admin').requestOk(reportPlaces.renew, { params: { id } })).body
    assert.notEqual(renewed.code, old)
    assert.match((await open(old)).body, /This code no longer works/)
    const form = (await open(renewed.code)).body
    assert.match(form, /Mail room/)
    assert.ok(form.includes(`href="?place=${renewed.code}&amp;language=fr"`), 'the other language has the place too')
    await app.as('admin').requestOk(reportPlaces.remove, { params: { id } })
    assert.match((await open(renewed.code)).body, /This code no longer works/)
    assert.equal((await app.as('admin').request(reportPlaces.renew, { params: { id } })).status, 404)
  })
})

describe('a visitor without an account', () => {
  it('reports by a plain form, with a photo, and the office sees that nobody was signed in', async () => {
    const { body } = await aPicture()
    const picture = new Blob([new Uint8Array(body)], { type: 'image/jpeg' })
    const fields = { description: 'The light is out. It blinks.', contact: 'hugo@visitor.example', picture }
    const sent = await post(fields)
    assert.equal(sent.statusCode, 303, sent.body.slice(0, 500))
    const request = await newest()
    assert.equal(sent.headers.location, `/report?place=${code}&sent=TST-${request?.number}`)
    assert.partialDeepStrictEqual(request, {
      title: 'The light is out',
      unitId: null,
      placeKind: 'common_area',
      placeName: 'Lobby',
      status: 'pending',
      isByVisitor: true,
      visitorContact: 'hugo@visitor.example',
      tenant: null,
    })
    const { rows } = await app.db.execute(sql`select 1 from request_photos where request_id = ${request?.id}`)
    assert.equal(rows.length, 1)
    const { rows: mails } = await app.db.execute<{ body: string }>(
      sql`select text_body as body from mail_outbox where about_id = ${request?.id}`,
    )
    assert.match(mails[0]?.body ?? '', /A visitor who was not signed in/)
  })
  it('cannot invent a place, send the form from elsewhere, or leave the description empty', async () => {
    const before = await count()
    assert.equal((await post({ description: 'Wet' }, { at: 'aaaaaaaaaa' })).statusCode, 404)
    assert.equal((await post({ description: 'Wet' }, { origin: 'http://else.test' })).statusCode, 403)
    const blank = await post({ description: ' ', contact: 'typed' })
    assert.equal(blank.statusCode, 400)
    assert.match(blank.body, /value="typed"/)
    const broken = await post({ description: 'Wet', picture: new Blob(['no picture']) })
    assert.equal(broken.statusCode, 400)
    assert.match(broken.body, /This picture can&#x27;t be opened/)
    assert.equal(await count(), before)
  })
  it('is limited, and a bot gets the same answer without a request', async () => {
    const before = await count()
    const bot = await post({ description: 'Buy', [honeypotField]: 'http://spam.example' })
    assert.equal(bot.statusCode, 303)
    assert.equal(await count(), before)
    for (let n = 1; n < 20; n += 1) assert.equal((await post({ description: 'Wet' })).statusCode, 303)
    assert.equal((await post({ description: 'Wet' })).statusCode, 429)
  })
  it('has the contact deleted 90 days after the work', async () => {
    await post({ description: 'Door sticks', contact: '555 0100' })
    const id = (await newest())?.id ?? ''
    const later = new Date(app.now().getTime() + days(91))
    assert.equal(await deleteVisitorContacts(app.db, later), 0)
    await app.as('staff').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    assert.ok((await deleteVisitorContacts(app.db, later)) >= 1)
    assert.equal((await newest())?.visitorContact, null)
  })
})

describe('a resident who scans a code', () => {
  it('gets the form of the portal, and reports for the place', async () => {
    const { cookie } = app.people.tenant
    const redirected = await open(code, cookie)
    assert.equal(redirected.statusCode, 302)
    assert.match(String(redirected.headers.location), new RegExp(`^/tenant\\?.*place=${code}`))
    const { body: place } = await app.as('tenant').requestOk(scannedPlaces.find, { params: { code } })
    assert.deepEqual(place, { placeKind: 'common_area', placeName: 'Lobby' })
    const body = { title: 'Lobby is cold', description: 'Very.', placeCode: code, entryPermission: 'yes' }
    const filed = (await app.as('tenant').requestOk(ownRequests.file, { body })).body
    assert.partialDeepStrictEqual(filed, { unit: null, placeName: 'Lobby', entryPermission: null })
    assert.equal((await newest())?.isByVisitor, false)
    const unknown = await app.as('tenant').request(ownRequests.file, { body: { ...body, placeCode: 'zzzz' } })
    assert.partialDeepStrictEqual(unknown, { status: 400, body: { field: 'placeCode' } })
    assert.equal((await app.as('tenant').request(scannedPlaces.find, { params: { code: 'zzzz' } })).status, 404)
  })
})
