import { z } from 'zod'
import { facings, floorKinds } from '../choices.ts'
import { Corners } from '../model.ts'
import { AccessPoint, Surrounding } from '../schemas.ts'
import { shapeWords as words } from '../messages/shape.ts'
import { footprintTemplates, groundFloors, numberingSchemes, shapeLimits as limits } from './choices.ts'

const name = (message: string) => z.string(message).trim().min(1, message).max(30, message)
const PartKey = z.string(words.badPart).regex(/^[A-Z]$/, words.badPart)
const metre = z.number(words.badCorner).min(-limits.extent, words.badCorner).max(limits.extent, words.badCorner)
const Outline = z
  .array(z.tuple([metre, metre], words.badCorner).readonly(), words.badCorner)
  .min(4, words.badCorner)
  .max(limits.corners, words.tooManyCorners)
  .readonly()
const Floor = z.int(words.badFloor).min(0, words.badFloor).max(limits.topFloor, words.badFloor)
const whole = (message: string, most: number) => z.int(message).min(0, message).max(most, message)

/** A part of the building with its own walls: a wing, a tower or the podium below it. */
export const BuildingPart = z.object({
  key: PartKey,
  name: name(words.badName),
  outline: Outline,
  /** Its entrances and staircases; absent where nobody has entered them. */
  access: z.array(AccessPoint, words.badAccess).max(limits.accessPoints, words.tooManyAccess).optional(),
})

/** A part on floors of a range; `outline` only where the floors have other walls than the part. */
export const PartOnFloors = z.object({
  part: PartKey,
  layout: name(words.badLayout).nullable(),
  outline: Outline.nullable(),
})

export const FloorRange = z.object({
  from: Floor,
  to: Floor,
  kind: z.enum(floorKinds, words.badKind),
  name: z.string(words.badName).trim().max(60, words.badName).nullable(),
  height: z
    .number(words.badHeight)
    .min(limits.leastFloorHeight, words.badHeight)
    .max(limits.mostFloorHeight, words.badHeight),
  parts: z.array(PartOnFloors, words.badPart).max(limits.parts, words.tooManyParts),
})

/** A unit of a layout; what is null is computed from the walls, or unknown. */
export const LayoutUnit = z.object({
  facing: z.enum(facings, words.badFacing).nullable(),
  stack: name(words.badStack).nullable(),
  bedrooms: whole(words.badBedrooms, limits.bedrooms).nullable(),
  /** Square metres. */
  area: z.number(words.badArea).min(limits.leastArea, words.badArea).max(limits.mostArea, words.badArea).nullable(),
  /** The pipes that it shares with units above, below and beside it; absent where nobody has entered it. */
  riser: name(words.badRiser).optional(),
  /** Whether it has a balcony; absent while it is unknown. */
  balcony: z.boolean(words.badBalcony).optional(),
})

/** The units of a part on its floors. A drawing has the walls of the units as an architect drew them. */
export const ShapeLayout = z.object({
  name: name(words.badLayout),
  part: PartKey,
  units: z.array(LayoutUnit, words.badUnits).max(limits.unitsPerFloor, words.tooManyUnits),
  drawing: z.object({ outline: Corners, footprints: z.array(Corners).max(limits.unitsPerFloor) }).nullable(),
})

const AssetNumber = z.string(words.badFirst).trim().min(1, words.badFirst).max(20, words.badFirst)

export const ShapeParking = z.object({
  code: z.string(words.badLevel).regex(/^P\d{1,3}$/, words.badLevel),
  /** Below zero underground. */
  floor: z
    .int(words.badLevelFloor)
    .min(limits.lowestFloor, words.badLevelFloor)
    .max(limits.topFloor, words.badLevelFloor),
  stalls: whole(words.badStalls, limits.stallsOfLevel),
  chargingStalls: whole(words.badStalls, limits.stallsOfLevel),
  lockers: whole(words.badLockers, limits.stallsOfLevel),
  /** The number of the first stall or locker, such as P1-01; without one, none gets a record. */
  firstStall: AssetNumber.optional(),
  firstLocker: AssetNumber.optional(),
})

export const Numbering = z.object({
  scheme: z.enum(numberingSchemes, words.badScheme),
  ground: z.enum(groundFloors, words.badGround),
  skips13: z.boolean(words.badSkip),
})

/** A building as an administrator describes it; `toFloorSettings` and `modelOfShape` compute the rest. */
export const BuildingShape = z.object({
  template: z.enum(footprintTemplates, words.badTemplate).nullable(),
  /** Degrees clockwise from true north to the building's north axis. */
  orientation: z.number(words.badOrientation).min(0, words.badOrientation).lt(360, words.badOrientation),
  parts: z.array(BuildingPart, words.badPart).min(1, words.badPart).max(limits.parts, words.tooManyParts),
  floors: z.array(FloorRange, words.badFloor).min(1, words.noFloors).max(limits.floorRanges, words.tooManyRanges),
  layouts: z.array(ShapeLayout, words.badLayout).max(limits.layouts, words.tooManyLayouts),
  numbering: Numbering,
  parking: z.array(ShapeParking, words.badLevel).max(limits.parkingLevels, words.tooManyLevels),
  surroundings: z.array(Surrounding, words.badSurrounding).max(limits.surroundings, words.tooManySurroundings),
})
export type BuildingShape = z.infer<typeof BuildingShape>
export type BuildingPart = z.infer<typeof BuildingPart>
export type PartOnFloors = z.infer<typeof PartOnFloors>
export type FloorRange = z.infer<typeof FloorRange>
export type LayoutUnit = z.infer<typeof LayoutUnit>
export type ShapeLayout = z.infer<typeof ShapeLayout>
export type ShapeParking = z.infer<typeof ShapeParking>
export type Numbering = z.infer<typeof Numbering>
