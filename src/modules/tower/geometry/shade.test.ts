import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BuildingModel, ModelFloor, Point } from '#building/model.ts'
import { cornerWall, directSun, facingOf, isInside, modelOutlooks, outerWalls, prismsOf } from './shade.ts'
import type { Outlook } from './shade.ts'
import { listSunMoments } from './sun.ts'
import type { Place } from './sun.ts'

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
/**
 * A west wing running north and south, and a south wing to the east of its southern end: the court opens to the
 * north-east.
 */
const ell: Point[] = [
  [0, 0],
  [60, 0],
  [60, 16],
  [16, 16],
  [16, 50],
  [0, 50],
]
const floor = (number: number, outline: readonly Point[] = ell): ModelFloor => ({
  number,
  kind: 'residential',
  name: null,
  layout: null,
  outline,
  bottom: (number - 1) * 3,
  height: 3,
  slots: [
    { slot: 1, facing: 'East', stack: '1', footprint: box(8, 38, 16, 50) },
    { slot: 2, facing: 'East', stack: '2', footprint: box(8, 17, 16, 27) },
    { slot: 3, facing: 'North', stack: '3', footprint: box(30, 8, 40, 16) },
    { slot: 4, facing: 'South', stack: '4', footprint: box(30, 0, 40, 8) },
    { slot: 5, facing: 'West', stack: '5', footprint: box(0, 20, 8, 30) },
  ],
})
const floors = Array.from({ length: 20 }, (_, i) => floor(i + 1))
const model: Pick<BuildingModel, 'floors'> = { floors }
const prisms = prismsOf(floors)
/** On the meridian of its time zone, so that solar noon is close to 12:00. */
const place: Place = { latitude: 43.65, longitude: -75, timeZone: 'Etc/GMT+5' }
const alone = { at: [0, 0] as Point, height: 30 }

const minutesOf = (outlooks: readonly Outlook[], day: string, round = prisms, where = place, orientation = 0) =>
  directSun(listSunMoments(day, where), outlooks, round, orientation).reduce(
    (sum, [from, to]) => sum + (to - from) / 60_000,
    0,
  )

describe('the prisms that cast shadows', () => {
  it('include all built floors, merged when their outlines are equal, and no unbuilt ones', () => {
    const top = { ...floor(21), kind: 'not_built' as const }
    const back = floor(21, box(2, 2, 50, 14))
    assert.deepEqual(
      prismsOf([...floors, back, { ...top, number: 22, bottom: 63 }]).map(({ bottom, top: end }) => [bottom, end]),
      [
        [0, 60],
        [60, 63],
      ],
    )
  })
})

describe('the outer walls of a home', () => {
  it('are those on the outline, with their directions', () => {
    const walls = (slot: number) => outerWalls(floor(1), floor(1).slots[slot - 1]!).map(({ direction }) => direction)
    assert.deepEqual(walls(1), [90, 0])
    assert.deepEqual(walls(3), [0])
    assert.deepEqual(walls(4), [180])
    assert.deepEqual(walls(5), [270])
  })

  it('are none for an inner home, which has no window', () => {
    const inner = { slot: 9, facing: 'South' as const, stack: '9', footprint: box(4, 4, 8, 8) }
    assert.deepEqual(modelOutlooks({ floors: [{ ...floor(1), slots: [inner] }] }, 1, 9), [])
    assert.deepEqual(modelOutlooks(model, 99, 1), [])
  })

  it('follow the corners around the outline', () => {
    assert.equal(isInside([8, 40], ell), true)
    assert.equal(isInside([30, 30], ell), false)
  })
})

describe('direct sun on a free-standing wall', () => {
  it('facing north is none from autumn to spring, and some early and late in June', () => {
    for (const day of ['2026-11-21', '2026-12-21', '2026-01-21', '2026-02-21'])
      assert.equal(minutesOf([{ ...alone, direction: 0 }], day, []), 0, day)
    const june = directSun(listSunMoments('2026-06-21', place), [{ ...alone, direction: 0 }], [], 0)
    assert.equal(june.length, 2)
  })

  it('facing south lasts the whole day in winter', () => {
    const day = listSunMoments('2026-12-21', place).filter(({ altitude }) => altitude > 0)
    assert.equal(minutesOf([{ ...alone, direction: 180 }], '2026-12-21', []), day.length)
  })

  it('facing east ends when that facing west begins, and both last equally long', () => {
    for (const day of ['2026-03-20', '2026-06-21', '2026-09-22', '2026-12-21']) {
      const moments = listSunMoments(day, place)
      const [east] = directSun(moments, [{ ...alone, direction: 90 }], [], 0)
      const [west] = directSun(moments, [{ ...alone, direction: 270 }], [], 0)
      assert.ok(Math.abs(east![1] - west![0]) <= 2 * 60_000, day)
      assert.ok(Math.abs(east![1] - east![0] - (west![1] - west![0])) <= 4 * 60_000, day)
    }
  })

  it('is reversed south of the equator', () => {
    const south: Place = { latitude: -43.65, longitude: -75, timeZone: 'Etc/GMT+5' }
    assert.equal(minutesOf([{ ...alone, direction: 180 }], '2026-06-21', [], south), 0)
    assert.ok(minutesOf([{ ...alone, direction: 0 }], '2026-06-21', [], south) > 500)
  })

  it('depends on the orientation: the south wall of a building turned by 180 degrees faces north', () =>
    assert.equal(minutesOf([{ ...alone, direction: 180 }], '2026-12-21', [], place, 180), 0))
})

