import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BuildingModel } from '#building/model.ts'
import { emptyFilter } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { placeOffers } from '#portals/site/offers/offer-places.ts'
import { parseOfferDay, searchOf, viewOf } from '#portals/site/offers/offer-view.ts'
import { drawSun, describeSun } from '#portals/site/offers/sun-drawing.ts'

describe('the address of the page of available units', () => {
  const read = (search: string) => viewOf(new URLSearchParams(search))

  it('contains the filter, the selected unit and the day, and is parsed back to the same view', () => {
    const view = { filter: { ...emptyFilter, for: 'sale' }, unit: '2408', day: '2026-12-21', list: true }
    assert.deepEqual(read(searchOf(view)), view)
    assert.equal(searchOf(read('')), '')
  })

  it('ignores unknown values', () =>
    assert.equal(searchOf(read('unit=%3Cscript%3E&day=2026-02-30&show=map&for=gift')), ''))

  it('accepts only existing dates as a day', () => {
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

describe('a slot of the building', () => {
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

  it('belongs to the unit with the matching number, also when it is for sale and for rent', () => {
    assert.deepEqual(placed(offer('N-501'), offer('0701'), offer('0701')), [null, 1, 1])
    assert.deepEqual(placed(offer('N-501'), offer('P-701')), [1, null])
  })

  it('is null for a floor or number that is not in the model', () =>
    assert.deepEqual(placed(offer('0702'), offer('0801', 8), offer('Loft')), [null, null, null]))
})

describe('the description of the sun', () => {
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

  it('says how long and when the sun shines, with every interval', () => {
    const from = noon - 190 * 60_000
    assert.deepEqual(found([from, noon]), {
      long: '3 h 10 min',
      when: 'of sun on Jun 21, 8:50\u00a0AM to 12:00\u00a0PM',
    })
    const [, parts] = [found([from, from + 60_000]), found([from, from + 60_000], [noon, noon + 3_600_000])]
    assert.equal(parts.long, '1 h 1 min')
    assert.match(parts.when, / and 12:00\s?PM to 1:00\s?PM$/)
  })

  it('says none on a day without sun', () => {
    assert.deepEqual(found(), { long: '', when: 'none on Jun 21' })
    assert.equal(drawSun([], [], place, 'en').path, '')
  })

  it('has a drawing with noon in the middle and the sunny part on the path of the sun', () => {
    const { marks, path, lit } = drawSun(moments, [[moments[0]!.at, moments.at(-1)!.at + 60_000]], place, 'en')
    assert.equal(marks[1]?.x, 160)
    assert.equal(lit, path)
  })
})
