import { outlinesOf } from '#building/floor-outlines.ts'
import type { Point } from '#building/model.ts'
import { contains } from '#building/polygon.ts'
import type { HomeShape } from '#tower/geometry/home-shape.ts'
import { useSite } from '../shell/language.tsx'
const box = 64
/** Spots below the arrow, from the corner of the floor. */
const arrow: readonly Point[] = [
  [48, 4],
  [55, 4],
  [48, 26],
  [55, 26],
]

/** A home's place on its floor: the outline with north at the top, the home filled. */
export function FloorKey({ shape, orientation, unit }: { shape: HomeShape; orientation: number; unit: string }) {
  const texts = useSite().words.offers.plan
  const turn = (orientation * Math.PI) / 180
  // North on the map is up: the building's axes are rotated clockwise by its orientation.
  const onMap = ([east, north]: Point): Point => [
    east * Math.cos(turn) + north * Math.sin(turn),
    east * Math.sin(turn) - north * Math.cos(turn),
  ]
  const outlines = outlinesOf(shape.floor).map((outline) => outline.map(onMap))
  const outline = outlines.flat()
  const [left, top] = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))]
  const scale = (box - 8) / Math.max(right - left, bottom - top)
  const tenth = (value: number) => Math.round(value * 10) / 10
  const path = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${tenth(4 + (x - left) * scale)} ${tenth(4 + (y - top) * scale)}`).join('L')}Z`
  // The arrow is in the corner above the floor, or beside a floor that fills it.
  const isBeside = outlines.some((one) => arrow.some(([x, y]) => contains(one, [left + x / scale, top + y / scale])))
  const at = isBeside ? box + 5 : box - 9
  return (
    <svg
      className="floor-key"
      viewBox={`0 0 ${isBeside ? box + 14 : box} ${box}`}
      role="img"
      aria-label={texts.place(unit)}
    >
      <path className="floor-key-outline" d={outlines.map(path).join('')} />
      <path className="floor-key-home" d={path(shape.slot.footprint.map(onMap))} />
      <path className="floor-key-north" d={`M${at} 20V6m-3.5 4L${at} 6l3.5 4`} />
      <text x={at} y="30">
        {texts.north}
      </text>
    </svg>
  )
}
