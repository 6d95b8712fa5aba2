import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { aPicture } from '../../../tests/support/picture.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'
import { requestPhotos } from '../photos-contract.ts'
import { forgetUnusedPhotos } from './photos.ts'
import { requests } from './table.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Water under the sink', description: 'It drips.' }
const submit = async (more: object = {}) =>
  (await house.as('tenant').sends(ownRequests.file, { body: { ...leak, ...more } })).body
const keep = async (who: 'tenant' | 'staff' = 'tenant', picture = aPicture()) =>
  (await house.as(who).sends(requestPhotos.keep, await picture)).body
const listOf = async (id: string) => (await house.as('staff').sends(requestPhotos.list, { params: { id } })).body
const onDisk = async () =>
  (await readdir(join(house.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length
/** The bytes as they come over the wire. */
const bytesOf = async (id: string, size: 'full' | 'thumbnail' = 'full') =>
  house.app.inject({
    url: `/api/maintenance-photos/${id}?size=${size}`,
    headers: { host: 'house.test', cookie: house.people.admin.cookie },
  })

describe('a photo that is kept', () => {
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const)
    it(`is drawn anew from ${kind}, and joins a request that is sent with it`, async () => {
      const photo = await keep('tenant', aPicture({ kind }))
      assert.deepEqual([photo.width, photo.height], [64, 40])
      const { id } = await submit({ photoIds: [photo.id] })
      assert.deepEqual(
        (await listOf(id)).map((one) => one.id),
        [photo.id],
      )
      const shown = await bytesOf(photo.id)
      assert.equal(shown.headers['content-type'], 'image/jpeg')
      assert.match(String(shown.headers['content-security-policy']), /default-src 'none'; sandbox/)
      assert.equal((await sharp(shown.rawPayload).metadata()).format, 'jpeg')
    })

  it('keeps nothing of what the camera wrote, stands upright, and is no larger than a screen', async () => {
    const body = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Make: 'Spy', Copyright: 'Home' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    assert.ok((await sharp(body).metadata()).exif)
    const photo = (
      await house.as('tenant').sends(requestPhotos.keep, { body, headers: { 'content-type': 'image/jpeg' } })
    ).body
    assert.deepEqual([photo.width, photo.height], [1365, 2048])
    await submit({ photoIds: [photo.id] })
    for (const size of ['full', 'thumbnail'] as const) {
      const drawn = await sharp((await bytesOf(photo.id, size)).rawPayload).metadata()
      assert.deepEqual([drawn.exif, drawn.icc, drawn.xmp], [undefined, undefined, undefined])
      assert.equal(drawn.height, size === 'full' ? 2048 : 480)
    }
  })

  it('is a picture by its content, whatever it calls itself', async () => {
    const { length } = await house.db.execute(sql`select from files`).then(({ rows }) => rows)
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
      const heard = await house
        .as('tenant')
        .tries(requestPhotos.keep, { body, headers: { 'content-type': 'image/jpeg' } })
      assert.deepEqual([heard.status, heard.body.field], [400, 'picture'], body.subarray(0, 12).toString())
    }
    const asJson = await house.as('tenant').tries(requestPhotos.keep, { body: { a: 1 } })
    assert.deepEqual([asJson.status, asJson.body.field], [415, 'Content-Type'])
    const huge = { body: Buffer.alloc(15_728_641, 0xff), headers: { 'content-type': 'image/jpeg' } }
    assert.equal((await house.as('tenant').tries(requestPhotos.keep, huge)).status, 413)
    assert.equal((await house.db.execute(sql`select from files`)).rows.length, length)
  })

  it('is no body for another call', async () => {
    const heard = await house.as('tenant').tries(ownRequests.file, await aPicture())
    assert.deepEqual([heard.status, heard.body.field], [415, 'Content-Type'])
  })
})

describe('the photos of a request', () => {
  it('are at most 8, also when two people add at once', async () => {
    const { id } = await submit()
    const own = await Promise.all(Array.from({ length: 5 }, () => keep()))
    const theirs = await Promise.all(Array.from({ length: 5 }, () => keep('staff')))
    const add = (who: 'tenant' | 'staff', photos: { id: string }[]) =>
      house.as(who).tries(requestPhotos.add, { params: { id }, body: { photoIds: photos.map((photo) => photo.id) } })
    const heard = await Promise.all([add('tenant', own), add('staff', theirs)])
    assert.deepEqual(
      heard.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 400],
    )
    assert.equal(heard.find(({ status }) => status === 400)?.body.field, 'photoIds')
    assert.equal((await listOf(id)).length, 5)
  })

  it('are only those the same person kept, and none twice', async () => {
    const foreign = await keep('staff')
    const sent = { body: { ...leak, photoIds: [foreign.id] } }
    const { length } = (await house.as('tenant').sends(ownRequests.list)).body
    const heard = await house.as('tenant').tries(ownRequests.file, sent)
    assert.deepEqual([heard.status, heard.body.field], [400, 'photoIds'])
    assert.equal((await house.as('tenant').sends(ownRequests.list)).body.length, length)
    const own = await keep()
    const { id } = await submit({ photoIds: [own.id] })
    const again = { params: { id }, body: { photoIds: [own.id] } }
    assert.equal((await house.as('tenant').tries(requestPhotos.add, again)).status, 400)
  })

  it('stay in the order in which they were chosen', async () => {
    const [first, second, third] = [await keep(), await keep(), await keep()]
    const { id } = await submit({ photoIds: [third.id, first.id] })
    await house.as('tenant').sends(requestPhotos.add, { params: { id }, body: { photoIds: [second.id] } })
    assert.deepEqual(
      (await listOf(id)).map((photo) => photo.id),
      [third.id, first.id, second.id],
    )
  })

  it('are taken away by the resident who added them, or by the office, and are gone from the disk', async () => {
    const [own, theirs] = [await keep(), await keep('staff', aPicture({ width: 200 }))]
    const { id } = await submit({ photoIds: [own.id] })
    await house.as('staff').sends(requestPhotos.add, { params: { id }, body: { photoIds: [theirs.id] } })
    const seen = (await house.as('tenant').sends(requestPhotos.list, { params: { id } })).body
    assert.deepEqual(
      seen.map(({ removable }) => removable),
      [true, false],
    )
    const remove = { params: { id, photoId: theirs.id } }
    assert.equal((await house.as('tenant').tries(requestPhotos.remove, remove)).status, 404)
    await house.files.sweep(house.db)
    const before = await onDisk()
    await house.as('admin').sends(requestPhotos.remove, remove)
    assert.equal(await house.files.sweep(house.db), 2)
    assert.equal(await onDisk(), before - 2)
    assert.equal((await bytesOf(theirs.id)).statusCode, 404)
    assert.equal((await bytesOf(own.id)).statusCode, 200)
  })

  it('leave a line in the log', async () => {
    const { id } = await submit()
    const photo = await keep()
    await house.as('tenant').sends(requestPhotos.add, { params: { id }, body: { photoIds: [photo.id] } })
    await house.as('tenant').sends(requestPhotos.remove, { params: { id, photoId: photo.id } })
    const { rows } = await house.db.execute(sql`select action from audit_log where record_id = ${id} order by at, id`)
    assert.deepEqual(rows, [{ action: 'submitted' }, { action: 'added photos' }, { action: 'removed a photo' }])
  })

  it('that joined none are seen by nobody else, and are forgotten after a day', async () => {
    const photo = await keep()
    assert.equal((await bytesOf(photo.id)).statusCode, 404)
    const { id } = await submit({ photoIds: [(await keep()).id] })
    await forgetUnusedPhotos(house.db, new Date(Date.now() + 25 * 3_600_000))
    const heard = await house.as('tenant').tries(requestPhotos.show, { params: { id: photo.id } })
    assert.equal(heard.status, 404)
    assert.equal((await listOf(id)).length, 1)
  })
})

