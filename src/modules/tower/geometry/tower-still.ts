import { cameraPosition, type Orbit } from './orbit.ts'
import type { Outline } from './outline.ts'
import type { TowerBody, WallKind } from './tower-body.ts'

/** A face of the still picture; `points` in the syntax of an SVG polygon. */
export type StillFace = { points: string; place: number | null; kind: WallKind | 'roof' | 'slab'; shade: number }
export type Still = { faces: readonly StillFace[]; box: string }

/** The tower without 3-D: the same walls in parallel projection, sorted from far to near. */
export function renderStill(body: TowerBody, view: Pick<Orbit, 'bearing' | 'elevation'>): Still {
  const [east, north, up] = cameraPosition({ ...view, distance: 1 })
  const flat = Math.hypot(east, north)
  const [rightX, rightY] = [-north / flat, east / flat]
  const project = (x: number, y: number, z: number) => {
    const [away, side] = [(x * east + y * north) / flat, x * rightX + y * rightY]
    return [side, away * up - z * flat] as const
  }
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const toPoints = (corners: readonly (readonly [number, number, number])[]) =>
    corners
      .map(([x, y, z]) => {
        const [h, v] = project(x, y, z)
        extent.left = Math.min(extent.left, h)
        extent.right = Math.max(extent.right, h)
        extent.top = Math.min(extent.top, v)
        extent.bottom = Math.max(extent.bottom, v)
        return `${h.toFixed(2)},${v.toFixed(2)}`
      })
      .join(' ')
  const horizontalFace = (outline: Outline, height: number, kind: 'roof' | 'slab'): StillFace => ({
    points: toPoints(outline.map(([x, y]) => [x, y, height] as const)),
    place: null,
    kind,
    shade: 0,
  })
  const faces: StillFace[] = []
  for (const [floor, storeys] of Map.groupBy(body.storeys, (storey) => storey.floor)) {
    const visible = body.walls
      .filter((wall) => wall.floor === floor && wall.along[1] * east - wall.along[0] * north > 0.001)
      .map((wall) => ({
        wall,
        near:
          (wall.from[0] + (wall.along[0] * wall.width) / 2) * east +
          (wall.from[1] + (wall.along[1] * wall.width) / 2) * north,
      }))
      .sort((a, b) => a.near - b.near)
    for (const { wall } of visible) {
      const { from, along, width, bottom, height, place, kind } = wall
      const [toX, toY] = [from[0] + along[0] * width, from[1] + along[1] * width]
      faces.push({
        points: toPoints([
          [from[0], from[1], bottom + 0.35],
          [toX, toY, bottom + 0.35],
          [toX, toY, bottom + height],
          [from[0], from[1], bottom + height],
        ]),
        place,
        kind,
        // Walls that face away from the morning sun are a little darker.
        shade: along[1] > 0.5 ? 0 : 0.16,
      })
    }
    for (const { outline, top, roof } of storeys) if (roof) faces.push(horizontalFace(outline, top, 'roof'))
  }
  const { left, right, top, bottom } = extent
  return { faces, box: [left - 4, top - 4, right - left + 8, bottom - top + 8].map((n) => n.toFixed(1)).join(' ') }
}
