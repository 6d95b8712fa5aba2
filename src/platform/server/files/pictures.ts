import type sharpLibrary from 'sharp'
import { invalid, HttpError } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'
import { createSerialQueue } from '../process/serial-queue.ts'

/** 15 MiB: the size of one picture from a phone's camera. */
export const maxPictureBytes = 15_728_640
/** 64 million: more pixels need too much memory for one picture. */
const maxPixels = 64_000_000
const longestEdge = 2048
const thumbnailEdge = 480
/** Loaded with the first picture: a process without pictures saves its 15 MB. */
export type Sharp = typeof sharpLibrary
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // No picture is drawn twice.
  sharp.cache(false)
  return sharp
}
/** One picture after the other: each needs up to 60 MB, and the other threads stay free for passwords and files. */
const afterOtherPictures = createSerialQueue()
/** Draws with the library when no other picture is being drawn. */
export const drawInTurn = <Result>(draw: (sharp: Sharp) => Promise<Result>): Promise<Result> =>
  afterOtherPictures(async () => draw(await loadSharp()))
/** The smallest width that the public pages need. */
const smallestWidth = 640

export type Drawn = { bytes: Buffer; width: number; height: number; mediaType: string }

/**
 * Encodes a picture again, in full and as a thumbnail, which removes everything else in the file (place, camera, other
 * files). Throws 400 for anything that is not a raster picture by its content.
 */
export async function redraw(bytes: Uint8Array): Promise<{ full: Drawn; thumbnail: Drawn }> {
  if (!isRaster(bytes)) throw invalid('picture', (language) => serverErrors[language].picture.kind)
  try {
    return await afterOtherPictures(async () => {
      const full = await fitted(bytes, longestEdge, 82)
      return { full, thumbnail: await fitted(full.bytes, thumbnailEdge, 74) }
    })
  } catch {
    throw invalid('picture', (language) => serverErrors[language].picture.broken)
  }
}

/** A size of a public picture, in one of the two formats for browsers. */
export type Rendition = Drawn & { format: 'avif' | 'webp' }
export type PublicPicture = { width: number; height: number; renditions: Rendition[]; preview: string }
/** Fractions of the width and height of the whole picture. */
type Part = { x: number; y: number; width: number; height: number }
const publicWidths = [384, 640, 1280, 1920]

/**
 * Encodes a part of a picture in the sizes of the public pages, with a blurred preview. Throws 400 for anything that is
 * not a raster picture by its content, and for a part that is outside of it or too small.
 */
export async function drawForPages(bytes: Uint8Array, part: Part): Promise<PublicPicture> {
  if (!isRaster(bytes)) throw invalid('picture', (language) => serverErrors[language].picture.kind)
  return afterOtherPictures(() => drawRenditions(bytes, part))
}

async function drawRenditions(bytes: Uint8Array, part: Part): Promise<PublicPicture> {
  const sharp = await loadSharp()
  const cut = await crop(bytes, part)
  const steps = publicWidths.filter((width) => width <= cut.width)
  const renditions: Rendition[] = []
  for (const width of steps) {
    const sized = sharp(cut.bytes, { limitInputPixels: maxPixels }).resize({ width })
    for (const format of ['avif', 'webp'] as const) {
      const drawn =
        format === 'avif'
          ? sized.clone().avif({ quality: 52, effort: 3 })
          : sized.clone().webp({ quality: 76, effort: 4 })
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      renditions.push({ bytes: data, width: info.width, height: info.height, mediaType: `image/${format}`, format })
    }
  }
  const preview = await sharp(cut.bytes).resize({ width: 24 }).webp({ quality: 10, effort: 6 }).toBuffer()
  return { width: cut.width, height: cut.height, renditions, preview: preview.toString('base64') }
}

async function crop(bytes: Uint8Array, part: Part) {
  const sharp = await loadSharp()
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const left = Math.min(info.width - 1, Math.round(part.x * info.width))
    const top = Math.min(info.height - 1, Math.round(part.y * info.height))
    const width = Math.min(info.width - left, Math.round(part.width * info.width))
    const height = Math.min(info.height - top, Math.round(part.height * info.height))
    if (width < smallestWidth || height < smallestWidth / 3)
      throw invalid('picture', (language) => serverErrors[language].picture.small)
    return {
      bytes: await sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer(),
      width,
      height,
    }
  } catch (error) {
    throw error instanceof HttpError ? error : invalid('picture', (language) => serverErrors[language].picture.broken)
  }
}

/** Rotated by its EXIF orientation, and never enlarged. */
async function fitted(bytes: Uint8Array, edge: number, quality: number): Promise<Drawn> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, mediaType: 'image/jpeg' }
}

/** By the first bytes, so that nothing else reaches the decoder. */
export function isRaster(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  return (
    text(0, 3) === '\u00ff\u00d8\u00ff' ||
    text(0, 8) === '\u0089PNG\r\n\u001a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  )
}

/** A drawing as a PNG of this height and, unless it is a square, this width, in pixels. */
export async function drawPng(svg: string, height: number, width = height): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: (72 * height) / 28 })
    .resize({ width, height })
    .png({ palette: true })
    .toBuffer()
}

/** A PNG whose longer edge has at most this many pixels. */
export async function shrinkPng(png: Buffer, longest: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(png)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
