import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { listNames } from '../../../../../tests/support/s3/list-names.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { requestPhotos } from '../contract.ts'
import { deleteUnusedPhotos } from './store.ts'
import { requests } from '../../requests/server/table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Water under the sink', description: 'It drips.' }
const submit = async (more: object = {}) =>
  (await app.as('tenant').requestOk(ownRequests.file, { body: { ...leak, ...more } })).body
const upload = async (who: 'tenant' | 'staff' = 'tenant', picture = aPicture()) =>
  (await app.as(who).requestOk(requestPhotos.upload, await picture)).body
const listOf = async (id: string) => (await app.as('staff').requestOk(requestPhotos.list, { params: { id } })).body
const countStored = async () => (await listNames(app.fileStore)).length
const bytesOf = async (id: string, size: 'full' | 'thumbnail' = 'full') =>
  app.fastify.inject({
    url: `/api/maintenance-photos/${id}?size=${size}`,
    headers: { host: 'tower.test', cookie: app.people.admin.cookie },
  })

describe('an uploaded photo', () => {
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const)
    it(`is re-encoded from ${kind}, and attached to the request sent with it`, async () => {
      const photo = await upload('tenant', aPicture({ kind }))
      assert.deepEqual([photo.width, photo.height], [64, 40])
      const { id } = await submit({ photoIds: [photo.id] })
      assert.deepEqual(
        (await listOf(id)).map((photo) => photo.id),
        [photo.id],
      )
      const shown = await bytesOf(photo.id)
      assert.equal(shown.headers['content-type'], 'image/jpeg')
      assert.match(String(shown.headers['content-security-policy']), /default-src 'none'; sandbox/)
      assert.equal((await sharp(shown.rawPayload).metadata()).format, 'jpeg')
    })

  it('contains no camera metadata, is upright, and is no larger than a screen', async () => {
    const body = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Make: 'Spy', Copyright: 'Home' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    assert.ok((await sharp(body).metadata()).exif)
    const photo = (
      await app.as('tenant').requestOk(requestPhotos.upload, { body, headers: { 'content-type': 'image/jpeg' } })
    ).body
    assert.deepEqual([photo.width, photo.height], [1365, 2048])
    await submit({ photoIds: [photo.id] })
    for (const size of ['full', 'thumbnail'] as const) {
      const drawn = await sharp((await bytesOf(photo.id, size)).rawPayload).metadata()
      assert.deepEqual([drawn.exif, drawn.icc, drawn.xmp], [undefined, undefined, undefined])
      assert.equal(drawn.height, size === 'full' ? 2048 : 480)
    }
  })

  it('is recognised as an image by its content, whatever its type says', async () => {
    const { length } = await app.db.execute(sql`select from files`).then(({ rows }) => rows)
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer()
    const whole = (await aPicture({ width: 900, height: 900 })).body
    const bodies = [
      svg,
      gif,
      Buffer.from('MZ\u0090'),
      Buffer.from('%PDF-1.7'),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
    ]
    for (const body of [...bodies, whole.subarray(0, whole.length >> 1)]) {
      const response = await app
        .as('tenant')
        .request(requestPhotos.upload, { body, headers: { 'content-type': 'image/jpeg' } })
      assert.deepEqual([response.status, response.body.field], [400, 'picture'], body.subarray(0, 12).toString())
    }
    const asJson = await app.as('tenant').request(requestPhotos.upload, { body: { a: 1 } })
    assert.deepEqual([asJson.status, asJson.body.field], [415, 'Content-Type'])
    const huge = { body: Buffer.alloc(15_728_641, 0xff), headers: { 'content-type': 'image/jpeg' } }
    assert.equal((await app.as('tenant').request(requestPhotos.upload, huge)).status, 413)
    assert.equal((await app.db.execute(sql`select from files`)).rows.length, length)
  })

  it('is rejected as the body of another endpoint', async () => {
    const response = await app.as('tenant').request(ownRequests.file, await aPicture())
    assert.deepEqual([response.status, response.body.field], [415, 'Content-Type'])
  })
})

