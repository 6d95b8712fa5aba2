const longestEdge = 2048
const lightEnough = 1_000_000
/** The formats that the server accepts. */
const taken = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Scales a picture down to the size that the server stores, so that a phone's camera does not upload ten times as
 * much. `null` when neither the browser nor the server can read it.
 */
export async function smallerPicture(file: File): Promise<Blob | null> {
  const drawable = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!drawable) return taken.has(file.type) ? file : null
  const scale = Math.min(1, longestEdge / Math.max(drawable.width, drawable.height))
  if (scale === 1 && file.size <= lightEnough && taken.has(file.type)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawable.width * scale)
  canvas.height = Math.round(drawable.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return taken.has(file.type) ? file : null
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(drawable, 0, 0, canvas.width, canvas.height)
  drawable.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}
