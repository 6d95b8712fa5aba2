import { facingsOf, parseFloorSettings } from '../floor-settings.ts'
import type { BuildingModel, ModelFloor, ModelSlot } from '../model.ts'
import { unitNumberOf } from '../rules.ts'
import { accessOfShape } from './access.ts'
import { floorSettingsOf, slotNumbersOf } from './floor-layouts.ts'
import { topFloorOf } from './floors.ts'
import type { BuildingShape } from './schemas.ts'

/** The model of the building as it would be with this shape. */
export function modelOfShape(
  shape: BuildingShape,
  { latitude, longitude }: Pick<BuildingModel, 'latitude' | 'longitude'>,
): BuildingModel {
  const parts = parseFloorSettings(floorSettingsOf(shape))
  const numbers = new Map(slotNumbersOf(shape).map(({ floor, slot, unitNumber }) => [`${floor}/${slot}`, unitNumber]))
  let bottom = 0
  const floors = [...parts.floors]
    .toSorted(([a], [b]) => a - b)
    .map(([number, part]): ModelFloor => {
      const layout = part.layout === null ? undefined : parts.layouts.get(part.layout)
      const floorBottom = bottom
      bottom = Math.round((bottom + part.height) * 100) / 100
      const furtherOutlines = part.furtherOutlines ?? layout?.furtherOutlines
      const { kind, name, height } = part
      return {
        number,
        kind,
        name,
        layout: part.layout,
        outline: part.outline ?? layout?.outline ?? [],
        ...(furtherOutlines ? { furtherOutlines } : {}),
        slots: facingsOf(part, parts.layouts).map((facing, i): ModelSlot => {
          const own = layout?.slots[i]
          const unitNumber = numbers.get(`${number}/${i + 1}`)
          return {
            slot: i + 1,
            facing,
            stack: own?.stack ?? `${part.layout}-${String(i + 1).padStart(2, '0')}`,
            footprint: own?.footprint ?? [],
            ...(own?.riser === undefined ? {} : { riser: own.riser }),
            ...(own?.balcony === undefined ? {} : { balcony: own.balcony }),
            ...(unitNumber === undefined || unitNumber === unitNumberOf(number, i + 1) ? {} : { unitNumber }),
          }
        }),
        bottom: floorBottom,
        height,
      }
    })
  const parking = [...parts.parking]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, level]) => ({ code, ...level }))
  const access = accessOfShape(shape)
  return {
    towerFloors: topFloorOf(shape),
    latitude,
    longitude,
    orientation: shape.orientation,
    floors,
    parking,
    ...(shape.numbering.skips13 && topFloorOf(shape) > 13 ? { skippedFloors: [13] } : {}),
    surroundings: shape.surroundings,
    ...(access.length > 0 ? { access } : {}),
  }
}
