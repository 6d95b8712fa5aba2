import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { App } from '#app/server.ts'
import { floors } from '#building/server/table.ts'
import { contact } from '#contact/contract.ts'
import { iconPath, productMark, tabIconPath } from '#platform/brand-mark.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { manifest, manifestPath, manifests } from '#portals/site/shell/manifest.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

const slim = [
  [0, 0],
  [60, 0],
  [60, 15],
  [0, 15],
] as const
const slimTower = 'M3 8h22v11h-22z'
const wings = [
  [0, 0],
  [58, 0],
  [58, 17],
  [17, 17],
  [17, 52],
  [0, 52],
] as const

let app: TestApp
let shown: App
before(async () => {
  app = await createTestApp()
  shown = await createAppWithPages(app)
  await drawFloors(wings)
})
after(async () => {
  await shown.close()
  await app.close()
})

async function drawFloors(outline: readonly (readonly [number, number])[]) {
  await app.db.transaction(async (tx) => {
    await tx
      .insert(floors)
      .values({ number: 1, kind: 'amenity', height: 3, outline: [...outline] })
      .onConflictDoUpdate({ target: floors.number, set: { outline: [...outline] } })
    await notifyChanged(tx, { topic: 'building' })
  })
}
const get = (url: string, headers: Record<string, string> = {}) =>
  shown.fastify.inject({ url, headers: { host: site.host, ...headers } })

/** Repeats the request until the change of the building has arrived. */
async function bodyWith(url: string, part: string) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { body } = await get(url, { accept: 'text/html' })
    if (body.includes(part)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`${url} does not contain ${part}`)
}

describe('the mark of the building', () => {
  it('is in the pages, in the data of the portals and in the icon of the tab', async () => {
    for (const url of ['/', '/login', tabIconPath]) await bodyWith(url, productMark.tower)
    await drawFloors(slim)
    for (const url of ['/', '/login', '/admin', tabIconPath])
      assert.doesNotMatch(await bodyWith(url, slimTower), new RegExp(productMark.tower), url)
    await drawFloors(wings)
    await bodyWith(tabIconPath, productMark.court ?? '')
  })

  it('is on every icon that the pages and the manifest name', async () => {
    const page = await bodyWith('/login', tabIconPath)
    const data = { building: { name: 'Test Tower' } } as Parameters<typeof manifest>[0]
    const named = manifest(data, manifests[manifestPath]).icons.map(({ src, sizes }) => ({
      src,
      width: parseInt(sizes),
    }))
    const touch = /rel="apple-touch-icon" href="([^"]*)"/.exec((await get('/resident/login')).body)?.[1]
    assert.match(page, /rel="icon" href="\/mark\/icon\.svg"/)
    for (const { src, width } of [...named, { src: touch ?? iconPath('apple-touch-180.png'), width: 180 }]) {
      const { statusCode, headers, rawPayload } = await get(src)
      assert.deepEqual([statusCode, headers['content-type']], [200, 'image/png'], src)
      const drawn = await sharp(rawPayload).metadata()
      assert.deepEqual([drawn.width, drawn.height], [width, width])
      assert.equal((await get(src, { 'if-none-match': String(headers.etag) })).statusCode, 304)
    }
  })

  it('changes the icons with the building', async () => {
    const src = iconPath('icon-192.png')
    const tagOf = async () => String((await get(src)).headers.etag)
    const tag = await tagOf()
    await drawFloors(slim)
    await bodyWith(tabIconPath, slimTower)
    assert.notEqual(await tagOf(), tag)
    await drawFloors(wings)
    await bodyWith(tabIconPath, productMark.tower)
    assert.equal(await tagOf(), tag)
  })

  it('is the logo of e-mails', async () => {
    const write = (subject: string) =>
      app.asAnonymous().requestOk(contact.send, {
        body: { name: 'Bo', email: 'bo@x.example', phone: '12345', reason: 'other', subject, message: 'Hello' },
      })
    const logosAfter = async (count: number) =>
      (await app.emails(count)).map((email) => /cid:logo@mail/.test(email.replaceAll('=\r\n', '')) && logoIn(email))
    await write('With two wings')
    const [before] = await logosAfter(1)
    await drawFloors(slim)
    await bodyWith(tabIconPath, slimTower)
    await write('With one')
    const logos = await logosAfter(2)
    assert.equal(new Set(logos).size, 2)
    assert.ok(before && logos.includes(before))
    for (const logo of logos) {
      const { width, format } = await sharp(Buffer.from(logo || '', 'base64')).metadata()
      assert.deepEqual([width, format], [104, 'png'])
    }
  })
})

/** The content of the attached logo, in base64. */
const logoIn = (email: string) =>
  /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(email)?.[1]?.replaceAll(/\s/g, '') ?? ''
