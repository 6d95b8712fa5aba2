import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { pageContent as demo } from '#demo/page-content.ts'
import { settings } from '#settings/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { type PageRecord, pageContent } from '../page-content-contract.ts'
import { listPageContents } from './store.ts'
import { pageContents } from './table.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
  await house.db.insert(pageContents).values({ page: 'nearby', language: 'en', content: demo.nearby })
})
after(() => house.close())

const params = { page: 'nearby' }
const find = async (): Promise<PageRecord> => (await house.as('admin').sends(pageContent.find, { params })).body
const newest = async () =>
  (await house.as('admin').sends(settings.changes, { query: { area: 'content', limit: '1' } })).body[0]
const shown = async () => listPageContents(house.db)

describe('the words of a public page', () => {
  it('are changed in both languages at once, told by what differs, and taken back', async () => {
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
    await house.as('admin').sends(pageContent.change, { params, body, headers })
    const { en: english, fr: french } = await shown()
    assert.equal(english.nearby?.headline, 'All of downtown')
    assert.equal(french.nearby?.headline, 'Tout le centre-ville')
    assert.equal(french.nearby?.introduction, demo.nearby.introduction)
    assert.deepEqual(french.nearby?.groups[1]?.items, demo.nearby.groups[1]?.items)
    const change = await newest()
    assert.equal(change?.area, 'content.nearby')
    assert.deepEqual(Object.keys(change.after).sort(), ['en.headline', 'fr.groups', 'fr.headline'])

    const late = await house.as('admin').tries(pageContent.change, { params, body, headers })
    assert.equal(late.status, 412)
    await house.as('admin').sends(settings.undo, { params: { id: change.id } })
    const back = await shown()
    assert.deepEqual(back.en.nearby, demo.nearby)
    assert.deepEqual(back.fr.nearby, demo.nearby)
  })

  it('that would not fit the page are refused by their place, and nothing is changed', async () => {
    const { en, fr } = await find()
    const refused = async (body: Record<string, unknown>) => {
      const heard = await house.as('admin').tries(pageContent.change, { params, body })
      return [heard.status, heard.body.field]
    }
    assert.deepEqual(await refused({ en: { ...en, headline: '' }, fr }), [400, 'en.headline'])
    assert.deepEqual(await refused({ en, fr: { ...fr, introduction: 'x'.repeat(301) } }), [400, 'fr.introduction'])
    assert.deepEqual(await refused({ en: { ...en, groups: [] }, fr }), [400, 'fr.groups'])
    assert.deepEqual(await refused({ en: {}, fr: {} }), [400, 'en.headline'])
    assert.deepEqual((await find()).en, en)
  })

  it('of a page nobody has written give it an address, and taken back it is gone again', async () => {
    const gallery = { page: 'gallery' }
    const { body: blank } = await house.as('admin').sends(pageContent.find, { params: gallery })
    assert.equal(blank.version, 0)
    const en = { headline: 'Gallery', introduction: 'The tower.', credit: 'Drawn.' }
    const body = { en, fr: { headline: '', introduction: '', credit: '' } }
    await house.as('admin').sends(pageContent.change, { params: gallery, body })
    assert.deepEqual((await shown()).fr.gallery, en)
    const change = await newest()
    assert.ok(change)
    await house.as('admin').sends(settings.undo, { params: { id: change.id } })
    assert.equal((await shown()).en.gallery, undefined)
  })

  it('of no page are not there', async () => {
    const heard = await house.as('admin').tries(pageContent.find, { params: { page: 'imprint' } })
    assert.equal(heard.status, 404)
  })

  it('keep what no form shows', async () => {
    await house.db
      .insert(pageContents)
      .values({ page: 'building-view', language: 'en', content: demo['building-view'] })
    const { body } = await house.as('admin').sends(pageContent.find, { params: { page: 'building-view' } })
    await house.as('admin').sends(pageContent.change, {
      params: { page: 'building-view' },
      body: { en: { headline: 'Homes', introduction: 'All.', views: [] }, fr: body.fr },
    })
    const [row] = await house.db.select().from(pageContents).where(eq(pageContents.page, 'building-view'))
    assert.ok(row && 'views' in row.content)
    assert.deepEqual(row.content.views, demo['building-view'].views)
  })
})
