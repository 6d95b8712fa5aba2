import { useMemo, useState } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { unitNumberOf } from '#building/rules.ts'
import type { ListedUnit } from '#tower/contract.ts'
import { facadeOf } from '#tower/geometry/facade.ts'
import { placeKey } from '#tower/geometry/tower-body.ts'
import { Facade } from '#tower/screens/facade/Facade.tsx'

/** The facade of the drafted building, as the building view draws it. */
export function DraftFacade({ model }: { model: BuildingModel }) {
  const floors = useMemo(() => facadeOf(model, unitsOfModel(model)), [model])
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="px-4.5 py-3">
      <Facade
        floors={floors}
        show={null}
        opened={opened}
        onOpen={({ id }) => setOpened(id === opened ? null : id)}
        onPoint={() => undefined}
        isDraft
      />
    </div>
  )
}

/** A unit for each slot; nothing else is known about it. */
const unitsOfModel = (model: BuildingModel): ListedUnit[] =>
  model.floors.flatMap(({ number, kind, slots }) =>
    slots.map(({ slot, facing, stack, unitNumber = unitNumberOf(number, slot) }) => ({
      id: placeKey(number, slot),
      unitNumber,
      floor: number,
      slot,
      stack,
      category: kind === 'commercial' ? 'Commercial' : 'Residential',
      unitType: null,
      status: 'Occupied',
      ownerName: null,
      squareFootage: null,
      bedrooms: null,
      bathrooms: null,
      balcony: null,
      balconyCount: null,
      facing,
      parkingAllocation: [],
      storageLockers: [],
      // Drawn as solid cells.
      isOccupied: true,
      movesInOn: null,
      openRequests: 0,
      version: 1,
      tenants: [],
    })),
  )
