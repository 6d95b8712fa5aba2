import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { BuildingModel } from '#building/model.ts'
import { cameraPosition, type Orbit } from '#tower/geometry/orbit.ts'
import { bodyOf, placeKey } from '#tower/geometry/tower-body.ts'
import { findPlaceOnRay, type Vector } from '#tower/geometry/tower-ray.ts'

type Spot = { x: number; y: number }
type Camera = Orbit & { field: number }

/** The first view of the picture, and the field of view on a wide canvas. */
export const firstView = { bearing: 36, elevation: 17, field: 28 }

/**
 * The tower as it must appear on the canvas in its first view, computed independently of the picture: by perspective,
 * from the model only.
 */
export async function openProjection(page: Page, canvas: Locator) {
  const answer = await page.request.get(new URL('/api/building/model', page.url()).href)
  const body = bodyOf((await answer.json()) as BuildingModel)
  const box = (await canvas.boundingBox())!
  const corners = body.storeys.flatMap(({ outline }) => [...outline])
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const high = Math.max(...[...body.storeys, ...body.ghosts].map(({ top }) => top))
  const [west, south] = [Math.min(...xs), Math.min(...ys)]
  const [width, depth] = [Math.max(...xs) - west, Math.max(...ys) - south]
  const middle = [west + width / 2, south + depth / 2, high * 0.44] as const
  const camera: Camera = { ...firstView, distance: Math.max(2 * Math.hypot(width, depth, high), 2.4 * high) }
  const [east, north, up] = cameraPosition(camera)
  const from: Vector = [east + middle[0], north + middle[1], up + middle[2]]

  return {
    body,
    /** A point on the widest wall of a unit beside its balcony, and the corners of that wall. */
    locateUnit: (floor: number, slot: number) => {
      const place = body.places.findIndex(({ key }) => key === placeKey(floor, slot))
      const [wall] = body.walls.filter((one) => one.place === place).toSorted((a, b) => b.width - a.width)
      if (!wall) throw new Error(`Floor ${floor} has no slot ${slot}`)
      const pointOf = (along: number, share: number): Vector => [
        wall.from[0] + wall.along[0] * wall.width * along,
        wall.from[1] + wall.along[1] * wall.width * along,
        wall.bottom + wall.height * share,
      ]
      const at = (along: number, share: number): Spot => {
        const [x, y, z] = pointOf(along, share)
        return projectToCanvas([x - middle[0], y - middle[1], z - middle[2]], camera, box)
      }
      const aim = pointOf(0.1, 0.5)
      const to: Vector = [aim[0] - from[0], aim[1] - from[1], aim[2] - from[2]]
      return {
        spot: at(0.1, 0.5),
        corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
        /** Nothing is in front of it. */
        isVisible: findPlaceOnRay(body, { from, to }, Infinity) === place,
      }
    },
  }
}

/** The position of a point relative to the middle of the picture. */
function projectToCanvas(
  [x, y, z]: readonly [number, number, number],
  camera: Camera,
  box: { width: number; height: number },
): Spot {
  const from = cameraPosition(camera)
  const [turned, raised] = [(camera.bearing * Math.PI) / 180, (camera.elevation * Math.PI) / 180]
  type Axis = readonly [number, number, number]
  // The vectors to the right, up, and forward from the camera.
  const right: Axis = [-Math.cos(turned), Math.sin(turned), 0]
  const up: Axis = [-Math.sin(turned) * Math.sin(raised), -Math.cos(turned) * Math.sin(raised), Math.cos(raised)]
  const ahead: Axis = [-from[0] / camera.distance, -from[1] / camera.distance, -from[2] / camera.distance]
  const along = ([east, north, high]: Axis) => east * (x - from[0]) + north * (y - from[1]) + high * (z - from[2])
  const perPixel = box.height / 2 / Math.tan((camera.field * Math.PI) / 360)
  return {
    x: box.width / 2 + (along(right) / along(ahead)) * perPixel,
    y: box.height / 2 - (along(up) / along(ahead)) * perPixel,
  }
}

/** The bounding box of the difference between two screenshots. */
export async function changedBetween(before: Buffer, after: Buffer) {
  const [one, two] = [await pixelsOf(before), await pixelsOf(after)]
  const { width, height } = one
  const box = { left: width, right: 0, top: height, bottom: 0, pixels: 0 }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const part = (place: number) => Math.abs(one.data.readUInt8(at + place) - two.data.readUInt8(at + place))
      if (part(0) + part(1) + part(2) < 40) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      box.pixels += 1
    }
  return box
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
