import type { ModelFloor, Point } from '#building/model.ts'
import { outlinesOf } from '#building/floor-outlines.ts'
import { outerWalls } from './shade.ts'

/**
 * The camera of a picture of the tower, in metres of the model: horizontal with a shifted lens, so that verticals stay
 * vertical. `lens` is the focal length in millimetres for 36 mm on the picture's longer side.
 */
export type Camera = {
  eye: readonly [east: number, north: number, up: number]
  at: readonly [east: number, north: number, up: number]
  lens: number
}
/** A point of the picture, from its upper left corner. */
export type Spot = readonly [x: number, y: number]
export type Size = { width: number; height: number }
/** A wall as it appears in the picture, and its distance from the camera. */
export type VisibleWall = { corners: readonly [Spot, Spot, Spot, Spot]; away: number }

/** Returns a function that projects a point of the building onto the picture. */
export function createProjector({ eye, at, lens }: Camera, { width, height }: Size) {
  const [dx, dy] = [at[0] - eye[0], at[1] - eye[1]]
  const level = Math.hypot(dx, dy)
  const [fx, fy] = [dx / level, dy / level]
  const scale = (lens / 36) * Math.max(width, height)
  const shift = (at[2] - eye[2]) / level
  return ([east, north]: Point, up: number): Spot => {
    const [px, py] = [east - eye[0], north - eye[1]]
    const away = px * fx + py * fy
    return [
      round(width / 2 + ((px * fy - py * fx) / away) * scale),
      round(height / 2 - ((up - eye[2]) / away - shift) * scale),
    ]
  }
}

type Upright = Pick<ModelFloor, 'outline' | 'furtherOutlines' | 'bottom' | 'height'>

/** The outer walls of a footprint on its floor that face the camera, farthest first. */
export function visibleWalls(camera: Camera, size: Size, floor: Upright, footprint: readonly Point[]): VisibleWall[] {
  const spot = createProjector(camera, size)
  const [ex, ey] = camera.eye
  return outerWalls(floor, { footprint })
    .filter(({ from, to }) => (to[1] - from[1]) * (ex - from[0]) - (to[0] - from[0]) * (ey - from[1]) > 0)
    .map(({ from, to }): VisibleWall => {
      const top = floor.bottom + floor.height
      return {
        corners: [spot(from, floor.bottom), spot(to, floor.bottom), spot(to, top), spot(from, top)],
        away: Math.hypot((from[0] + to[0]) / 2 - ex, (from[1] + to[1]) / 2 - ey),
      }
    })
    .sort((a, b) => b.away - a.away)
}

/** The visible outer walls of a whole floor. */
export const visibleBand = (camera: Camera, size: Size, floor: Upright): VisibleWall[] =>
  outlinesOf(floor)
    .flatMap((outline) => visibleWalls(camera, size, floor, outline))
    .sort((a, b) => b.away - a.away)

export const pathOf = (walls: readonly VisibleWall[]): string =>
  walls.map(({ corners }) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')

const round = (pixels: number) => Math.round(pixels * 10) / 10
