import sharp from 'sharp'
import { invalid } from '../refusal.ts'

/** 15 MiB: what a phone's camera makes of one picture. */
export const largestPicture = 15_728_640
/** 64 million: more pixels are more memory than one picture may take. */
const mostPixels = 64_000_000
const longestEdge = 2048
const thumbnailEdge = 480

const words = {
  kind: 'Choose a picture: JPEG, PNG, WebP or AVIF.',
  broken: 'This picture could not be read. It may be damaged, or too large.',
}

export type Drawn = { bytes: Buffer; width: number; height: number; mediaType: string }

/**
 * Draws a picture anew, in full and as a thumbnail: whatever else came with it (place, camera, other files) is gone.
 * Refuses with 400 what is no raster picture by its content, whatever it calls itself.
 */
export async function redraw(bytes: Uint8Array): Promise<{ full: Drawn; thumbnail: Drawn }> {
  if (!isRaster(bytes)) throw invalid('picture', words.kind)
  try {
    const full = await fitted(bytes, longestEdge, 82)
    return { full, thumbnail: await fitted(full.bytes, thumbnailEdge, 74) }
  } catch {
    throw invalid('picture', words.broken)
  }
}

/** Upright as the camera was held, never larger than it came. */
async function fitted(bytes: Uint8Array, edge: number, quality: number): Promise<Drawn> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, mediaType: 'image/jpeg' }
}

/** By the first bytes, so that nothing else reaches the decoder. */
function isRaster(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  return (
    text(0, 3) === '\u00ff\u00d8\u00ff' ||
    text(0, 8) === '\u0089PNG\r\n\u001a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  )
}
