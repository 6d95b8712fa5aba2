import type { Vector } from './tower-ray.ts'

/** From where one looks at the tower: degrees clockwise from north, degrees above the horizon, metres to the middle. */
export type Orbit = { bearing: number; above: number; distance: number }
export type Reach = { nearest: number; farthest: number }

const lowest = 4
const highest = 82

/** The same view within what can be reached. */
export const within = ({ bearing, above, distance }: Orbit, { nearest, farthest }: Reach): Orbit => ({
  bearing: ((bearing % 360) + 360) % 360,
  above: Math.min(highest, Math.max(lowest, above)),
  distance: Math.min(farthest, Math.max(nearest, distance)),
})

/** Where the eye is, counted from the middle. */
export function eyeOf({ bearing, above, distance }: Orbit): Vector {
  const [turned, raised] = [(bearing * Math.PI) / 180, (above * Math.PI) / 180]
  const flat = Math.cos(raised) * distance
  return [Math.sin(turned) * flat, Math.cos(turned) * flat, Math.sin(raised) * distance]
}

/** Part of the way from one view to another, the shorter way round. */
export function between(from: Orbit, to: Orbit, share: number): Orbit {
  const way = ((((to.bearing - from.bearing) % 360) + 540) % 360) - 180
  const step = (a: number, b: number) => a + (b - a) * share
  return {
    bearing: from.bearing + way * share,
    above: step(from.above, to.above),
    distance: step(from.distance, to.distance),
  }
}

/** What a key does to the view; null when it does nothing. */
export function steered(orbit: Orbit, key: string): Orbit | null {
  const { bearing, above, distance } = orbit
  if (key === 'ArrowLeft') return { ...orbit, bearing: bearing + 15 }
  if (key === 'ArrowRight') return { ...orbit, bearing: bearing - 15 }
  if (key === 'ArrowUp') return { ...orbit, above: above + 8 }
  if (key === 'ArrowDown') return { ...orbit, above: above - 8 }
  if (key === '+' || key === '=') return { ...orbit, distance: distance / 1.2 }
  if (key === '-' || key === '_') return { ...orbit, distance: distance * 1.2 }
  return null
}
