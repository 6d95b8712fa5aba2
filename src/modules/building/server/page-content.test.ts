import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { pageContent as demo } from '#demo/site/page-content.ts'
import { settings } from '#settings/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { type PageRecord, pageContent } from '../page-content-contract.ts'
import { listPageContents } from './store.ts'
import { pageContents } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await app.db.insert(pageContents).values({ page: 'nearby', language: 'en', content: demo.nearby })
})
after(() => app.close())

const params = { page: 'nearby' }
const find = async (): Promise<PageRecord> => (await app.as('admin').requestOk(pageContent.find, { params })).body
const newest = async () =>
  (await app.as('admin').requestOk(settings.changes, { query: { area: 'content', limit: '1' } })).body[0]
const listContents = async () => listPageContents(app.db)

describe('the words of a public page', () => {
  it('can be changed in both languages at once and reverted, with the changed fields in the history', async () => {
    const { en, fr, version } = await find()
    const groups = fr['groups'] as Record<string, unknown>[]
    const body = {
      en: { ...en, headline: 'All of downtown ' },
      fr: {
        ...fr,
        headline: 'Tout le centre-ville',
        groups: groups.map((group, n) => ({ ...group, title: `Liste ${n}` })),
      },
    }
    const headers = { 'if-match': `"${version}"` }
    await app.as('admin').requestOk(pageContent.change, { params, body, headers })
    const { en: english, fr: french } = await listContents()
    assert.equal(english.nearby?.headline, 'All of downtown')
    assert.equal(french.nearby?.headline, 'Tout le centre-ville')
    assert.equal(french.nearby?.introduction, demo.nearby.introduction)
    assert.deepEqual(french.nearby?.groups[1]?.items, demo.nearby.groups[1]?.items)
    const change = await newest()
    assert.equal(change?.area, 'content.nearby')
    assert.deepEqual(Object.keys(change.after).sort(), ['en.headline', 'fr.groups', 'fr.headline'])

    const late = await app.as('admin').request(pageContent.change, { params, body, headers })
    assert.equal(late.status, 412)
    await app.as('admin').requestOk(settings.undo, { params: { id: change.id } })
    const back = await listContents()
    assert.deepEqual(back.en.nearby, demo.nearby)
    assert.deepEqual(back.fr.nearby, demo.nearby)
  })

  it('that are invalid are rejected with their path, and nothing is changed', async () => {
    const { en, fr } = await find()
    const rejected = async (body: Record<string, unknown>) => {
      const response = await app.as('admin').request(pageContent.change, { params, body })
      return [response.status, response.body.field]
    }
    assert.deepEqual(await rejected({ en: { ...en, headline: '' }, fr }), [400, 'en.headline'])
    assert.deepEqual(await rejected({ en, fr: { ...fr, introduction: 'x'.repeat(301) } }), [400, 'fr.introduction'])
    assert.deepEqual(await rejected({ en: { ...en, groups: [] }, fr }), [400, 'fr.groups'])
    assert.deepEqual(await rejected({ en: {}, fr: {} }), [400, 'en.headline'])
    assert.deepEqual((await find()).en, en)
  })

  it('of a new page create it, and reverting removes it', async () => {
    const gallery = { page: 'gallery' }
    const { body: blank } = await app.as('admin').requestOk(pageContent.find, { params: gallery })
    assert.equal(blank.version, 0)
    const en = { headline: 'Gallery', introduction: 'The tower.', credit: 'Drawn.' }
    const body = { en, fr: { headline: '', introduction: '', credit: '' } }
    await app.as('admin').requestOk(pageContent.change, { params: gallery, body })
    assert.deepEqual((await listContents()).fr.gallery, en)
    const change = await newest()
    assert.ok(change)
    await app.as('admin').requestOk(settings.undo, { params: { id: change.id } })
    assert.equal((await listContents()).en.gallery, undefined)
  })

  it('of an unknown page answer 404', async () => {
    const response = await app.as('admin').request(pageContent.find, { params: { page: 'imprint' } })
    assert.equal(response.status, 404)
  })

  it('keep fields that the form does not show', async () => {
    await app.db.insert(pageContents).values({ page: 'building-view', language: 'en', content: demo['building-view'] })
    const { body } = await app.as('admin').requestOk(pageContent.find, { params: { page: 'building-view' } })
    await app.as('admin').requestOk(pageContent.change, {
      params: { page: 'building-view' },
      body: { en: { headline: 'Homes', introduction: 'All.', views: [] }, fr: body.fr },
    })
    const [row] = await app.db.select().from(pageContents).where(eq(pageContents.page, 'building-view'))
    assert.ok(row && 'views' in row.content)
    assert.deepEqual(row.content.views, demo['building-view'].views)
  })
})
