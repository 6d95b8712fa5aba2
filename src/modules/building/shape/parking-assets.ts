import { numbersFrom } from '#platform/text/number-ranges.ts'
import type { BuildingShape } from './schemas.ts'

/** The numbered stalls or lockers of a parking level. */
export type ParkingAssets = {
  category: 'stall' | 'locker'
  /** The code of the level. */
  place: string
  first: string
  numbers: string[]
  /** How many of the first numbers are stalls with a charger. */
  charging: number
}

/** The stalls and lockers that have numbers; those of a level without a first number have none. */
export const parkingAssetsOf = ({ parking }: Pick<BuildingShape, 'parking'>): ParkingAssets[] =>
  parking.flatMap(({ code, stalls, chargingStalls, lockers, firstStall, firstLocker }) => [
    ...numbered('stall', code, firstStall, stalls, chargingStalls),
    ...numbered('locker', code, firstLocker, lockers, 0),
  ])

function numbered(
  category: ParkingAssets['category'],
  place: string,
  first: string | undefined,
  count: number,
  charging: number,
): ParkingAssets[] {
  const numbers = first === undefined ? null : numbersFrom(first, count)
  return first === undefined || numbers === null ? [] : [{ category, place, first, numbers, charging }]
}