describe('permission to enter', () => {
  const entry = {
    entryPermission: 'yes',
    entryWindows: [{ day: 'weekdays', from: '09:00', to: '17:00' }],
    petsNote: 'A cat, please close the door.',
  }

  it('is told with the request, and read by whoever is given it', async () => {
    const { id, ...own } = await submit(entry)
    const { body: seen } = await house.as('staff').sends(maintenance.find, { params: { id } })
    for (const read of [own, seen])
      assert.deepEqual(
        { entryPermission: read.entryPermission, entryWindows: read.entryWindows, petsNote: read.petsNote },
        entry,
      )
  })

  it('is changed by the resident until the work is done', async () => {
    const { id } = await submit(entry)
    const body = { entryPermission: 'only_home', entryWindows: [{ day: '2026-12-01', from: '18:00', to: '20:00' }] }
    const { body: own } = await house.as('tenant').sends(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual(
      [own.entryPermission, own.entryWindows, own.petsNote],
      ['only_home', body.entryWindows, entry.petsNote],
    )
    const find = async () => (await house.as('staff').sends(maintenance.find, { params: { id } })).body
    const before = await find()
    await house.as('tenant').sends(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual(await find(), before)
    const ahead = new Date(house.now().getTime() + 60_000)
    await house.db.update(requests).set({ updatedAt: ahead }).where(eq(requests.id, id))
    const again = { params: { id }, body: { entryPermission: 'call_first' } }
    await house.as('tenant').sends(ownRequests.changeEntry, again)
    assert.partialDeepStrictEqual(await find(), { version: before.version + 1, updatedAt: ahead.toISOString() })
    await house.as('staff').sends(maintenance.move, { params: { id }, body: { status: 'completed' } })
    const late = await house.as('tenant').tries(ownRequests.changeEntry, { params: { id }, body })
    assert.deepEqual([late.status, late.body.code], [409, 'finished'])
  })

  it('is changed by the office, as somebody said on the phone; the same again changes nothing', async () => {
    const { id } = await submit()
    const changed = await house.as('admin').sends(maintenance.change, { params: { id }, body: entry })
    assert.deepEqual(changed.body.entryWindows, entry.entryWindows)
    const same = await house.as('admin').sends(maintenance.change, { params: { id }, body: entry })
    assert.equal(same.body.version, changed.body.version)
  })

  it('names what is wrong with it', async () => {
    const wrong: [object, string][] = [
      [{ entryPermission: 'maybe' }, 'entryPermission'],
      [{ entryWindows: [{ day: 'weekdays', from: '17:00', to: '09:00' }] }, 'entryWindows.0.to'],
      [{ entryWindows: [{ day: 'someday', from: '09:00', to: '17:00' }] }, 'entryWindows.0.day'],
      [{ entryWindows: [{ day: 'weekdays', from: '9', to: '17:00' }] }, 'entryWindows.0.from'],
      [{ entryWindows: Array(4).fill(entry.entryWindows[0]) }, 'entryWindows'],
      [{ petsNote: 'x'.repeat(201) }, 'petsNote'],
    ]
    for (const [more, field] of wrong) {
      const heard = await house.as('tenant').tries(ownRequests.file, { body: { ...leak, ...more } })
      assert.deepEqual([heard.status, heard.body.field], [400, field])
    }
  })
})
