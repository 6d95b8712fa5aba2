import { numberKey, numbersFrom } from '#platform/text/number-ranges.ts'
import { shapeWords as words } from '../messages/shape.ts'
import { overlapOf } from '../polygon.ts'
import { accessFaults, riserFaults } from './access.ts'
import type { ShapeFault } from './faults.ts'
import { outlineOf, placeUnits, slotNumbersOf } from './floor-layouts.ts'
import { floorLabel, groundNumber, listFloors, rangeTitle, topFloorOf, unitsOnFloor } from './floors.ts'
import { parkingAssetsOf } from './parking-assets.ts'
import { depthOf, isRectilinear } from './rectilinear.ts'
import type { BuildingShape, FloorRange } from './schemas.ts'
import { shapeLimits } from './choices.ts'

/** What prevents this building; empty when it can be used. */
export function listShapeFaults(shape: BuildingShape): ShapeFault[] {
  const faults = [
    ...partFaults(shape),
    ...accessFaults(shape),
    ...floorFaults(shape),
    ...layoutFaults(shape),
    ...riserFaults(shape),
    ...parkingFaults(shape),
    ...assetFaults(shape),
  ]
  return faults.length > 0 ? faults : [...rangeFaults(shape), ...numberFaults(shape)]
}

function* partFaults({ parts }: BuildingShape): Generator<ShapeFault> {
  for (const [i, { key, outline }] of parts.entries()) {
    if (parts.findIndex((part) => part.key === key) < i) yield { field: `parts.${i}.key`, message: words.sameKey(key) }
    if (!isRectilinear(outline)) yield { field: `parts.${i}.outline`, message: words.badOutline(key) }
  }
}

function* floorFaults(shape: BuildingShape): Generator<ShapeFault> {
  const { numbering } = shape
  const numbers = listFloors(shape).map(({ number }) => number)
  const ground = groundNumber(numbering)
  for (const [i, { from, to }] of shape.floors.entries()) {
    if (to < from) yield { field: `floors.${i}.to`, message: words.emptyRange(from, to) }
    if (from < ground) yield { field: `floors.${i}.from`, message: words.belowGround(from) }
  }
  for (const number of new Set(numbers.filter((one, i) => numbers[i - 1] === one)))
    yield { field: 'floors', message: words.floorTwice(floorLabel(number, numbering)) }
  for (let number = ground; number <= topFloorOf(shape); number += 1)
    if (!numbers.includes(number) && !(number === 13 && numbering.skips13))
      yield { field: 'floors', message: words.floorMissing(floorLabel(number, numbering)) }
}

function* layoutFaults({ layouts, parts }: BuildingShape): Generator<ShapeFault> {
  for (const [i, { name, part, units, drawing }] of layouts.entries()) {
    const field = `layouts.${i}`
    if (layouts.findIndex((layout) => layout.name === name) < i)
      yield { field: `${field}.name`, message: words.sameLayout(name) }
    if (!parts.some(({ key }) => key === part)) yield { field: `${field}.part`, message: words.noPart(part) }
    if (drawing && drawing.footprints.length !== units.length)
      yield { field: `${field}.units`, message: words.drawnUnits(name, drawing.footprints.length) }
    const stacks = units.map(({ stack }, k) => stack ?? `${name}-${String(k + 1).padStart(2, '0')}`)
    for (const stack of new Set(stacks.filter((one, k) => stacks.indexOf(one) < k)))
      yield { field: `${field}.units`, message: words.stackTwice(name, stack) }
  }
}

function* parkingFaults({ parking, floors }: BuildingShape): Generator<ShapeFault> {
  for (const [i, { code, floor, stalls, chargingStalls, firstStall, firstLocker }] of parking.entries()) {
    const field = `parking.${i}`
    if (parking.findIndex((level) => level.code === code) < i)
      yield { field: `${field}.code`, message: words.levelTwice(code) }
    for (const [name, first] of Object.entries({ firstStall, firstLocker }))
      if (first !== undefined && numbersFrom(first, 1) === null)
        yield { field: `${field}.${name}`, message: words.noDigits(first, code) }
    if (chargingStalls > stalls) yield { field: `${field}.chargingStalls`, message: words.tooManyChargers(code) }
    if (floor >= 0 && !floors.some(({ from, to }) => floor >= from && floor <= to))
      yield { field: `${field}.floor`, message: words.levelNowhere(code, floor) }
  }
}

