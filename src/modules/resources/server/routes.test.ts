import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Audience } from '#occupancy/audience.ts'
import { occupancy } from '#occupancy/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { resources } from '../contract.ts'
import { ownResources } from '../own-contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
const asPdf = { 'content-type': 'application/pdf' }
const add = async (title: string, audience: Audience = { kind: 'everyone' }, kind = 'document') =>
  (
    await app
      .as('staff')
      .requestOk(resources.add, { body: { kind, title, body: 'About it', audience, folder: 'Rules' } })
  ).body
const upload = async (id: string, text: string, note = '') =>
  (
    await app.as('staff').requestOk(resources.addVersion, {
      params: { id },
      query: { name: 'House rules.pdf', note },
      body: pdf(text),
      headers: asPdf,
    })
  ).body
const own = async (cookie = app.people.tenant.cookie) =>
  (await app.withCookie(cookie).requestOk(ownResources.list)).body
const open = (id: string, cookie = app.people.tenant.cookie) =>
  app.withCookie(cookie).send({ method: 'GET', url: `/api/resource-versions/${id}` })

describe('documents', () => {
  it('are shown once they have a file, and residents get the newest version only', async () => {
    const made = await add('House rules')
    assert.deepEqual(await own(), [])
    const first = await upload(made.id, 'one')
    const second = await upload(made.id, 'two', 'Pets')
    assert.deepEqual(
      second.versions.map(({ number, note, name }) => [number, note, name]),
      [
        [2, 'Pets', 'House rules.pdf'],
        [1, '', 'House rules.pdf'],
      ],
    )
    const [shown] = await own()
    assert.deepEqual([shown?.title, shown?.file?.number, shown?.file?.id], ['House rules', 2, second.versions[0]?.id])
    const newest = await open(second.versions[0]!.id)
    assert.equal(newest.status, 200)
    assert.match(String(newest.body), /two/)
    assert.match(String(newest.headers['content-disposition']), /^attachment; filename="House rules\.pdf"/)
    const old = first.versions[0]!.id
    assert.equal((await open(old)).status, 404)
    assert.equal((await open(old, app.people.staff.cookie)).status, 200)
  })

  it('can be opened by their audience, and not after moving out', async () => {
    const forOwners = await upload((await add('For owners', { kind: 'owners' })).id, 'money')
    const forHome = await upload((await add('For the home', { kind: 'units', unitIds: [home.unit.id] })).id, 'home')
    const [owners, mine] = [forOwners.versions[0]!.id, forHome.versions[0]!.id]
    assert.deepEqual([(await open(owners)).status, (await open(mine)).status], [404, 200])
    const neighbour = await app.addPerson('tenant')
    const { unit, residentId } = await addHome(app.db, neighbour)
    assert.equal((await open(mine, neighbour.cookie)).status, 404)
    assert.ok(!(await own(neighbour.cookie)).some(({ title }) => title.startsWith('For')))
    await app.as('staff').requestOk(occupancy.remove, { params: { id: unit.id }, body: { tenantId: residentId } })
    assert.deepEqual(await own(neighbour.cookie), [])
  })

  it('can be archived and restored, with their version checked', async () => {
    const made = await upload((await add('Old form')).id, 'form')
    const setArchived = (archived: boolean, version: number) =>
      app.as('admin').request(resources.change, {
        params: { id: made.id },
        body: { archived },
        headers: { 'if-match': `"${version}"` },
      })
    assert.equal((await setArchived(true, made.version - 1)).status, 412)
    assert.equal((await setArchived(true, made.version)).status, 200)
    assert.ok(!(await own()).some(({ title }) => title === 'Old form'))
    assert.equal((await open(made.versions[0]!.id)).status, 404)
    assert.equal((await setArchived(false, made.version + 1)).status, 200)
    assert.ok((await own()).some(({ title }) => title === 'Old form'))
  })

  it('are PDF or pictures; a text has no versions', async () => {
    const made = await add('A picture')
    const picture = await aPicture()
    const params = { id: made.id }
    const { body } = await app.as('staff').requestOk(resources.addVersion, { params, ...picture })
    assert.equal(body.versions[0]?.mediaType, 'image/jpeg')
    const broken = await app
      .as('staff')
      .request(resources.addVersion, { params, body: Buffer.from('not a pdf'), headers: asPdf })
    assert.deepEqual([broken.status, broken.body.field], [400, 'document'])
    const resource = await add('A text', undefined, 'text')
    const rejected = await app
      .as('staff')
      .request(resources.addVersion, { params: { id: resource.id }, body: pdf('x'), headers: asPdf })
    assert.equal(rejected.status, 409)
  })
})

describe('texts', () => {
  it('require words, and a valid address to open', async () => {
    const request = (body: object) =>
      app.as('staff').request(resources.add, { body: { kind: 'text', title: 'T', ...body } })
    assert.equal((await request({ body: ' ' })).body.field, 'body')
    for (const url of ['javascript:alert(1)', 'lobby', 'https://'])
      assert.equal((await request({ body: 'B', url })).body.field, 'url', url)
  })

  it('contain no internal fields for residents, and their words are not in the log', async () => {
    const made = await add('Lobby camera', undefined, 'text')
    const shown = (await own()).find(({ id }) => id === made.id)
    assert.deepEqual(Object.keys(shown ?? {}).toSorted(), ['body', 'file', 'folder', 'id', 'kind', 'title', 'url'])
    await app.as('staff').requestOk(resources.change, { params: { id: made.id }, body: { body: 'Channel 99' } })
    const { rows } = await app.db.execute<{ after: unknown }>(
      sql`select after from audit_log where record_id = ${made.id} and action = 'changed'`,
    )
    assert.deepEqual(rows, [{ after: { body: 'changed' } }])
  })
})
