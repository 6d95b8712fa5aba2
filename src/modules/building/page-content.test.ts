import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { frenchPageContent } from '#demo/site/page-content-french.ts'
import { pageContent } from '#demo/site/page-content.ts'
import { mapLanguages } from '#platform/language/language.ts'
import { sitePages } from './choices.ts'
import {
  type Content,
  emptyContent,
  toSettingFields,
  findContentErrors,
  withGaps,
  trimContent,
  fromSettingFields,
  fillGaps,
} from './page-content.ts'

const inBothLanguages = (page: (typeof sitePages)[number]) => ({
  ...mapLanguages((): Content => ({})),
  en: structuredClone(pageContent[page]) as Content,
  fr: structuredClone(frenchPageContent[page]) as Content,
})

describe('the words of the pages', () => {
  it('of the demo building are valid', () => {
    for (const page of sitePages) assert.deepEqual(findContentErrors(page, inBothLanguages(page)), [], page)
  })

  it('that are invalid are reported with their path', () => {
    const home = inBothLanguages('home')
    home.en = {
      ...home.en,
      headline: ' ',
      eyebrow: '',
      description: 'x'.repeat(41),
      badges: [{ icon: 'waves', label: '' }],
    }
    home.fr = { ...home.fr, headline: '', galleryTitle: 'é'.repeat(61) }
    assert.deepEqual(
      findContentErrors('home', home).map(({ at }) => at),
      ['en.headline', 'en.description', 'en.badges.0.label', 'fr.galleryTitle'],
    )
    const nearby = inBothLanguages('nearby')
    nearby.en = { ...nearby.en, groups: [{ icon: 'Bus!', title: 'Bus', items: Array.from({ length: 25 }, () => 'x') }] }
    assert.deepEqual(
      findContentErrors('nearby', nearby).map(({ at }) => at),
      ['en.groups.0.icon', 'en.groups.0.items'],
    )
    const tiles = [{ slot: 'a', caption: 'One' }]
    home.en = { ...pageContent.home, tiles: [...tiles, ...tiles] }
    assert.ok(findContentErrors('home', home).some(({ at }) => at === 'en.tiles'))
  })

  it('convert to setting fields and back', () => {
    for (const page of sitePages)
      assert.deepEqual(fromSettingFields(toSettingFields(inBothLanguages(page))), inBothLanguages(page))
  })

  it('are trimmed, and empty lines removed', () => {
    assert.deepEqual(trimContent({ a: ' x ', list: ['one ', ' ', ''], deep: [{ b: ' y' }] }), {
      a: 'x',
      list: ['one'],
      deep: [{ b: 'y' }],
    })
  })
})

describe('French beside English', () => {
  it('has the same items with empty texts where there is no translation', () => {
    const english = inBothLanguages('services').en
    const french = withGaps('services', english, null)
    assert.equal(french['headline'], '')
    assert.equal(french['slot'], 'services-head')
    assert.deepEqual((french['services'] as Content[])[0], {
      icon: 'shield-check',
      title: '',
      description: '',
      points: [],
    })
    assert.deepEqual(fillGaps('services', english, french), english)
  })

  it('is filled with English only where it is empty', () => {
    const { en, fr } = inBothLanguages('amenities')
    const gaps = { ...fr, headline: '', cards: (fr['cards'] as Content[]).map((card) => ({ ...card, title: '' })) }
    const listContents = fillGaps('amenities', en, gaps)
    assert.equal(listContents['headline'], en['headline'])
    assert.equal(listContents['introduction'], fr['introduction'])
    assert.equal((listContents['cards'] as Content[])[1]?.['title'], (en['cards'] as Content[])[1]?.['title'])
    assert.equal(
      (listContents['cards'] as Content[])[1]?.['description'],
      (fr['cards'] as Content[])[1]?.['description'],
    )
  })

  it('translates the names of the views, and takes the rest from the English page', () => {
    const { en, fr } = inBothLanguages('building-view')
    const moved = (en['views'] as Content[]).map((view) => ({ ...view, picture: 'tower-moved' }))
    const listContents = fillGaps('building-view', { ...en, views: moved }, fr)['views'] as Content[]
    assert.deepEqual(
      listContents.map(({ name, picture }) => [name, picture]),
      [
        ['Sud-ouest', 'tower-moved'],
        ['Nord-est', 'tower-moved'],
      ],
    )
    assert.deepEqual(fillGaps('building-view', en, { ...fr, views: [] })['views'], en['views'])
  })

  it('of a new page is empty too', () => {
    for (const page of sitePages) assert.deepEqual(withGaps(page, emptyContent(page), null), emptyContent(page), page)
  })
})
