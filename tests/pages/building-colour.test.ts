import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { App } from '#app/server.ts'
import { accentChoices } from '#building/choices.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { outbox } from '#outbox/contract.ts'
import { iconPath, tabIconPath } from '#platform/brand-mark.ts'
import { accentStylesPath } from '#platform/colour/accent-address.ts'
import { accentColours, isReadableAccent } from '#platform/colour/accent.ts'
import { settings } from '#settings/contract.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

const wine = '#8c2f4b'
const pages = ['/', '/contact', '/no-such-page', '/login', '/forgot-password', '/admin', '/tenant', '/staff']

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

const change = (accentColour: unknown) => app.as('admin').request(buildingProfile.change, { body: { accentColour } })
const get = (url: string) => shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })
const hasStyles = (html: string) => html.includes(`<link id="accent" rel="stylesheet" href="${accentStylesPath(wine)}"`)

/** Repeats the request until the change of the building has arrived. */
async function bodyThat(url: string, fits: (body: string) => boolean) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { body } = await get(url)
    if (fits(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`${url} has not changed`)
}

describe('the colour of the building', () => {
  it('is that of the product until another is chosen: no page loads a further stylesheet', async () => {
    for (const url of pages) assert.doesNotMatch((await get(url)).body, /\/colours\//, url)
  })

  it('is in every page of the site, of the portals and to sign in, without a restart, and can be undone', async () => {
    assert.equal((await change(wine)).status, 200)
    for (const url of pages) await bodyThat(url, hasStyles)
    const [made] = (await app.as('admin').requestOk(settings.changes, { query: { area: 'building' } })).body
    assert.deepEqual([made?.before, made?.after], [{ accentColour: null }, { accentColour: wine }])
    await app.as('admin').requestOk(settings.undo, { params: { id: made?.id ?? '' } })
    for (const url of ['/', '/login', '/admin']) await bodyThat(url, (body) => !body.includes('/colours/'))
  })

  it('has a stylesheet that is cached forever and that the content policy allows', async () => {
    const answer = await get(accentStylesPath(wine))
    assert.equal(answer.statusCode, 200)
    assert.match(String(answer.headers['content-type']), /^text\/css/)
    assert.match(String(answer.headers['cache-control']), /immutable/)
    assert.match(answer.body, /--brand-600:#8c2f4b;.*\[data-theme='dark'\]/s)
    assert.match(String((await get('/')).headers['content-security-policy']), /style-src 'self'/)
    for (const file of ['f0c020.css', 'red.css', wine.slice(1), '..%2f..%2fetc'])
      assert.equal((await get(`/colours/${file}`)).statusCode, 404, file)
  })

  it('is in the icons and in e-mails', async () => {
    const hasPixel = async (colour: string) => {
      const { rawPayload } = await get(iconPath('icon-512.png'))
      const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer()
      return pixels.includes(Buffer.from(colour.slice(1), 'hex'))
    }
    assert.deepEqual([await hasPixel('#17606d'), await hasPixel(wine)], [true, false])
    await change(wine)
    await bodyThat(tabIconPath, (body) => body.includes(`.tower{fill:${wine}}`))
    // Each icon is drawn again by itself.
    for (let attempts = 0; attempts < 100 && !(await hasPixel(wine)); attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual([await hasPixel('#17606d'), await hasPixel(wine)], [false, true])
    await app.as('admin').requestOk(outbox.sendTestEmail)
    const { rows } = await app.pool.query<{ html: string }>('select html_body as html from mail_outbox')
    assert.ok(rows[0]?.html.includes(`.action{background-color:${accentColours(wine).dark.action} !important}`))
    await change(null)
    await bodyThat(tabIconPath, (body) => body.includes('.tower{fill:#175f68}'))
  })

  it('is rejected with the nearest one when it cannot be read, and when it is no colour', async () => {
    const { status, body } = await change('#F0C020')
    assert.deepEqual([status, body.field], [400, 'accentColour'])
    assert.match(body.message, /contrast with text is 1\.5, .* #886a00$/)
    assert.equal((await change('#886a00')).status, 200)
    for (const wrong of ['yellow', '#fff', '#12345g', '', 7]) {
      const answer = await change(wrong)
      assert.deepEqual([answer.status, answer.body.field], [400, 'accentColour'], String(wrong))
    }
    assert.equal((await change(null)).status, 200)
  })

  it('can be read in every suggestion', () => {
    assert.deepEqual(
      accentChoices.filter((colour) => !isReadableAccent(colour)),
      [],
    )
  })
})
