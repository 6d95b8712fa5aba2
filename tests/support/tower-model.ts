import type { BuildingModel, ModelFloor } from '#building/model.ts'
import { parkingTable, profile } from '#demo/profile.ts'
import { floorTable, layoutTable, slotTable } from '#demo/shape.ts'

/** The model of the demo building, created without a database. */
export function demoModel(): BuildingModel {
  let bottom = 0
  const floors = floorTable.map(
    ({ number, kind, name = null, layout = null, outline, height = 3, facings = [] }): ModelFloor => {
      const at = bottom
      bottom = Math.round((bottom + height) * 100) / 100
      return {
        number,
        kind,
        name,
        layout,
        outline: outline ?? layoutTable.find((row) => row.layout === layout)?.outline ?? [],
        slots: slotTable
          .filter((row) => row.layout === layout)
          .map(({ slot, footprint, balcony }) => ({
            slot,
            facing: facings[slot - 1]!,
            stack: `${layout}-${slot}`,
            footprint,
            balcony: balcony ?? false,
          })),
        bottom: at,
        height,
      }
    },
  )
  const { towerFloors, latitude, longitude, orientation } = profile
  return {
    towerFloors,
    latitude,
    longitude,
    orientation,
    floors,
    parking: parkingTable.map(({ code, floor, stalls, chargingStalls = 0 }) => ({
      code,
      floor,
      stalls,
      chargingStalls,
    })),
  }
}
