/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Triple = readonly [number, number, number]

const byte = 255
/** How far a channel may be out of range by rounding. */
const tolerance = 1e-4

/** The colour of a #rrggbb in OKLCH (Björn Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4, 10). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex)
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ]
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

/** The colour as #rrggbb; with less chroma where a screen cannot show it. */
export function toHex({ l, c, h }: Oklch): string {
  let [low, high] = [0, c]
  if (isShowable(linearOf({ l, c, h }))) low = c
  else
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2
      if (isShowable(linearOf({ l, c: middle, h }))) low = middle
      else high = middle
    }
  return `#${linearOf({ l, c: low, h })
    .map((channel) =>
      Math.round(encode(Math.min(1, Math.max(0, channel))) * byte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The channels of a #rrggbb in proportion to their light (IEC 61966-2-1). */
export function toLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / byte
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const encode = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

function linearOf({ l, c, h }: Oklch): Triple {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShowable = (channels: Triple) => channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
