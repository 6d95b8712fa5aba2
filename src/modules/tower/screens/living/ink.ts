import { Color, SRGBColorSpace } from 'three'

const cache = new Map<string, Color>()

/** A design token as a three.js colour, such as `stone-100` or `st-vacant`, in the current theme. */
export function cssColour(token: string): Color {
  const css = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
  const cached = cache.get(css)
  if (cached) return cached.clone()
  const [r = 0, g = 0, b = 0] = bytesOf(css)
  const color = new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace)
  cache.set(css, color)
  return color.clone()
}

/** Lets the browser parse the colour, whatever its notation. */
function bytesOf(css: string): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return new Uint8ClampedArray(4)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data
}
