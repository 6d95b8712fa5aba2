import { Color, SRGBColorSpace } from 'three'

const known = new Map<string, Color>()

/** A token of the design as light: `stone-100`, `st-vacant`. It follows the theme that stands now. */
export function ink(token: string): Color {
  const css = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
  const found = known.get(css)
  if (found) return found.clone()
  const [r = 0, g = 0, b = 0] = bytesOf(css)
  const color = new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace)
  known.set(css, color)
  return color.clone()
}

/** The browser itself reads its colours, in whatever way they are written. */
function bytesOf(css: string): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return new Uint8ClampedArray(4)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data
}
