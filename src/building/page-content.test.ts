import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { frenchPageContent } from '#demo/page-content-french.ts'
import { pageContent } from '#demo/page-content.ts'
import { sitePages } from './contract.ts'
import {
  type Content,
  emptyContent,
  flat,
  mistakesIn,
  sideBySide,
  tidied,
  unflat,
  withoutGaps,
} from './page-content.ts'

const both = (page: (typeof sitePages)[number]) => ({
  en: structuredClone(pageContent[page]) as Content,
  fr: structuredClone(frenchPageContent[page]) as Content,
})

describe('the words of the pages', () => {
  it('of the demo building fit their own limits', () => {
    for (const page of sitePages) assert.deepEqual(mistakesIn(page, both(page)), [], page)
  })

  it('that do not fit are named with their place', () => {
    const home = both('home')
    home.en = {
      ...home.en,
      headline: ' ',
      eyebrow: '',
      description: 'x'.repeat(41),
      badges: [{ icon: 'waves', label: '' }],
    }
    home.fr = { ...home.fr, headline: '', galleryTitle: 'é'.repeat(61) }
    assert.deepEqual(
      mistakesIn('home', home).map(({ at }) => at),
      ['en.headline', 'en.description', 'en.badges.0.label', 'fr.galleryTitle'],
    )
    const nearby = both('nearby')
    nearby.en = { ...nearby.en, groups: [{ icon: 'Bus!', title: 'Bus', items: Array.from({ length: 25 }, () => 'x') }] }
    assert.deepEqual(
      mistakesIn('nearby', nearby).map(({ at }) => at),
      ['en.groups.0.icon', 'en.groups.0.items'],
    )
    const tiles = [{ slot: 'a', caption: 'One' }]
    home.en = { ...pageContent.home, tiles: [...tiles, ...tiles] }
    assert.ok(mistakesIn('home', home).some(({ at }) => at === 'en.tiles'))
  })

  it('go into the settings field by field and come back the same', () => {
    for (const page of sitePages) assert.deepEqual(unflat(flat(both(page))), both(page))
  })

  it('lose blanks at the ends and empty lines', () => {
    assert.deepEqual(tidied({ a: ' x ', list: ['one ', ' ', ''], deep: [{ b: ' y' }] }), {
      a: 'x',
      list: ['one'],
      deep: [{ b: 'y' }],
    })
  })
})

describe('French beside English', () => {
  it('has the same things without words where nobody has translated', () => {
    const english = both('services').en
    const french = sideBySide('services', english, null)
    assert.equal(french['headline'], '')
    assert.equal(french['slot'], 'services-head')
    assert.deepEqual((french['services'] as Content[])[0], {
      icon: 'shield-check',
      title: '',
      description: '',
      points: [],
    })
    assert.deepEqual(withoutGaps('services', english, french), english)
  })

  it('says in English only what it does not say itself', () => {
    const { en, fr } = both('amenities')
    const gaps = { ...fr, headline: '', cards: (fr['cards'] as Content[]).map((card) => ({ ...card, title: '' })) }
    const shown = withoutGaps('amenities', en, gaps)
    assert.equal(shown['headline'], en['headline'])
    assert.equal(shown['introduction'], fr['introduction'])
    assert.equal((shown['cards'] as Content[])[1]?.['title'], (en['cards'] as Content[])[1]?.['title'])
    assert.equal((shown['cards'] as Content[])[1]?.['description'], (fr['cards'] as Content[])[1]?.['description'])
  })

  it('names the sides of the tower, and takes the rest of them from the English page', () => {
    const { en, fr } = both('building-view')
    const moved = (en['views'] as Content[]).map((view) => ({ ...view, picture: 'tower-moved' }))
    const shown = withoutGaps('building-view', { ...en, views: moved }, fr)['views'] as Content[]
    assert.deepEqual(
      shown.map(({ name, picture }) => [name, picture]),
      [
        ['Sud-ouest', 'tower-moved'],
        ['Nord-est', 'tower-moved'],
      ],
    )
    assert.deepEqual(withoutGaps('building-view', en, { ...fr, views: [] })['views'], en['views'])
  })

  it('of a page that is written for the first time is empty too', () => {
    for (const page of sitePages) assert.deepEqual(sideBySide(page, emptyContent(page), null), emptyContent(page), page)
  })
})
