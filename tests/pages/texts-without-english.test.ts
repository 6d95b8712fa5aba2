import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { announcements } from '#announcements/contract.ts'
import { announcementTemplates } from '#announcements/template-contract.ts'
import type { App } from '#app/server.ts'
import { emptyContent } from '#building/page-content.ts'
import { pageContent } from '#building/page-content-contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { vendorList } from '#maintenance/vendors/contract.ts'
import { sitePictures } from '#photos/contract.ts'
import { aPicture } from '../support/picture.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { addHome } from '../support/people/household.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

let app: TestApp
let shown: App
before(async () => {
  app = await createTestApp()
  shown = await createAppWithPages(app)
  await addHome(app.db, app.people.tenant)
})
after(async () => {
  await shown.close()
  await app.close()
})

const offer = (languages: ('en' | 'fr')[]) => app.as('admin').requestOk(buildingProfile.change, { body: { languages } })
const get = async (url: string) =>
  (await shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })).body
/** The page once the other application has been notified of the change. */
async function pageWith(url: string, part: string): Promise<string> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const body = await get(url)
    if (body.includes(part)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`${url} does not contain ${part}`)
}

const params = { page: 'gallery' }
const empty = emptyContent('gallery')
const french = { ...empty, headline: 'La galerie', introduction: 'Le Lindenhof en images.', credit: 'Dessins.' }
const english = { ...empty, headline: 'The gallery', introduction: 'The Lindenhof in pictures.', credit: 'Drawn.' }
const news = {
  title: 'Ramonage',
  body: 'Lundi.',
  category: 'Building News',
  audience: { kind: 'everyone' },
  when: 'now',
}

describe('a building that offers French alone', () => {
  it('has pages that are written in French only', async () => {
    await offer(['fr'])
    const body = { en: empty, fr: french }
    await app.as('admin').requestOk(pageContent.change, { params, body })
    const page = await pageWith('/gallery', french.headline)
    assert.match(page, /<html lang="fr"/)
    const wrong = await app.as('admin').request(pageContent.change, { params, body: { en: english, fr: empty } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'fr.headline'])
  })

  it('has announcements, templates, picture descriptions and vendors in French', async () => {
    await offer(['fr'])
    const { body: sent } = await app.as('admin').requestOk(announcements.write, { body: { ...news, byMail: true } })
    assert.deepEqual([sent.language, sent.translations], ['fr', {}])
    const email = (await app.emails(1)).at(-1) ?? ''
    assert.match(email, /<html lang=3D"fr">/)
    const { category, title, body } = news
    const saved = await app
      .as('admin')
      .requestOk(announcementTemplates.save, { body: { name: 'Ramonage', title, body, category } })
    assert.equal(saved.body[0]?.language, 'fr')
    const query = { alt: 'Le hall.', category: 'lobby' }
    const { body: photo } = await app
      .as('admin')
      .requestOk(sitePictures.upload, { ...(await aPicture({ width: 800, height: 500 })), query })
    assert.equal(photo.altLanguage, 'fr')
    const vendor = { name: 'Plomberie Martin', trade: 'plumbing' }
    assert.equal((await app.as('admin').requestOk(vendorList.add, { body: vendor })).body.language, 'fr')
  })
})

describe('a building that offers English as well later', () => {
  it('shows what is not translated in French, and keeps it as the text to translate', async () => {
    await offer(['fr'])
    await app.as('admin').requestOk(pageContent.change, { params, body: { en: empty, fr: french } })
    const { body: sent } = await app.as('admin').requestOk(announcements.write, { body: news })
    await offer(['en', 'fr'])
    await pageWith('/fr/gallery', french.headline)
    await pageWith('/gallery', french.introduction)
    const translations = { en: { title: 'Chimneys', body: 'On Monday.' } }
    const { body: translated } = await app
      .as('admin')
      .requestOk(announcements.change, { params: { id: sent.id }, body: { translations } })
    assert.deepEqual([translated.language, translated.title], ['fr', 'Ramonage'])
    await app.as('admin').requestOk(pageContent.change, { params, body: { en: english, fr: french } })
    await pageWith('/gallery', english.headline)
  })
})
