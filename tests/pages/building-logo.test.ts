import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { App } from '#app/server.ts'
import { buildingLogos, type Logo } from '#building/logo-contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { outbox } from '#outbox/contract.ts'
import { iconPath, productMark, tabIconPath } from '#platform/brand-mark.ts'
import { settings } from '#settings/contract.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

let app: TestApp
let shown: App
before(async () => {
  app = await createTestApp()
  shown = await createAppWithPages(app)
})
after(async () => {
  await shown.close()
  await app.close()
})

const svg = (width: number, height: number, colour: string, more = '') =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 2}" fill="${colour}"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="${colour}"/>${more}</svg>`,
  )
const upload = (body: Buffer, type = 'image/svg+xml') =>
  app.as('admin').request(buildingLogos.upload, { body, headers: { 'content-type': type } })
const stored = async (body: Buffer, type?: string): Promise<Logo> => {
  const answer = await upload(body, type)
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body as unknown as Logo
}
const change = (body: { logo?: string | null; logoOnDark?: string | null }) =>
  app.as('admin').request(buildingProfile.change, { body })
const get = (url: string) => shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })
/** Repeats the request until the change of the building has arrived. */
async function bodyThat(url: string, fits: (body: string) => boolean) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { body } = await get(url)
    if (fits(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`${url} has not changed`)
}
const hasColour = async (png: Buffer, colour: string) =>
  (await sharp(png).removeAlpha().raw().toBuffer()).includes(Buffer.from(colour.slice(1), 'hex'))

const pages = ['/', '/contact', '/login', '/admin', '/tenant', '/staff']
const wine = '#8c2f4b'

