import sharp from 'sharp'

/** A request with a picture of one colour. */
export async function aPicture({
  width = 64,
  height = 40,
  kind = 'jpeg',
}: { width?: number; height?: number; kind?: 'jpeg' | 'png' | 'webp' | 'avif' } = {}) {
  const body = await sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .toFormat(kind)
    .toBuffer()
  return { body, headers: { 'content-type': `image/${kind}` } }
}
