import { HouseholdOfUnit } from '#occupancy/members/screens/HouseholdOfUnit.tsx'
import { OwnersOfUnit } from '#occupancy/owners/screens/OwnersOfUnit.tsx'
import { AssignmentPanel } from '#occupancy/screens/AssignmentPanel.tsx'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { words } from '#moves/messages/en.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { Unit } from '#tower/contract.ts'

/** The current residents of a unit, how to change them, the way to planned moves, the history, and the owners. */
export function UnitResidents({ unit }: { unit: Unit }) {
  const address = useAddress()
  return (
    <div className="grid gap-4">
      <AssignmentPanel
        unit={unit}
        actions={
          <Button
            size="small"
            icon={ArrowLeftRight}
            onClick={() => address.change({ tab: 'units', unit: undefined, move: unit.id }, 'push')}
          >
            {words.moves}
          </Button>
        }
      />
      <OwnersOfUnit unit={unit} />
      <HouseholdOfUnit unitId={unit.id} />
    </div>
  )
}
