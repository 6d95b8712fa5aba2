import { grounds } from '#platform/colour/accent.ts'
import { contrastOf } from '#platform/colour/contrast.ts'
import type { Sharp } from '#platform/server/files/pictures.ts'

/** How much pixels of one colour differ in a JPEG, out of 255. */
const tolerance = 24
/** A colour with less contrast to the light ground is paper: it looks like the ground. */
const paperContrast = 1.1
/** Enough to know the edges. */
const sample = 256

type Pixel = readonly [red: number, green: number, blue: number]

export const hexAt = (rgba: Buffer, at: number) => `#${rgba.toString('hex', at, at + 3)}`

/** Whether the pixel has the colour, as far as a JPEG has it. */
export function hasColourAt(rgba: Buffer, at: number, colour: string): boolean {
  const expected = Buffer.from(colour.slice(1), 'hex')
  return [0, 1, 2].every((channel) => Math.abs((rgba[at + channel] ?? 0) - (expected[channel] ?? 0)) <= tolerance)
}

/** The one colour that an opaque picture has all along its edges; null when they are transparent or differ. */
export async function edgeColourOf(sharp: Sharp, png: Buffer): Promise<string | null> {
  const { data, info } = await sharp(png)
    .resize({ width: sample, height: sample, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edges = edgesOf(info.width, info.height).map((pixel) => pixel * 4)
  const colour = hexAt(data, 0)
  const isOne = edges.every((at) => (data[at + 3] ?? 0) > 255 - tolerance && hasColourAt(data, at, colour))
  if (!isOne) return null
  const mean = ([0, 1, 2] as const).map((channel) =>
    Math.round(edges.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / edges.length),
  ) as unknown as Pixel
  return `#${Buffer.from(mean).toString('hex')}`
}

/** The numbers of the pixels along the four edges. */
function edgesOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...across, ...down].flat()
}

/** Whether a picture with this colour along its edges is printed on paper, which is no part of the logo. */
export const isPaper = (edge: string | null): boolean =>
  edge !== null && contrastOf(edge, grounds.light.surface) < paperContrast

/** The picture without transparent edges, or without paper around it. The edges of a coloured tile are a part of it. */
export async function withoutEmptyEdges(sharp: Sharp, png: Buffer, edge: string | null): Promise<Buffer> {
  if (edge !== null)
    return isPaper(edge) ? sharp(png).trim({ background: edge, threshold: tolerance }).png().toBuffer() : png
  const { hasAlpha } = await sharp(png).metadata()
  if (!hasAlpha) return png
  // By the transparency alone: transparent pixels can have any colour.
  const shape = await sharp(png).extractChannel('alpha').png({ compressionLevel: 1 }).toBuffer()
  const { info } = await sharp(shape).trim({ background: '#000' }).toBuffer({ resolveWithObject: true })
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info
  return sharp(png).extract({ left: -left, top: -top, width, height }).png().toBuffer()
}