const firstFields = { stall: 'firstStall', locker: 'firstLocker' } as const

/** Stalls have each number once in the building, and so have lockers. */
function* assetFaults(shape: BuildingShape): Generator<ShapeFault> {
  const levels = new Map<string, string>()
  for (const { category, place, numbers } of parkingAssetsOf(shape))
    for (const number of numbers) {
      const key = `${category} ${numberKey(number)}`
      const other = levels.get(key)
      if (other !== undefined) {
        const level = shape.parking.findIndex(({ code }) => code === place)
        yield { field: `parking.${level}.${firstFields[category]}`, message: words.assetTwice(number, other, place) }
        break
      }
      levels.set(key, place)
    }
}

function* rangeFaults(shape: BuildingShape): Generator<ShapeFault> {
  const placed = new Set<string>()
  for (const [i, range] of shape.floors.entries()) {
    const field = `floors.${i}`
    const title = rangeTitle(range, shape.numbering)
    const units = unitsOnFloor(shape, range)
    if (range.parts.length === 0) yield { field: `${field}.parts`, message: words.nowhere(title) }
    if (range.kind === 'residential' && units === 0) yield { field: `${field}.parts`, message: words.noUnits(title) }
    if (range.kind !== 'residential' && range.kind !== 'commercial' && units > 0)
      yield { field: `${field}.parts`, message: words.unitsWithoutUse(title) }
    if (units > shapeLimits.unitsPerFloor) yield { field: `${field}.parts`, message: words.tooManyOnFloor(title) }
    yield* partsOnFloorsFaults(shape, range, field, placed)
  }
}

function* partsOnFloorsFaults(
  shape: BuildingShape,
  range: FloorRange,
  field: string,
  placed: Set<string>,
): Generator<ShapeFault> {
  const title = rangeTitle(range, shape.numbering)
  for (const [k, on] of range.parts.entries()) {
    const layout = shape.layouts.find(({ name }) => name === on.layout)
    const at = `${field}.parts.${k}`
    if (!shape.parts.some(({ key }) => key === on.part)) yield { field: at, message: words.noPart(on.part) }
    if (on.layout !== null && !layout) yield { field: at, message: words.noLayout(on.layout) }
    if (layout && layout.part !== on.part) yield { field: at, message: words.otherPart(layout.name, on.part) }
    if (range.parts.findIndex(({ part }) => part === on.part) < k)
      yield { field: at, message: words.partTwice(title, on.part) }
    const outline = outlineOf(shape, on)
    const key = JSON.stringify([on.layout, outline])
    if (layout && !placed.has(key)) {
      placed.add(key)
      if (!placeUnits(layout, outline)) yield { field: at, message: noRoom(layout, outline) }
    }
    for (const other of range.parts.slice(k + 1))
      if (overlapOf(outline, outlineOf(shape, other)) > 0.05)
        yield { field: at, message: words.overlap(title, on.part, other.part) }
  }
}

const noRoom = ({ name, part, units }: BuildingShape['layouts'][number], outline: Parameters<typeof depthOf>[0]) =>
  depthOf(outline) === null ? words.tooNarrow(name, part) : words.tooSmall(name, units.length)

function* numberFaults(shape: BuildingShape): Generator<ShapeFault> {
  const numbers = new Set<string>()
  for (const { unitNumber } of slotNumbersOf(shape)) {
    if (numbers.has(unitNumber)) yield { field: 'numbering.scheme', message: words.numberTwice(unitNumber) }
    numbers.add(unitNumber)
  }
}