describe('the logo of the building', () => {
  it('is drawn again as pixels in the size of headers, and cached for ever', async () => {
    const logo = await stored(svg(40, 40, wine))
    assert.deepEqual([logo.width, logo.height, logo.isLegibleOnLight, logo.isLegibleOnDark], [512, 512, true, true])
    const { statusCode, headers, rawPayload } = await get(logo.file)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/webp'])
    assert.match(String(headers['cache-control']), /public.*immutable/)
    const { height, format, exif } = await sharp(rawPayload).metadata()
    assert.deepEqual([height, format, exif], [90, 'webp', undefined])
    assert.equal((await stored(svg(40, 40, wine))).name, logo.name, 'the same picture is stored once')
    for (const name of ['x', `${logo.name}.png`, `${'0'.repeat(32)}.webp`])
      assert.equal((await get(`/api/logos/${name}`)).statusCode, 404, name)
  })

  it('replaces the drawn mark on every page, in the icons and in e-mails, until the change is undone', async () => {
    const { name, file } = await stored(svg(40, 40, wine))
    assert.equal((await change({ logo: name })).status, 200)
    for (const url of pages) await bodyThat(url, (body) => body.includes(file))
    assert.doesNotMatch((await get('/')).body, new RegExp(productMark.tower))
    const tab = await bodyThat(tabIconPath, (body) => body.includes('data:image/png;base64,'))
    const inTab = /base64,([^"]*)"/.exec(tab)?.[1] ?? ''
    assert.equal((await sharp(Buffer.from(inTab, 'base64')).metadata()).width, 96)
    assert.equal(await hasColour((await get(iconPath('icon-512.png'))).rawPayload, wine), true)
    await app.as('admin').requestOk(outbox.sendTestEmail)
    const [email = ''] = await app.emails(1)
    const png = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(email)?.[1] ?? ''
    const drawn = Buffer.from(png.replaceAll(/\s/g, ''), 'base64')
    assert.equal(await hasColour(drawn, wine), true)
    const [made] = (await app.as('admin').requestOk(settings.changes, { query: { area: 'building' } })).body
    assert.deepEqual([made?.before, made?.after], [{ logo: null }, { logo: name }])
    await app.as('admin').requestOk(settings.undo, { params: { id: made?.id ?? '' } })
    for (const url of ['/', '/login', '/admin']) await bodyThat(url, (body) => body.includes(productMark.tower))
    await bodyThat(tabIconPath, (body) => body.includes(productMark.tower))
  })

  it('has a light tile on dark grounds unless it has a second picture for them', async () => {
    const [dark, light] = [await stored(svg(40, 40, '#203030')), await stored(svg(40, 40, '#f0e9d8'))]
    assert.deepEqual([dark.isLegibleOnDark, light.isLegibleOnDark], [false, true])
    assert.equal((await change({ logo: dark.name })).status, 200)
    await bodyThat('/login', (body) => body.includes(dark.file) && body.includes('bg-white'))
    assert.equal((await change({ logoOnDark: light.name })).status, 200)
    await bodyThat('/login', (body) => body.includes(light.file) && !body.includes('bg-white'))
    const { logos } = (await app.as('admin').requestOk(buildingProfile.find)).body
    assert.deepEqual(new Set(logos.map(({ name }) => name)), new Set([dark.name, light.name]))
    assert.equal((await change({ logo: null, logoOnDark: null })).status, 200)
  })

  it('is shown without the name when it is wide, and the icons keep the drawn mark', async () => {
    const { name, file } = await stored(svg(400, 80, '#2c4f8f'))
    await change({ logo: name })
    const page = await bodyThat('/login', (body) => body.includes(file))
    assert.match(page, /<img[^>]*alt="Test Tower"/)
    assert.match((await get(tabIconPath)).body, new RegExp(productMark.tower))
    await app.as('admin').requestOk(outbox.sendTestEmail)
    const { rows } = await app.pool.query<{ html: string }>(
      'select html_body as html from mail_outbox order by id desc limit 1',
    )
    assert.match(rows[0]?.html ?? '', new RegExp(`<img src="cid:logo-${name}@mail" height="30" alt="Test Tower"`))
    await change({ logo: null })
  })

  it('is shown with the name in the themes whose picture does not contain it', async () => {
    const wide = await stored(svg(400, 80, '#2c4f8f'))
    const square = await stored(svg(40, 40, '#f0e9d8'))
    const squareOnLight = await stored(svg(40, 40, wine))
    const nameIn = (page: string) => /<span class="([^"]*)">Test Tower<\/span>/.exec(page)?.[1] ?? ''
    const altOf = (page: string, { file }: Logo) => new RegExp(`src="${file}"[^>]*alt="([^"]*)"`).exec(page)?.[1]
    await change({ logo: wide.name, logoOnDark: square.name })
    const onDark = await bodyThat('/login', (body) => body.includes(square.file))
    assert.match(nameIn(onDark), /^hidden dark-theme:block /)
    assert.deepEqual([altOf(onDark, wide), altOf(onDark, square)], ['Test Tower', ''])
    await change({ logo: squareOnLight.name, logoOnDark: wide.name })
    const onLight = await bodyThat('/login', (body) => body.includes(squareOnLight.file))
    assert.match(nameIn(onLight), /^dark-theme:hidden /)
    assert.deepEqual([altOf(onLight, wide), altOf(onLight, squareOnLight)], ['Test Tower', ''])
    await change({ logo: null, logoOnDark: null })
  })

  it('is rejected when it is not visible on its ground, with the name of the field', async () => {
    const [dark, light] = [await stored(svg(40, 40, '#203030')), await stored(svg(40, 40, '#fdfbf0'))]
    const fieldOf = async (body: Parameters<typeof change>[0]) => {
      const { status, body: answer } = await change(body)
      return [status, (answer as unknown as { field?: string }).field]
    }
    assert.deepEqual(await fieldOf({ logo: light.name }), [400, 'logo'])
    assert.deepEqual(await fieldOf({ logo: dark.name, logoOnDark: dark.name }), [400, 'logoOnDark'])
    assert.deepEqual(await fieldOf({ logoOnDark: light.name }), [400, 'logoOnDark'])
    assert.deepEqual(await fieldOf({ logo: '0'.repeat(32) }), [400, 'logo'])
    assert.deepEqual(await fieldOf({ logo: '../secret' }), [400, 'logo'])
  })

  it('is PNG, JPEG, WebP, AVIF or SVG of a suitable size, and nothing else', async () => {
    const raster = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif') =>
      sharp(svg(width, height, wine))
        .flatten({ background: '#fff' })
        .toFormat(format)
        .toBuffer()
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const)
      assert.equal((await upload(await raster(200, 200, format), `image/${format}`)).status, 201, format)
    const wrong: [string, Buffer][] = [
      ['small', await raster(60, 60, 'png')],
      ['a stripe', await raster(1200, 100, 'png')],
      ['a GIF', Buffer.from('GIF89a')],
      ['a PDF', Buffer.from('%PDF-1.4')],
      ['a page', Buffer.from('<!doctype html><svg></svg>')],
      ['cut off', svg(40, 40, wine).subarray(0, 120)],
      ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(40, 40, wine).toString()}`)],
      ['long', svg(40, 40, wine, `<!--${'x'.repeat(600_000)}-->`)],
    ]
    for (const [what, body] of wrong) {
      const { status, body: answer } = await upload(body, 'image/png')
      assert.deepEqual([status, (answer as unknown as { field?: string }).field], [400, 'logo'], what)
    }
    assert.equal((await upload(Buffer.alloc(2_100_000), 'image/png')).status, 413)
  })

  it('neither runs nor loads what an SVG contains', async () => {
    const script = '<script>fetch("https://evil.example")</script>'
    const other = '<image href="file:///etc/passwd" width="40" height="40"/><image href="https://evil.example/x.png"/>'
    const { file } = await stored(svg(40, 40, wine, `${script}${other}`))
    const { rawPayload, headers } = await get(file)
    assert.equal(headers['content-type'], 'image/webp')
    assert.doesNotMatch(rawPayload.toString('latin1'), /evil|script/)
  })
})
