import type { Day } from '#platform/time/dates.ts'
import { addDays, instantAt } from '#platform/time/wall-clock.ts'

/**
 * The position of the sun by the algorithm of NOAA's solar calculator
 * (https://gml.noaa.gov/grad/solcalc/calcdetails.html), which follows Jean Meeus, Astronomical Algorithms. Accurate to
 * about a hundredth of a degree from 1901 to 2099.
 */

/** Degrees: clockwise from true north, and above the horizon, including refraction. */
export type SunPosition = { azimuth: number; altitude: number }
export type SunMoment = SunPosition & { at: number }
export type Place = { latitude: number; longitude: number; timeZone: string }

/** The altitude of the sun's centre, in degrees, at which its upper edge is on the horizon. */
const sunriseAltitude = -0.265
const minute = 60_000

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
const toDegrees = (radians: number) => (radians * 180) / Math.PI
const normalizeDegrees = (degrees: number) => ((degrees % 360) + 360) % 360

/**
 * The declination of the sun in degrees, and the equation of time in minutes (how far a sundial is ahead of the clock).
 */
export function declinationAndEquationOfTime(at: number): { declination: number; equationOfTime: number } {
  const t = (at / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const mean = normalizeDegrees(280.46646 + t * (36_000.76983 + t * 0.0003032))
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t)
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const apparent = mean + centre - 0.00569 - 0.00478 * sin(node)
  const tilt = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node)
  const y = tan(tilt / 2) ** 2
  const equation =
    y * sin(2 * mean) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * mean) -
    0.5 * y * y * sin(4 * mean) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return { declination: toDegrees(Math.asin(sin(tilt) * sin(apparent))), equationOfTime: 4 * toDegrees(equation) }
}

export function sunAt(at: number, { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): SunPosition {
  const { declination, equationOfTime } = declinationAndEquationOfTime(at)
  const solarMinutes = ((at / minute) % 1440) + equationOfTime + 4 * longitude
  const hourAngle = normalizeDegrees(solarMinutes / 4 - 180)
  const height = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
  const altitude = toDegrees(Math.asin(Math.max(-1, Math.min(1, height))))
  const azimuth = toDegrees(
    Math.atan2(
      -cos(declination) * sin(hourAngle),
      cos(latitude) * sin(declination) - sin(latitude) * cos(declination) * cos(hourAngle),
    ),
  )
  return { azimuth: normalizeDegrees(azimuth), altitude: altitude + refractionAt(altitude) }
}

/** The atmospheric refraction at an altitude, in degrees. */
function refractionAt(altitude: number): number {
  if (altitude > 85) return 0
  const t = tan(altitude)
  if (altitude > 5) return (58.1 / t - 0.07 / t ** 3 + 0.000086 / t ** 5) / 3600
  if (altitude > -0.575)
    return (1735 + altitude * (-518.2 + altitude * (103.4 + altitude * (-12.79 + altitude * 0.711)))) / 3600
  return -20.774 / t / 3600
}

/** Every minute of the day, in the time zone of the place, in which at least a part of the sun is above the horizon. */
export function listSunMoments(day: Day, place: Place): SunMoment[] {
  const moments: SunMoment[] = []
  const end = instantAt(addDays(day, 1), 0, place.timeZone).getTime()
  for (let at = instantAt(day, 0, place.timeZone).getTime(); at < end; at += minute) {
    const sun = sunAt(at, place)
    if (sun.altitude >= sunriseAltitude) moments.push({ at, ...sun })
  }
  return moments
}
