import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wallClock } from '#platform/time/wall-clock.ts'
import { declinationAndEquationOfTime, sunAt, listSunMoments } from './sun.ts'
import type { Place } from './sun.ts'

const near = (found: number, shown: number, by: number, what: string) =>
  assert.ok(Math.abs(found - shown) <= by, `${what}: ${found}, published ${shown}`)

const toronto: Place = { latitude: 43.65, longitude: -79.38, timeZone: 'America/Toronto' }
const vancouver: Place = { latitude: 49.26, longitude: -123.11, timeZone: 'America/Vancouver' }
const sydney: Place = { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' }
const golden: Place = { latitude: 39.742476, longitude: -105.1786, timeZone: 'America/Denver' }
const tromso: Place = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }

const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('the place of the sun', () => {
  it("matches Meeus' example 25.a: 13 October 1992, declination 7 degrees 47 minutes south", () =>
    near(declinationAndEquationOfTime(Date.UTC(1992, 9, 13)).declination, -7.78507, 0.003, 'declination'))

  it('matches the example in NREL TP-560-34302: Golden, 17 October 2003, 12:30:30', () => {
    const sun = sunAt(Date.UTC(2003, 9, 17, 19, 30, 30), golden)
    near(sun.azimuth, 194.34024, 0.02, 'azimuth')
    near(90 - sun.altitude, 50.11162, 0.02, 'zenith')
  })

  it('is vertical over the tropics at noon of the solstices, and over the equator at the equinox', () => {
    for (const [at, latitude] of [
      [Date.UTC(2026, 5, 21, 12), 23.437],
      [Date.UTC(2026, 11, 21, 12), -23.437],
      [Date.UTC(2026, 2, 20, 14, 46), 0],
    ] as const)
      near(declinationAndEquationOfTime(at).declination, latitude, 0.01, new Date(at).toISOString())
  })

  it('matches the equation of time of the almanac: 14.2 minutes slow on 11 February, 16.4 fast on 3 November', () => {
    near(declinationAndEquationOfTime(Date.UTC(2026, 1, 11, 12)).equationOfTime, -14.2, 0.1, 'February')
    near(declinationAndEquationOfTime(Date.UTC(2026, 10, 3, 12)).equationOfTime, 16.45, 0.1, 'November')
  })

  it('culminates in the south for the northern hemisphere, in the north for the southern, and moves from east to west', () => {
    for (const [place, noon] of [
      [toronto, 180],
      [sydney, 360],
    ] as const) {
      const day = listSunMoments('2026-12-21', place)
      const highest = day.reduce((best, position) => (position.altitude > best.altitude ? position : best))
      near(Math.abs(highest.azimuth - 180), Math.abs(noon - 180), 0.5, place.timeZone)
      assert.ok(day[0]!.azimuth < 180 && day.at(-1)!.azimuth > 180)
    }
  })
})

describe('sunrise and sunset', () => {
  // The tables of the National Research Council of Canada, of timeanddate.com and of NREL TP-560-34302; they round to the minute.
  const published: readonly [Place, string, string, string][] = [
    [vancouver, '2006-03-21', '06:13', '18:27'],
    [vancouver, '2006-06-21', '05:07', '21:22'],
    [vancouver, '2006-12-21', '08:05', '16:16'],
    [toronto, '2026-06-01', '05:40', '20:52'],
    [toronto, '2026-12-21', '07:48', '16:43'],
    [toronto, '2026-01-01', '07:52', '16:51'],
    [sydney, '2026-12-21', '05:41', '20:05'],
    [golden, '2003-10-17', '07:13', '18:20'],
  ]
  for (const [place, day, rise, set] of published)
    it(`in ${place.timeZone} on ${day} are at ${rise} and ${set}`, () => {
      const up = listSunMoments(day, place)
      near(wallClock(new Date(up[0]!.at), place.timeZone).minutes, inMinutes(rise), 2, 'sunrise')
      near(wallClock(new Date(up.at(-1)!.at), place.timeZone).minutes, inMinutes(set), 2, 'sunset')
    })

  it('do not occur beyond the polar circle: no sun in December, sun all day in June', () => {
    assert.equal(listSunMoments('2026-12-21', tromso).length, 0)
    assert.equal(listSunMoments('2026-06-21', tromso).length, 1440)
  })

  it('stay within the local day when the clocks change: 23 hours in March, 25 in November', () => {
    const north: Place = { latitude: 89.9, longitude: 0, timeZone: 'America/Toronto' }
    assert.equal(listSunMoments('2026-03-29', { ...north, timeZone: 'Europe/Oslo' }).length, 23 * 60)
    const [first, last] = [listSunMoments('2026-11-01', toronto)[0]!, listSunMoments('2026-11-01', toronto).at(-1)!]
    assert.equal(wallClock(new Date(first.at), 'America/Toronto').day, '2026-11-01')
    assert.equal(wallClock(new Date(last.at), 'America/Toronto').day, '2026-11-01')
  })
})
