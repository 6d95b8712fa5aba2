import { type BrandMark, productMark } from '#platform/brand-mark.ts'
import { commonOutlines } from '../floor-outlines.ts'
import type { BuildingModel } from '../model.ts'
import { contains } from '../polygon.ts'
import { isRectilinear } from './rectilinear.ts'

/** The mark is drawn from 3 to 25 in a square of 28. */
const [first, side] = [3, 22]
/** Sides of nearly the same length are drawn with the same length. */
const nearlySquare = 0.85
/** Walls closer to each other than this part of the side are drawn as one. */
const smallest = 0.06
/** An outline with slanted walls, or with many, is drawn on a grid of this many cells. */
const mostWalls = 9
const gridCells = 8
/** Between the cut lines, between the building and the court, and the least side of the court. */
const [cutEvery, courtGap, leastCourt] = [3, 4, 4]

type Range = { from: number; to: number }
/** Part of the mark: from west to east and, as in a drawing, from north to south. */
type Box = { x: Range; y: Range }

/** The mark of the building: the footprint of most of its homes, simplified to a few rectangles. */
export function markOf({ floors }: Pick<BuildingModel, 'floors'>): BrandMark {
  const outlines = commonOutlines(floors)
  if (outlines.length === 0) return productMark
  const corners = outlines.flat()
  const isStraight = outlines.every(isRectilinear)
  const [xs, ys] = [
    breaksOf(
      corners.map(([x]) => x),
      isStraight,
    ),
    breaksOf(
      corners.map(([, y]) => -y),
      isStraight,
    ),
  ]
  const longest = Math.max(lengthOf(xs), lengthOf(ys))
  const [columns, rows] = [drawn(xs, longest), drawn(ys, longest)]
  const isBuilt = (column: number, row: number) =>
    outlines.some((outline) => contains(outline, [middle(xs, column), -middle(ys, row)]))
  const strips = stripsOf(columns, rows, isBuilt)
  return {
    tower: strips.map(rectangle).join(''),
    cuts: strips.flatMap(cutsIn).join(''),
    court: courtOf(columns, rows, isBuilt),
  }
}

/** The places of the walls along one axis, without small steps. */
function breaksOf(values: readonly number[], isStraight: boolean): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b)
  const [from, to] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const step = (to - from) * smallest
  const breaks = [from]
  for (const value of sorted) if (value - (breaks.at(-1) ?? from) >= step && to - value >= step) breaks.push(value)
  breaks.push(to)
  return isStraight && breaks.length <= mostWalls
    ? breaks
    : Array.from({ length: gridCells + 1 }, (_, i) => from + ((to - from) * i) / gridCells)
}

/** The places in the mark. Short walls are drawn longer than they are, so that a narrow wing is visible. */
function drawn(breaks: readonly number[], longest: number): number[] {
  const ratio = lengthOf(breaks) / longest
  const length = Math.round(side * (ratio >= nearlySquare ? 1 : Math.sqrt(ratio)))
  const roots = breaks.slice(1).map((at, i) => Math.sqrt(at - (breaks[i] ?? at)))
  const sum = roots.reduce((a, b) => a + b, 0)
  const start = first + Math.floor((side - length) / 2)
  let reached = 0
  return [start, ...roots.map((root) => start + Math.round(((reached += root) / sum) * length))]
}

/** The rectangles of the building from west to east; neighbours with the same walls are one. */
function stripsOf(
  columns: readonly number[],
  rows: readonly number[],
  isBuilt: (column: number, row: number) => boolean,
): Box[] {
  const strips: Box[] = []
  rangesOf(columns).forEach((x, column) => {
    const runs: Range[] = []
    rangesOf(rows).forEach((y, row) => {
      if (!isBuilt(column, row)) return
      const above = runs.at(-1)
      if (above?.to === y.from) above.to = y.to
      else runs.push({ ...y })
    })
    const before = strips.filter((strip) => strip.x.to === x.from)
    const isSame = before.length === runs.length && before.every(({ y }, i) => isEqual(y, runs[i]))
    if (isSame) for (const strip of before) strip.x = { from: strip.x.from, to: x.to }
    else strips.push(...runs.map((y) => ({ x, y })))
  })
  return strips
}

const cutsIn = ({ x, y }: Box): string[] =>
  Array.from({ length: Math.floor((x.to - x.from) / cutEvery) }, (_, i) => x.from + cutEvery * (i + 1))
    .filter((at) => x.to - at >= cutEvery)
    .map((at) => `M${at} ${y.from}v${y.to - y.from}`)

/** The largest rectangle beside the building that is not built on, with a gap to its walls; null without one. */
function courtOf(
  columns: readonly number[],
  rows: readonly number[],
  isBuilt: (column: number, row: number) => boolean,
): string | null {
  const boxes = spansOf(columns).flatMap((x) =>
    spansOf(rows).flatMap((y) => {
      const isFree = (across: Span, down: Span) =>
        cellsOf(across).every((column) => cellsOf(down).every((row) => !isBuilt(column, row)))
      if (!isFree(x, y)) return []
      const isFreeAt = { west: isFree(before(x), y), east: isFree(after(x, columns), y) }
      const isFreeBeside = { north: isFree(x, before(y)), south: isFree(x, after(y, rows)) }
      return [
        {
          x: inset(x, columns, isFreeAt.west, isFreeAt.east),
          y: inset(y, rows, isFreeBeside.north, isFreeBeside.south),
        },
      ]
    }),
  )
  const large = boxes.filter(({ x, y }) => x.to - x.from >= leastCourt && y.to - y.from >= leastCourt)
  const [court] = large.toSorted((a, b) => areaOf(b) - areaOf(a))
  return court ? rectangle(court) : null
}

/** Some cells that follow each other along one axis; none when `to` is not after `from`. */
type Span = Range
const cellsOf = ({ from, to }: Span) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
const before = ({ from }: Span): Span => ({ from: Math.max(0, from - 1), to: from })
const after = ({ to }: Span, breaks: readonly number[]): Span => ({ from: to, to: Math.min(breaks.length - 1, to + 1) })
const spansOf = (breaks: readonly number[]): Span[] =>
  breaks.flatMap((_, from) => breaks.slice(from + 1).map((__, i) => ({ from, to: from + i + 1 })))

function inset({ from, to }: Span, breaks: readonly number[], isFreeBefore: boolean, isFreeAfter: boolean): Range {
  const gap = courtGap / Math.max(1, Number(!isFreeBefore) + Number(!isFreeAfter))
  return {
    from: (breaks[from] ?? 0) + (isFreeBefore ? 0 : gap),
    to: (breaks[to] ?? 0) - (isFreeAfter ? 0 : gap),
  }
}

const rangesOf = (breaks: readonly number[]): Range[] => breaks.slice(1).map((to, i) => ({ from: breaks[i] ?? to, to }))
const lengthOf = (breaks: readonly number[]) => (breaks.at(-1) ?? 0) - (breaks[0] ?? 0)
const middle = (breaks: readonly number[], i: number) => ((breaks[i] ?? 0) + (breaks[i + 1] ?? 0)) / 2
const areaOf = ({ x, y }: Box) => (x.to - x.from) * (y.to - y.from)
const isEqual = (one: Range, other: Range | undefined) => one.from === other?.from && one.to === other.to
const rectangle = ({ x, y }: Box) => `M${x.from} ${y.from}h${x.to - x.from}v${y.to - y.from}h${x.from - x.to}z`
