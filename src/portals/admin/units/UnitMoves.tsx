import { MovesOfUnit } from '#moves/screens/MovesOfUnit.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words as towerWords } from '#tower/messages/en.ts'
import { useUnit, useUnits } from '#tower/screens/queries.ts'

type Props = { id: string; onBack: () => void }

/** The moves of one unit, in place of the list of units. */
export function UnitMoves({ id, onBack }: Props) {
  const unit = useUnit(id)
  const units = useUnits()
  if (unit.data === undefined) return <Waiting on={unit} words={towerWords.loadingOne} />
  return <MovesOfUnit unit={unit.data} units={units.data ?? []} onBack={onBack} />
}
