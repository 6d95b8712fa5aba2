import { AssignmentPanel } from '#occupancy/screens/AssignmentPanel.tsx'
import type { Unit } from '#tower/contract.ts'

/** Who lives in a unit now, who comes, goes, and came before. */
export function UnitResidents({ unit }: { unit: Unit }) {
  return <AssignmentPanel unit={unit} />
}
