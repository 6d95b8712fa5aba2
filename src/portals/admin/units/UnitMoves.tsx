import { MovesOfUnit } from '#moves/screens/MovesOfUnit.tsx'
import { ResidentBalance } from '#payments/screens/ResidentBalance.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words as towerWords } from '#tower/messages/en.ts'
import { useUnit } from '#tower/screens/queries.ts'
import { UnitListings } from '#units/screens/UnitListings.tsx'
import { useUser } from '../../frame/user.ts'
import { drawNewHome } from './draw-new-home.tsx'
import { ResidentKeys } from './ResidentKeys.tsx'
import { UnitDoorCode } from './UnitDoorCode.tsx'

const drawBalance = (residentId: string) => <ResidentBalance tenantId={residentId} />
const drawKeys = (residentId: string) => <ResidentKeys tenantId={residentId} />

type Props = { id: string; onBack: () => void }

/** The moves of one unit, in place of the list of units. */
export function UnitMoves({ id, onBack }: Props) {
  const unit = useUnit(id)
  const { role } = useUser()
  if (unit.data === undefined) return <Waiting on={unit} words={towerWords.loadingOne} />
  return (
    <MovesOfUnit
      unit={unit.data}
      drawNewHome={drawNewHome}
      drawBalance={role === 'admin' ? drawBalance : null}
      drawKeys={drawKeys}
      onBack={onBack}
    >
      <UnitDoorCode unit={unit.data} />
      <Card>
        <UnitListings unit={unit.data} className="min-w-0" />
      </Card>
    </MovesOfUnit>
  )
}
