import type { Crop } from './contract.ts'

/** The visible part of a picture: its centre, and the zoom (1 shows as much as fits). */
export type CropView = { x: number; y: number; zoom: number }
export const initialView: CropView = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4

/**
 * The crop of a picture of aspect ratio `shape` that fills a place of aspect ratio `place`, as fractions of the
 * picture.
 */
export function cropOf({ x, y, zoom }: CropView, shape: number, place: number): Crop {
  const width = Math.min(1, place / shape) / zoom
  const height = Math.min(1, shape / place) / zoom
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Moves a view so that it stays within the picture. */
export function clampView(view: CropView, shape: number, place: number): CropView {
  const zoom = Math.min(maxZoom, Math.max(1, view.zoom))
  const { width, height } = cropOf({ ...view, zoom }, shape, place)
  const inside = (at: number, size: number) => Math.min(1 - size / 2, Math.max(size / 2, at))
  return { zoom, x: inside(view.x, width), y: inside(view.y, height) }
}
