import { formatFloors } from '#announcements/floor-ranges.ts'
import { incidentScreenWords as words } from '#incidents/messages/screens.ts'
import type { Extent } from '#incidents/rules.ts'
import { useModel } from '#tower/screens/queries.ts'
import { columnsOf, stacksText, towerFloors } from '#tower/facade-columns.ts'

/** The shape of the building, and an extent in words; without the shape, the names of the stacks. */
export function useTower() {
  const model = useModel()
  const columns = model.data ? columnsOf(towerFloors(model.data)) : { around: [], street: [] }
  return {
    model,
    columns,
    describe: ({ floors, stacks }: Extent) =>
      words.extent(formatFloors(floors), model.data ? stacksText(model.data, stacks) : stacks.join(', ')),
  }
}
