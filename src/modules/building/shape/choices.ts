export const footprintTemplates = ['block', 'l', 'u', 'podium_tower', 'podium_two_towers'] as const
export type FootprintTemplate = (typeof footprintTemplates)[number]

/**
 * How units are numbered: `0304` with two digits for the floor, `304` with as many as it has, `A503` with the letter of
 * the part, or `12B` with a letter for the slot.
 */
export const numberingSchemes = ['floor_slot', 'short_floor_slot', 'part_floor_slot', 'floor_letter'] as const
export type NumberingScheme = (typeof numberingSchemes)[number]

/** What the ground floor is called: floor 1, or floor 0 written as 0, EG or G. */
export const groundFloors = ['1', '0', 'EG', 'G'] as const
export type GroundFloor = (typeof groundFloors)[number]

/** The ground floor in a list of units that names it instead of its number, which depends on the numbering. */
export const listedGroundFloor = 'ground'

export const shapeLimits = {
  parts: 8,
  corners: 40,
  floorRanges: 120,
  layouts: 60,
  unitsPerFloor: 99,
  /** Of a unit: its area in square metres, and its bedrooms. */
  leastArea: 5,
  mostArea: 5000,
  bedrooms: 20,
  parkingLevels: 20,
  /** The floor of the lowest parking level. */
  lowestFloor: -20,
  /** Stalls of a parking level, and lockers. */
  stallsOfLevel: 10_000,
  surroundings: 24,
  /** Metres from the building to something nearby, and its height. */
  nearbyDistance: 500,
  nearbyHeight: 900,
  /** Entrances and staircases of a part. */
  accessPoints: 12,
  /** The highest floor number. */
  topFloor: 150,
  /** Metres from a floor to the next. */
  leastFloorHeight: 1,
  mostFloorHeight: 30,
  /** Metres from the origin. */
  extent: 500,
} as const
