import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { settings } from '#settings/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { sitePictures } from '../contract.ts'
import { listGallery, listPictureSlots } from './store.ts'
import { photos, pictureSlots } from './table.ts'

let app: TestApp
const ids = [newId(), newId(), newId()] as const
before(async () => {
  app = await createTestApp()
  await app.db.insert(photos).values(
    ids.map((id, at) => ({
      id,
      picture: `drawn-${at}`,
      alt: `Picture ${at}`,
      category: 'lobby' as const,
      position: at,
    })),
  )
  await app.db.insert(pictureSlots).values([
    { slot: 'home-hero', photoId: ids[0] },
    { slot: 'services-head', photoId: null },
  ])
})
after(() => app.close())

const admin = () => app.as('admin')
const found = {
  alt: 'The lobby at night.',
  altTranslations: JSON.stringify({ fr: 'Le hall, la nuit.' }),
  category: 'lobby',
}
/** Left half red, right half blue, with a GPS position in its EXIF data. */
const aPhoto = async (width = 1600, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') => {
  const half = await sharp({ create: { width: width / 2, height: 1000, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height: 1000, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '43/1 38/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}
const upload = async (query: Record<string, string> = {}, body?: Buffer, type = 'image/jpeg') =>
  admin().request(sitePictures.upload, {
    query: { ...found, ...query },
    body: body ?? (await aPhoto()),
    headers: { 'content-type': type },
  })
const newest = async () =>
  (await admin().requestOk(settings.changes, { query: { area: 'pictures', limit: '1' } })).body[0]?.id ?? ''

describe('an uploaded picture', () => {
  it('is encoded again, cropped, in the sizes of the pages, public and cached for ever', async () => {
    const response = await upload({ x: '0.5', width: '0.5', height: '0.8' })
    assert.equal(response.status, 201)
    const { encoded } = response.body as unknown as {
      encoded: { file: string; width: number; height: number; widths: number[] }
    }
    assert.deepEqual([encoded.width, encoded.height, encoded.widths], [800, 800, [384, 640]])
    for (const format of ['avif', 'webp']) {
      const answer = await app.fastify.inject({ url: `${encoded.file}-640.${format}`, headers: { host: 'tower.test' } })
      assert.equal(answer.statusCode, 200)
      assert.equal(answer.headers['content-type'], `image/${format}`)
      assert.match(String(answer.headers['cache-control']), /public.*immutable/)
      const { width, height, exif } = await sharp(answer.rawPayload).metadata()
      assert.deepEqual([width, height, exif], [640, 640, undefined])
      const { channels } = await sharp(answer.rawPayload).stats()
      assert.ok((channels[2]?.mean ?? 0) > 200 && (channels[0]?.mean ?? 255) < 60, 'only the blue half is visible')
    }
    assert.ok(!(await listGallery(app.db)).some(({ alt }) => alt === found.alt))
  })

  it('may be PNG, WebP or AVIF by content, and nothing else', async () => {
    for (const format of ['png', 'webp', 'avif'] as const)
      assert.equal((await upload({}, await aPhoto(700, format), `image/${format}`)).status, 201, format)
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.4', '']) {
      const { status, body } = await upload({}, Buffer.from(other || 'x'))
      assert.deepEqual([status, body.field], [400, 'picture'], other)
    }
    const cut = (await aPhoto()).subarray(0, 2000)
    assert.deepEqual([(await upload({}, cut)).status], [400])
  })

  it('requires a text, and a crop that is large enough and inside the picture', async () => {
    assert.equal((await upload({ alt: ' ' })).body.field, 'alt')
    assert.equal((await upload({ width: '0.2' })).body.field, 'picture')
    assert.equal((await upload({ x: '0.9' })).body.field, 'width')
    assert.equal((await upload({ x: '2' })).body.field, 'x')
    assert.equal((await upload({ category: 'cellar' })).body.field, 'category')
  })

  it('has its own size limit, above that of other pictures', async () => {
    const padded = (size: number) => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(size)])
    assert.equal((await upload({}, padded(19_000_000), 'image/png')).status, 400)
    assert.equal((await upload({}, padded(20_000_001), 'image/png')).status, 413)
  })

  it('is 404 at any other address', async () => {
    for (const name of ['x', `${'0'.repeat(32)}-640.webp`, '..%2Fsecret-key', `${'0'.repeat(32)}-640.svg`])
      assert.equal((await app.asAnonymous().send({ method: 'GET', url: `/api/pictures/${name}` })).status, 404, name)
  })
})

describe('the pictures of the site', () => {
  const slotOf = async (slot: string) => (await listPictureSlots(app.db)).find((item) => item.slot === slot)

  it('can be changed and reverted, and the initial picture is remembered', async () => {
    const { body } = await upload()
    const { id } = body as unknown as { id: string }
    await admin().requestOk(sitePictures.change, { body: { slot: { slot: 'home-hero', photoId: id } } })
    const now = await slotOf('home-hero')
    assert.deepEqual([now?.id, now?.picture, now?.encoded?.width], [id, null, 1600])
    const { body: record } = await admin().requestOk(sitePictures.list)
    assert.equal(record.slots.find(({ slot }) => slot === 'home-hero')?.firstPhotoId, ids[0])
    await admin().requestOk(sitePictures.change, { body: { slot: { slot: 'home-hero', photoId: null } } })
    assert.equal(await slotOf('home-hero'), undefined)
    await admin().requestOk(settings.undo, { params: { id: await newest() } })
    assert.equal((await slotOf('home-hero'))?.id, id)
  })

  it('can be set for a slot without a row', async () => {
    await admin().requestOk(sitePictures.change, { body: { slot: { slot: 'amenity-new-1', photoId: ids[1] } } })
    assert.equal((await slotOf('amenity-new-1'))?.id, ids[1])
    await admin().requestOk(settings.undo, { params: { id: await newest() } })
    assert.equal(await slotOf('amenity-new-1'), undefined)
  })

  it('can be reordered and left out in the gallery, and reverted', async () => {
    const order = async () => (await listGallery(app.db)).map(({ id }) => id)
    assert.deepEqual(await order(), [...ids])
    await admin().requestOk(sitePictures.change, { body: { gallery: [ids[2], ids[0]] } })
    assert.deepEqual(await order(), [ids[2], ids[0]])
    await admin().requestOk(settings.undo, { params: { id: await newest() } })
    assert.deepEqual(await order(), [...ids])
  })

  it('can have their texts changed without moving', async () => {
    const photo = { id: ids[1], alt: 'The mail room.', altTranslations: { fr: ' ' }, category: 'lobby' }
    await admin().requestOk(sitePictures.change, { body: { photo } })
    const [, second] = await listGallery(app.db)
    assert.deepEqual([second?.id, second?.alt, second?.altTranslations], [ids[1], 'The mail room.', {}])
  })

  it('cannot be set to an unknown picture', async () => {
    const status = async (body: object) => (await admin().request(sitePictures.change, { body })).status
    assert.equal(await status({ slot: { slot: 'home-hero', photoId: newId() } }), 404)
    assert.equal(await status({ gallery: [ids[0], newId()] }), 404)
    const photo = { id: newId(), alt: 'Lobby', altTranslations: {}, category: 'lobby' }
    assert.equal(await status({ photo }), 404)
    assert.equal(await status({ gallery: [ids[0], ids[0]] }), 400)
    assert.equal(await status({ slot: { slot: 'Home Hero', photoId: null } }), 400)
  })
})
