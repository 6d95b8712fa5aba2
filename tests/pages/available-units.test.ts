import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BuildingModel } from '#building/model.ts'
import { emptyFilter } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { placeOffers } from '#portals/site/offers/offer-places.ts'
import { parseOfferDay, searchOf, viewOf } from '#portals/site/offers/offer-view.ts'
import { drawSun, describeSun } from '#portals/site/offers/sun-drawing.ts'

describe('the address of the available units', () => {
  const read = (search: string) => viewOf(new URLSearchParams(search))

  it('says what is looked for, chosen and lit, and is read back as it was', () => {
    const view = { filter: { ...emptyFilter, for: 'sale' }, unit: '2408', day: '2026-12-21', list: true }
    assert.deepEqual(read(searchOf(view)), view)
    assert.equal(searchOf(read('')), '')
  })

  it('is plain where it says nothing that is known', () =>
    assert.equal(searchOf(read('unit=%3Cscript%3E&day=2026-02-30&show=map&for=gift')), ''))

  it('knows a day of the calendar, and no other text', () => {
    assert.deepEqual(['2028-02-29', '2027-02-29', '2026-13-01', '1850-01-01', 'x', null].map(parseOfferDay), [
      '2028-02-29',
      '',
      '',
      '',
      '',
      '',
    ])
  })
})

describe('a place in the building', () => {
  const square = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ] as const
  const model = {
    floors: [
      {
        number: 7,
        kind: 'residential',
        name: null,
        layout: null,
        bottom: 18,
        height: 3,
        outline: square,
        slots: [{ slot: 1, facing: 'South', stack: '1', footprint: square }],
      },
    ],
  } as unknown as BuildingModel
  const offer = (unitNumber: string, floor = 7) => ({ unitNumber, floor, kind: 'sale' }) as Offer
  const placed = (...offers: Offer[]) => placeOffers({ offers, model }).map(({ shape }) => shape?.slot.slot ?? null)

  it('is held by the unit whose number says so, also where it is to buy and to rent', () => {
    assert.deepEqual(placed(offer('N-501'), offer('0701'), offer('0701')), [null, 1, 1])
    assert.deepEqual(placed(offer('N-501'), offer('P-701')), [1, null])
  })

  it('is none on a floor or for a number that the model does not know', () =>
    assert.deepEqual(placed(offer('0702'), offer('0801', 8), offer('Loft')), [null, null, null]))
})

describe('the sun in words', () => {
  const text = {
    some: 'of sun on {day}, {when}',
    none: 'none on {day}',
    span: '{from} to {to}',
    and: ' and ',
    hours: '{n} h',
    minutes: '{n} min',
  }
  const noon = Date.UTC(2026, 5, 21, 12)
  const moments = Array.from({ length: 601 }, (_, i) => ({
    at: noon + (i - 300) * 60_000,
    azimuth: 90 + i * 0.3,
    altitude: 60 - Math.abs(i - 300) * 0.2,
  }))
  const place = { latitude: 45, longitude: 0, timeZone: 'UTC' }
  const found = (...spans: (readonly [number, number])[]) =>
    describeSun(drawSun(moments, spans, place, 'en'), 'Jun 21', text)

  it('are how long and when, with all its parts', () => {
    const from = noon - 190 * 60_000
    assert.deepEqual(found([from, noon]), {
      long: '3 h 10 min',
      when: 'of sun on Jun 21, 8:50\u00a0AM to 12:00\u00a0PM',
    })
    const [, parts] = [found([from, from + 60_000]), found([from, from + 60_000], [noon, noon + 3_600_000])]
    assert.equal(parts.long, '1 h 1 min')
    assert.match(parts.when, / and 12:00\s?PM to 1:00\s?PM$/)
  })

  it('are none on a day without any', () => {
    assert.deepEqual(found(), { long: '', when: 'none on Jun 21' })
    assert.equal(drawSun([], [], place, 'en').path, '')
  })

  it('are drawn with noon in the middle, and the lit part on the way of the sun', () => {
    const { marks, path, lit } = drawSun(moments, [[moments[0]!.at, moments.at(-1)!.at + 60_000]], place, 'en')
    assert.equal(marks[1]?.x, 160)
    assert.equal(lit, path)
  })
})
