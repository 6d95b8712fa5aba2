import { contains } from '#building/polygon.ts'
import { countUpTo, type TowerBody } from './tower-body.ts'

export type Vector = readonly [east: number, north: number, up: number]
export type Ray = { from: Vector; to: Vector }

/** The depth of a balcony and the height of its railing, in metres. */
export const balconyDepth = 1.5
export const railing = 1.05

/**
 * The index in `places` of the first home or shop that a ray hits; null when it hits none, or a wall of the building
 * itself before. `to` is a direction. Floors above `top` are hidden.
 */
export function findPlaceOnRay(body: TowerBody, { from, to }: Ray, top: number): number | null {
  let nearest = Infinity
  let hit: number | null = null
  const addHit = (distance: number, place: number | null) => {
    if (distance <= 0 || distance >= nearest) return
    nearest = distance
    hit = place
  }

  for (let i = 0, end = countUpTo(body.walls, top); i < end; i += 1) {
    const { from: corner, along, width, bottom, height, place } = body.walls[i]!
    // The outline is in counter-clockwise order, so the outside is on the right.
    addHit(distanceToRectangle(from, to, corner, along, width, bottom, height), place)
  }
  for (let i = 0, end = countUpTo(body.balconies, top); i < end; i += 1) {
    const { middle, along, width, bottom, place } = body.balconies[i]!
    const [outX, outY] = [along[1] * balconyDepth, -along[0] * balconyDepth]
    const corner = [middle[0] - (along[0] * width) / 2 + outX, middle[1] - (along[1] * width) / 2 + outY] as const
    addHit(distanceToRectangle(from, to, corner, along, width, bottom - 0.2, railing + 0.2), place)
  }
  if (to[2] < 0)
    for (const { top: height, floor, outline, roof } of body.storeys) {
      if (floor > top || (roof === null && floor < top)) continue
      const distance = (height - from[2]) / to[2]
      if (distance <= 0 || distance >= nearest) continue
      const at = [from[0] + to[0] * distance, from[1] + to[1] * distance] as const
      if (!contains(outline, at)) continue
      const under =
        floor === top && floor < body.highest
          ? body.places.findIndex((p) => p.floor === floor && contains(p.footprint, at))
          : -1
      addHit(distance, under < 0 ? null : under)
    }
  return hit
}

/** The distance along the ray to a vertical rectangle, hit from outside; infinite when the ray misses it. */
function distanceToRectangle(
  from: Vector,
  to: Vector,
  corner: readonly [number, number],
  along: readonly [number, number],
  width: number,
  bottom: number,
  height: number,
): number {
  const facing = to[0] * along[1] - to[1] * along[0]
  if (facing >= 0) return Infinity
  const distance = ((corner[0] - from[0]) * along[1] - (corner[1] - from[1]) * along[0]) / facing
  const up = from[2] + to[2] * distance - bottom
  if (up < 0 || up > height) return Infinity
  const t = (from[0] + to[0] * distance - corner[0]) * along[0] + (from[1] + to[1] * distance - corner[1]) * along[1]
  return t < 0 || t > width ? Infinity : distance
}
