import type { Crop } from './pictures-contract.ts'

/** What of a picture is shown: the middle of the part, and how closely it is looked at (1 shows as much as fits). */
export type CropView = { x: number; y: number; zoom: number }
export const wholeSight: CropView = { x: 0.5, y: 0.5, zoom: 1 }
export const closest = 4

/** The part of a picture with this shape that fills a place with that shape, as fractions of the picture. */
export function cropOf({ x, y, zoom }: CropView, shape: number, place: number): Crop {
  const width = Math.min(1, place / shape) / zoom
  const height = Math.min(1, shape / place) / zoom
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** A sight that stays within the picture. */
export function within(sight: CropView, shape: number, place: number): CropView {
  const zoom = Math.min(closest, Math.max(1, sight.zoom))
  const { width, height } = cropOf({ ...sight, zoom }, shape, place)
  const inside = (at: number, size: number) => Math.min(1 - size / 2, Math.max(size / 2, at))
  return { zoom, x: inside(sight.x, width), y: inside(sight.y, height) }
}
