import { ArrowLeft, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import type { Move } from '../contract.ts'
import { words } from '../messages/en.ts'
import { MoveCard } from './MoveCard.tsx'
import { MoveConfirmations } from './MoveConfirmations.tsx'
import { PlanDialog, type PlannedUnit } from './PlanDialog.tsx'
import { useMovesOfUnit } from './queries.ts'

type Props = {
  unit: PlannedUnit
  /** The units that a transfer can lead to. */
  units: readonly { id: string; unitNumber: string }[]
  onBack: () => void
}

/** The hand-over of a unit: who leaves beside who arrives, with the steps of both. */
export function MovesOfUnit({ unit, units, onBack }: Props) {
  const list = useMovesOfUnit(unit.id)
  const [planning, setPlanning] = useState(false)
  const [cancelling, setCancelling] = useState<Move | null>(null)
  const [undoing, setUndoing] = useState<Move | null>(null)
  return (
    <div data-for-paper="">
      <ListPage
        title={words.title(unit.unitNumber)}
        line={(all) => lineOf(all.filter(isCurrent))}
        list={list}
        loading={words.loading}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button variant="plain" icon={ArrowLeft} onClick={onBack}>
              {words.back(unit.unitNumber)}
            </Button>
            <Button icon={Printer} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setPlanning(true)}>
              {words.plan}
            </Button>
          </span>
        }
      >
        {(all) => <Sides unitId={unit.id} moves={all.filter(isCurrent)} onCancel={setCancelling} onUndo={setUndoing} />}
      </ListPage>
      <PlanDialog unit={unit} units={units} open={planning} onClose={() => setPlanning(false)} />
      <MoveConfirmations
        cancelling={cancelling}
        undoing={undoing}
        onClose={() => {
          setCancelling(null)
          setUndoing(null)
        }}
      />
    </div>
  )
}

/** Planned moves, and those that can still be undone. */
const isCurrent = ({ status, undoableUntil }: Move) => status === 'planned' || undoableUntil !== null

function lineOf(moves: readonly Move[]) {
  const steps = moves.flatMap((move) => move.steps)
  if (moves.length === 0) return words.nonePlanned
  return words.progress(steps.filter(({ doneAt }) => doneAt !== null).length, steps.length)
}

type SidesProps = {
  unitId: string
  moves: readonly Move[]
  onCancel: (move: Move) => void
  onUndo: (move: Move) => void
}

function Sides({ unitId, moves, ...actions }: SidesProps) {
  const leaving = moves.filter(({ kind, unit }) => kind !== 'move_in' && unit.id === unitId)
  const arriving = moves.filter(({ kind, toUnit }) => kind === 'move_in' || toUnit?.id === unitId)
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-2">
      <div className="grid gap-4.5">
        {leaving.map((move) => (
          <MoveCard key={move.id} move={move} side="leaving" {...actions} />
        ))}
        {leaving.length === 0 ? (
          <Card flush>
            <Empty help={words.noLeavingHelp}>{words.noLeaving}</Empty>
          </Card>
        ) : null}
      </div>
      <div className="grid gap-4.5">
        {arriving.map((move) => (
          <MoveCard key={move.id} move={move} side="arriving" {...actions} />
        ))}
        {arriving.length === 0 ? (
          <Card flush>
            <Empty help={words.noArrivingHelp}>{words.noArriving}</Empty>
          </Card>
        ) : null}
      </div>
    </div>
  )
}
