import type { Vector } from './tower-ray.ts'

/** The position of the camera: degrees clockwise from north, degrees above the horizon, metres to the centre. */
export type Orbit = { bearing: number; elevation: number; distance: number }
export type Reach = { nearest: number; farthest: number }

const lowest = 4
const highest = 82

/** Limits a view to the allowed range. */
export const clampOrbit = ({ bearing, elevation, distance }: Orbit, { nearest, farthest }: Reach): Orbit => ({
  bearing: ((bearing % 360) + 360) % 360,
  elevation: Math.min(highest, Math.max(lowest, elevation)),
  distance: Math.min(farthest, Math.max(nearest, distance)),
})

/** The position of the camera relative to the centre. */
export function cameraPosition({ bearing, elevation, distance }: Orbit): Vector {
  const [bearingRadians, elevationRadians] = [(bearing * Math.PI) / 180, (elevation * Math.PI) / 180]
  const groundDistance = Math.cos(elevationRadians) * distance
  return [
    Math.sin(bearingRadians) * groundDistance,
    Math.cos(bearingRadians) * groundDistance,
    Math.sin(elevationRadians) * distance,
  ]
}

/** Interpolates between two views, turning the shorter way. */
export function interpolateOrbit(from: Orbit, to: Orbit, share: number): Orbit {
  const turn = ((((to.bearing - from.bearing) % 360) + 540) % 360) - 180
  const step = (a: number, b: number) => a + (b - a) * share
  return {
    bearing: from.bearing + turn * share,
    elevation: step(from.elevation, to.elevation),
    distance: step(from.distance, to.distance),
  }
}

/** The view after a key press; null when the key has no function. */
export function orbitAfterKey(orbit: Orbit, key: string): Orbit | null {
  const { bearing, elevation, distance } = orbit
  if (key === 'ArrowLeft') return { ...orbit, bearing: bearing + 15 }
  if (key === 'ArrowRight') return { ...orbit, bearing: bearing - 15 }
  if (key === 'ArrowUp') return { ...orbit, elevation: elevation + 8 }
  if (key === 'ArrowDown') return { ...orbit, elevation: elevation - 8 }
  if (key === '+' || key === '=') return { ...orbit, distance: distance / 1.2 }
  if (key === '-' || key === '_') return { ...orbit, distance: distance * 1.2 }
  return null
}
