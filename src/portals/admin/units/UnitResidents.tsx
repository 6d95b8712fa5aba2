import { HouseholdOfUnit } from '#occupancy/members/screens/HouseholdOfUnit.tsx'
import { AssignmentPanel } from '#occupancy/screens/AssignmentPanel.tsx'
import type { Unit } from '#tower/contract.ts'

/** The current residents of a unit, how to change them, and the history. */
export function UnitResidents({ unit }: { unit: Unit }) {
  return (
    <div className="grid gap-4">
      <AssignmentPanel unit={unit} />
      <HouseholdOfUnit unitId={unit.id} />
    </div>
  )
}