describe('direct sun on a corner home', () => {
  const square = box(0, 0, 20, 20)
  const corners: ModelFloor = {
    ...floor(10, square),
    slots: [
      { slot: 1, facing: 'South', stack: '1', footprint: box(10, 0, 20, 10) },
      { slot: 2, facing: 'South', stack: '2', footprint: box(0, 0, 10, 10) },
      { slot: 3, facing: 'North', stack: '3', footprint: box(0, 10, 10, 20) },
      { slot: 4, facing: 'North', stack: '4', footprint: box(10, 10, 20, 20) },
    ],
  }
  const single = { floors: [corners] }
  const body = prismsOf([corners])
  const days = ['2026-03-20', '2026-06-21', '2026-11-21', '2026-12-21']
  const sun = (slot: number, day: string) => minutesOf(modelOutlooks(single, 10, slot), day, body)
  const at = (direction: number, day: string) => minutesOf([{ ...alone, direction }], day, [])

  it('is computed for both outer walls, the facing first', () => {
    const sides = (slot: number) => modelOutlooks(single, 10, slot).map(facingOf)
    assert.deepEqual([1, 2, 3, 4].map(sides), [
      ['South', 'East'],
      ['South', 'West'],
      ['North', 'West'],
      ['North', 'East'],
    ])
    assert.deepEqual(modelOutlooks(model, 10, 1).map(facingOf), ['East', 'North'])
    for (const slot of [3, 4, 5]) assert.equal(modelOutlooks(model, 10, slot).length, 1, String(slot))
  })

  it('counts a minute at both walls once: more than for either, less than their sum', () => {
    for (const day of days) {
      const [south, east] = [at(180, day), at(90, day)]
      const both = listSunMoments(day, place).filter(
        ({ altitude, azimuth }) => altitude > 0 && azimuth > 90 && azimuth < 180,
      )
      assert.ok(sun(1, day) >= Math.max(south, east), day)
      assert.ok(Math.abs(sun(1, day) - (south + east - both.length)) <= 2, day)
      assert.ok(both.length > 60, day)
    }
    const wall = { ...alone, direction: 180 }
    assert.equal(minutesOf([wall, wall], '2026-06-21', []), minutesOf([wall], '2026-06-21', []))
  })

  it('is symmetrical for both sides of the tower', () => {
    for (const day of days)
      for (const [east, west] of [
        [1, 2],
        [4, 3],
      ] as const)
        assert.ok(Math.abs(sun(east, day) - sun(west, day)) <= 6, `${east} ${day}`)
  })

  it('reaches a north-facing home in November through its other wall only', () => {
    assert.equal(at(0, '2026-11-21'), 0)
    assert.ok(Math.abs(sun(4, '2026-11-21') - at(90, '2026-11-21')) <= 1)
  })

  it('lasts the whole day for two walls in opposite directions', () => {
    for (const day of days) {
      const walls = [90, 270].map((direction) => ({ ...alone, direction }))
      const light = listSunMoments(day, place).filter(({ altitude }) => altitude > 0).length
      assert.ok(light - minutesOf(walls, day, []) <= 2, day)
    }
  })

  it('ignores a wall too narrow for a window', () => {
    const notch = { slot: 1, facing: 'South' as const, stack: '1', footprint: box(10, 0, 20, 0.8) }
    assert.equal(cornerWall(corners, notch), null)
  })
})

describe('direct sun in an L-shaped building', () => {
  const sun = (number: number, slot: number, day: string) => minutesOf(modelOutlooks(model, number, slot), day)

  it('on the court side of the south wing is none in November', () => assert.equal(sun(10, 3, '2026-11-21'), 0))

  it('on the court side of the south wing is limited to the morning in June, because the west wing shades it in the evening', () => {
    const outlook = modelOutlooks(model, 10, 3)
    const open = directSun(listSunMoments('2026-06-21', place), outlook, [], 0)
    const shaded = directSun(listSunMoments('2026-06-21', place), outlook, prisms, 0)
    assert.deepEqual(shaded[0], open[0])
    assert.ok(minutesOf(outlook, '2026-06-21') < minutesOf(outlook, '2026-06-21', []))
  })

  it('on the court side of the west wing is shaded by the south wing in winter, more near the corner than far from it', () => {
    const free = minutesOf(modelOutlooks(model, 10, 1), '2026-11-21', [])
    assert.ok(sun(10, 2, '2026-11-21') < sun(10, 1, '2026-11-21'))
    assert.ok(sun(10, 1, '2026-11-21') < free)
  })

  it('on the river side and on the street is the same as without the building', () => {
    for (const slot of [4, 5])
      for (const day of ['2026-03-20', '2026-12-21']) {
        const outlook = modelOutlooks(model, 10, slot)
        assert.equal(sun(10, slot, day), minutesOf(outlook, day, []), `${slot} ${day}`)
      }
  })

  it('reaches the homes above the roof of a lower part', () => {
    const low = { outline: box(17, 17, 60, 50), bottom: 0, top: 12 }
    const east = (number: number) => minutesOf(modelOutlooks(model, number, 1), '2026-06-21', [...prisms, low])
    assert.ok(east(2) < east(10))
    assert.equal(east(10), sun(10, 1, '2026-06-21'))
  })

  it('is blocked by an overhang', () => {
    const roof = { outline: box(20, -12, 60, 0), bottom: 30, top: 33 }
    const south = (number: number) => minutesOf(modelOutlooks(model, number, 4), '2026-06-21', [...prisms, roof])
    assert.ok(south(10) < sun(10, 4, '2026-06-21') / 2)
    assert.equal(south(15), sun(15, 4, '2026-06-21'))
  })
})