describe('the photos of a request', () => {
  it('are at most 8, also when two people add at once', async () => {
    const { id } = await submit()
    const own = await Promise.all(Array.from({ length: 5 }, () => upload()))
    const staffPhotos = await Promise.all(Array.from({ length: 5 }, () => upload('staff')))
    const add = (who: 'tenant' | 'staff', photos: { id: string }[]) =>
      app.as(who).request(requestPhotos.add, { params: { id }, body: { photoIds: photos.map((photo) => photo.id) } })
    const response = await Promise.all([add('tenant', own), add('staff', staffPhotos)])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 400],
    )
    assert.equal(response.find(({ status }) => status === 400)?.body.field, 'photoIds')
    assert.equal((await listOf(id)).length, 5)
  })

  it('are only the uploads of the same person, each once', async () => {
    const foreign = await upload('staff')
    const sent = { body: { ...leak, photoIds: [foreign.id] } }
    const { length } = (await app.as('tenant').requestOk(ownRequests.list)).body
    const response = await app.as('tenant').request(ownRequests.file, sent)
    assert.deepEqual([response.status, response.body.field], [400, 'photoIds'])
    assert.equal((await app.as('tenant').requestOk(ownRequests.list)).body.length, length)
    const own = await upload()
    const { id } = await submit({ photoIds: [own.id] })
    const again = { params: { id }, body: { photoIds: [own.id] } }
    assert.equal((await app.as('tenant').request(requestPhotos.add, again)).status, 400)
  })

  it('keep the order in which they were chosen', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()]
    const { id } = await submit({ photoIds: [third.id, first.id] })
    await app.as('tenant').requestOk(requestPhotos.add, { params: { id }, body: { photoIds: [second.id] } })
    assert.deepEqual(
      (await listOf(id)).map((photo) => photo.id),
      [third.id, first.id, second.id],
    )
  })

  it('are removed by the resident who added them or by the office, and deleted from the store', async () => {
    const [own, staffPhotos] = [await upload(), await upload('staff', aPicture({ width: 200 }))]
    const { id } = await submit({ photoIds: [own.id] })
    await app.as('staff').requestOk(requestPhotos.add, { params: { id }, body: { photoIds: [staffPhotos.id] } })
    const photos = (await app.as('tenant').requestOk(requestPhotos.list, { params: { id } })).body
    assert.deepEqual(
      photos.map(({ removable }) => removable),
      [true, false],
    )
    const remove = { params: { id, photoId: staffPhotos.id } }
    assert.equal((await app.as('tenant').request(requestPhotos.remove, remove)).status, 404)
    await app.files.sweep(app.db)
    const before = await countStored()
    await app.as('admin').requestOk(requestPhotos.remove, remove)
    assert.equal(await app.files.sweep(app.db), 2)
    assert.equal(await countStored(), before - 2)
    assert.equal((await bytesOf(staffPhotos.id)).statusCode, 404)
    assert.equal((await bytesOf(own.id)).statusCode, 200)
  })

  it('are recorded in the audit log', async () => {
    const { id } = await submit()
    const photo = await upload()
    await app.as('tenant').requestOk(requestPhotos.add, { params: { id }, body: { photoIds: [photo.id] } })
    await app.as('tenant').requestOk(requestPhotos.remove, { params: { id, photoId: photo.id } })
    const { rows } = await app.db.execute(sql`select action from audit_log where record_id = ${id} order by at, id`)
    assert.deepEqual(rows, [{ action: 'submitted' }, { action: 'added photos' }, { action: 'removed a photo' }])
  })

  it('without a request are hidden from others, and deleted after a day', async () => {
    const photo = await upload()
    assert.equal((await bytesOf(photo.id)).statusCode, 404)
    const { id } = await submit({ photoIds: [(await upload()).id] })
    await deleteUnusedPhotos(app.db, new Date(Date.now() + 25 * 3_600_000))
    const response = await app.as('tenant').request(requestPhotos.show, { params: { id: photo.id } })
    assert.equal(response.status, 404)
    assert.equal((await listOf(id)).length, 1)
  })
})

describe('permission to enter', () => {
  const entry = {
    entryPermission: 'yes',
    entryWindows: [{ day: 'weekdays', from: '09:00', to: '17:00' }],
    petsNote: 'A cat, please close the door.',
  }

  it('is sent with the request, and readable by the assignee', async () => {
    const { id, ...own } = await submit(entry)
    const { body: photos } = await app.as('staff').requestOk(maintenance.find, { params: { id } })
    for (const read of [own, photos])
      assert.deepEqual(
        { entryPermission: read.entryPermission, entryWindows: read.entryWindows, petsNote: read.petsNote },
        entry,
      )
  })

  it('can be changed by the resident until the work is done', async () => {
    const { id } = await submit(entry)
    const body = { entryPermission: 'only_home', entryWindows: [{ day: '2026-12-01', from: '18:00', to: '20:00' }] }
    const { body: own } = await app.as('tenant').requestOk(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual(
      [own.entryPermission, own.entryWindows, own.petsNote],
      ['only_home', body.entryWindows, entry.petsNote],
    )
    const find = async () => (await app.as('staff').requestOk(maintenance.find, { params: { id } })).body
    const before = await find()
    await app.as('tenant').requestOk(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual(await find(), before)
    const ahead = new Date(app.now().getTime() + 60_000)
    await app.db.update(requests).set({ updatedAt: ahead }).where(eq(requests.id, id))
    const again = { params: { id }, body: { entryPermission: 'call_first' } }
    await app.as('tenant').requestOk(ownRequests.changeEntry, again)
    assert.partialDeepStrictEqual(await find(), { version: before.version + 1, updatedAt: ahead.toISOString() })
    await app.as('staff').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    const late = await app.as('tenant').request(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual([late.status, late.body.code], [409, 'finished'])
  })

  it('can be changed by the office; repeating a change does nothing', async () => {
    const { id } = await submit()
    const changed = await app.as('admin').requestOk(maintenance.change, { params: { id }, body: entry })
    assert.deepEqual(changed.body.entryWindows, entry.entryWindows)
    const same = await app.as('admin').requestOk(maintenance.change, { params: { id }, body: entry })
    assert.equal(same.body.version, changed.body.version)
  })

  it('reports the invalid field', async () => {
    const wrong: [object, string][] = [
      [{ entryPermission: 'maybe' }, 'entryPermission'],
      [{ entryWindows: [{ day: 'weekdays', from: '17:00', to: '09:00' }] }, 'entryWindows.0.to'],
      [{ entryWindows: [{ day: 'someday', from: '09:00', to: '17:00' }] }, 'entryWindows.0.day'],
      [{ entryWindows: [{ day: 'weekdays', from: '9', to: '17:00' }] }, 'entryWindows.0.from'],
      [{ entryWindows: Array(4).fill(entry.entryWindows[0]) }, 'entryWindows'],
      [{ petsNote: 'x'.repeat(201) }, 'petsNote'],
    ]
    for (const [more, field] of wrong) {
      const response = await app.as('tenant').request(ownRequests.file, { body: { ...leak, ...more } })
      assert.deepEqual([response.status, response.body.field], [400, field])
    }
  })
})
