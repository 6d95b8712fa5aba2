import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  ageOfFigures,
  findEmptyLanguages,
  occupancyOf,
  siteOrigin,
  sortBuildings,
  suggestHost,
  suggestSlug,
  textForBuilding,
  totalOf,
  unitsOf,
  withExactNumber,
} from './rules.ts'

const text = (title: string) => ({ title, body: `${title} at {building}` })

describe('the text of a building', () => {
  it('is in its languages, its default one first, with its name', () => {
    const texts = { en: text('News'), fr: text('Nouvelles') }
    assert.deepEqual(textForBuilding(texts, { name: 'Pier', languages: ['fr', 'en'] }), {
      language: 'fr',
      title: 'Nouvelles',
      body: 'Nouvelles at Pier',
      translations: { en: { title: 'News', body: 'News at Pier' } },
    })
  })

  it('is null when it is in none of them', () => {
    assert.equal(textForBuilding({ fr: text('Nouvelles') }, { name: 'Pier', languages: ['en'] }), null)
  })

  it('is another one for readers of a language that was left empty', () => {
    const all = [
      { name: 'Pier', languages: ['en'] as const },
      { name: 'Saint-Paul', languages: ['fr', 'en'] as const },
      { name: 'Quai', languages: ['en', 'fr'] as const },
    ]
    assert.deepEqual(findEmptyLanguages({ en: text('News') }, all), [
      { language: 'fr', instead: 'en', names: ['Saint-Paul', 'Quai'] },
    ])
    assert.deepEqual(findEmptyLanguages({ en: text('News'), fr: text('Nouvelles') }, all), [])
  })
})

const figures = (more: object) => ({ units: 10, occupied: 5, late: 0, urgent: 0, packages: 0, ...more })
const building = (name: string, more: object | null) => ({
  name,
  state: 'active' as const,
  setUp: null,
  figures: more && figures(more),
})

describe('figures', () => {
  it('put what needs attention first, and what is unknown last', () => {
    const all = [building('A', null), building('B', { late: 1 }), building('C', { late: 3, occupied: 9 })]
    const order = (by: 'late' | 'occupied' | 'name') => sortBuildings(all, by, 'en').map(({ name }) => name)
    assert.deepEqual(
      [order('late'), order('occupied'), order('name')],
      [
        ['C', 'B', 'A'],
        ['B', 'C', 'A'],
        ['A', 'B', 'C'],
      ],
    )
  })

  it('are added up where they are known', () => {
    assert.equal(totalOf([building('A', null), building('B', { late: 1 }), building('C', { late: 3 })]).late, 4)
    assert.deepEqual([occupancyOf({ units: 0, occupied: 0 }), occupancyOf({ units: 4, occupied: 1 })], [null, 0.25])
  })

  it('of a building in set-up are no part of the totals', () => {
    const setUp = { done: 2, steps: [], missing: [] }
    const total = totalOf([building('A', { late: 1 }), { ...building('B', { late: 3 }), setUp }])
    assert.deepEqual([total.units, total.late], [10, 1])
    const inSetUp = { ...building('C', {}), setUp }
    assert.equal(unitsOf([building('A', null), building('B', {}), inSetUp]), 20)
  })

  it('are as old as the oldest of them', () => {
    const now = new Date('2026-11-22T10:00:00Z')
    const readAt = ['2026-11-22T09:59:30.000Z', '2026-11-22T09:59:00.000Z', null].map((at) => ({ readAt: at }))
    assert.deepEqual([ageOfFigures(readAt, now), ageOfFigures([], now)], [60_000, null])
  })
})

describe('a search for the number of a request', () => {
  const answer = (...references: string[]) => ({
    value: {
      units: [],
      people: [],
      requests: references.map((reference) => ({
        kind: 'request' as const,
        id: reference,
        reference,
        title: '',
        status: 'pending' as const,
        unitNumber: null,
        placeName: null,
      })),
    },
  })
  const found = (typed: string) =>
    withExactNumber([answer('FND-2', 'FND-12'), answer('PRN-2'), { value: null }], typed)?.map(({ value }) =>
      value.requests.map(({ reference }) => reference),
    )

  it('with the code of a building finds that one alone', () => {
    assert.deepEqual([found(' fnd-2 '), found('2')], [[['FND-2']], undefined])
  })
})

describe('the address of a new building', () => {
  it('has the scheme and the port of the portfolio, unless a port is typed', () => {
    const local = 'http://portfolio.localhost:3210'
    assert.equal(siteOrigin('kastanienhof.localhost', local), 'http://kastanienhof.localhost:3210')
    assert.equal(siteOrigin('kastanienhof.localhost:4000', local), 'http://kastanienhof.localhost:4000')
    assert.equal(siteOrigin('hof.example.com', 'https://portfolio.example.com'), 'https://hof.example.com')
    assert.equal(siteOrigin('hof.example.com:443', 'https://portfolio.example.com'), 'https://hof.example.com')
  })

  it('is suggested from the name', () => {
    assert.deepEqual(['Kastanienhof', '40, rue Saint-Paul', 'Große Öffnung', '12'].map(suggestSlug), [
      'kastanienhof',
      'rue-saint-paul',
      'grosse-offnung',
      '',
    ])
    assert.equal(suggestHost('hof', 'portfolio.example.com'), 'hof.example.com')
    assert.equal(suggestHost('hof', 'portfolio.localhost:3210'), 'hof.localhost')
    assert.equal(suggestHost('', 'portfolio.example.com'), '')
  })
})
