import { invalid, HttpError } from '#platform/http-error.ts'
import { grounds } from '#platform/colour/accent.ts'
import { contrastOf } from '#platform/colour/contrast.ts'
import { drawInTurn, isRaster, type Sharp } from '#platform/server/files/pictures.ts'
import { logoLimits } from '../choices.ts'
import { profileWords as words } from '../messages/profile.ts'
import { edgeColourOf, hasColourAt, hexAt, isPaper, withoutEmptyEdges } from './logo-edges.ts'

export type DrawnLogo = {
  width: number
  height: number
  /** PNG. */
  full: Buffer
  /** WebP. */
  header: Buffer
  isLegibleOnLight: boolean
  isLegibleOnDark: boolean
}

/** The sizes in pixels. In headers it is 28 high, and three times as large on the sharpest screens. */
const full = { width: 1024, height: 512 }
const header = { width: 720, height: 90 }
/** More pixels, and longer SVGs, are no logo. */
const mostPixels = 40_000_000
const longestSvg = 500_000
/** The dots per inch with which an SVG has the full size; with 72 it has as many pixels as units. */
const unitDensity = 72
const [leastDensity, mostDensity] = [1, 2400]
/** A logo is visible on a ground when half of it has a contrast of 2: less than a text needs, because its shape is large. */
const legible = { contrast: 2, share: 0.5 }

/**
 * Draws a logo again in two sizes without the empty edges around it, which removes everything else in the file. An SVG
 * becomes pixels, so nothing in it can run or load. Throws 400 for anything else and for a logo of unsuitable size.
 */
export async function drawLogoPictures(bytes: Uint8Array): Promise<DrawnLogo> {
  const isSvg = isPlainSvg(bytes)
  if (!isSvg && !isRaster(bytes)) throw invalid('logo', () => words.logo.kind)
  try {
    return await drawInTurn(async (sharp) => {
      const density = isSvg ? await densityOf(sharp, bytes) : unitDensity
      const options = { density, limitInputPixels: mostPixels, failOn: 'error', autoOrient: true } as const
      const upright = await sharp(bytes, options).timeout({ seconds: 10 }).toColourspace('srgb').png().toBuffer()
      const edge = await edgeColourOf(sharp, upright)
      const drawn = await sharp(await withoutEmptyEdges(sharp, upright, edge))
        .resize({ ...full, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      const { width, height } = drawn.info
      checkSize(width, height)
      const small = sharp(drawn.data).resize({ ...header, fit: 'inside', withoutEnlargement: true })
      const pixels = await small.clone().ensureAlpha().raw().toBuffer()
      return {
        width,
        height,
        full: drawn.data,
        header: await small.webp({ quality: 92 }).toBuffer(),
        isLegibleOnLight: isLegible(pixels, grounds.light.surface, edge),
        // Paper would be a glaring box without the margin of the tile.
        isLegibleOnDark: !isPaper(edge) && isLegible(pixels, grounds.dark.surface, edge),
      }
    })
  } catch (error) {
    throw error instanceof HttpError ? error : invalid('logo', () => words.logo.broken)
  }
}

function checkSize(width: number, height: number) {
  if (Math.max(width, height) < logoLimits.longEdge) throw invalid('logo', () => words.logo.small)
  if (width > logoLimits.ratio * height || height > 2 * width) throw invalid('logo', () => words.logo.shape)
}

/** An SVG by its content, without entities, which could make it grow. */
function isPlainSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8')
  if (!/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start)) return false
  if (bytes.length > longestSvg) throw invalid('logo', () => words.logo.long)
  const text = Buffer.from(bytes).toString('utf8')
  return /<svg[\s>]/i.test(text) && !/<!ENTITY/i.test(text)
}

async function densityOf(sharp: Sharp, bytes: Uint8Array): Promise<number> {
  // Only its size is read here, so it may have more pixels than can be drawn.
  const { width, height } = await sharp(bytes, { density: unitDensity, limitInputPixels: false }).metadata()
  const scale = Math.min(full.width / width, full.height / height)
  return Math.min(mostDensity, Math.max(leastDensity, Math.ceil(unitDensity * scale)))
}

/**
 * Whether enough of the pixels stand out from the ground, except those that are transparent or the background of an
 * opaque picture. A background that stands out itself is a tile, on which the logo is visible.
 */
function isLegible(rgba: Buffer, ground: string, background: string | null): boolean {
  const isDistinct = (colour: string) => contrastOf(colour, ground) >= legible.contrast
  if (background !== null && isDistinct(background)) return true
  let [visible, distinct] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128 || (background !== null && hasColourAt(rgba, at, background))) continue
    visible += 1
    if (isDistinct(hexAt(rgba, at))) distinct += 1
  }
  return visible > 0 && distinct >= visible * legible.share
}
