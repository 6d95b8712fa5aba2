import { AssignmentPanel } from '#occupancy/screens/AssignmentPanel.tsx'
import type { Unit } from '#tower/contract.ts'

/** The current residents of a unit, how to change them, and the history. */
export function UnitResidents({ unit }: { unit: Unit }) {
  return <AssignmentPanel unit={unit} />
}
