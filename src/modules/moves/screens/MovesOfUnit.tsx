import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { dayOf } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Move } from '../contract.ts'
import { words } from '../messages/en.ts'
import { isCurrentMove } from '../rules.ts'
import { automaticChangesOf, timelineOf } from '../timeline.ts'
import { AutomaticChanges } from './AutomaticChanges.tsx'
import { MoveCard, type MoveCardActions } from './MoveCard.tsx'
import { MoveConfirmations } from './MoveConfirmations.tsx'
import { MoveTimeline } from './MoveTimeline.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import type { DrawNewHome, PlannedUnit } from './plan-form.ts'
import { useMovesOfUnit } from './queries.ts'

type Props = Pick<MoveCardActions, 'drawBalance' | 'drawKeys'> & {
  unit: PlannedUnit
  drawNewHome: DrawNewHome
  /** The door code and the listing of the unit. */
  children: ReactNode
  onBack: () => void
}

/** The hand-over of a unit: who leaves beside who arrives, with the steps of both. */
export function MovesOfUnit({ unit, drawNewHome, drawBalance, drawKeys, children, onBack }: Props) {
  const list = useMovesOfUnit(unit.id)
  const today = dayOf(useNow(), useTimeZone())
  const isCurrent = (move: Move) => isCurrentMove(move, today)
  const [planning, setPlanning] = useState(false)
  const [cancelling, setCancelling] = useState<Move | null>(null)
  const [undoing, setUndoing] = useState<Move | null>(null)
  const actions = { onCancel: setCancelling, onUndo: setUndoing, drawBalance, drawKeys }
  return (
    <div data-for-paper="">
      <ListPage
        title={words.title(unit.unitNumber)}
        line={(all) => lineOf(all.filter(isCurrent))}
        list={list}
        loading={words.loading}
        back={
          <Button
            variant="plain"
            size="small"
            icon={ArrowLeft}
            className="mb-1 -ml-2.5 max-md:-ml-3.5 print:hidden"
            onClick={onBack}
          >
            {words.back(unit.unitNumber)}
          </Button>
        }
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button icon={Printer} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setPlanning(true)}>
              {words.plan}
            </Button>
          </span>
        }
      >
        {(all) => (
          <HandOver unit={unit} moves={all.filter(isCurrent)} {...actions}>
            {children}
          </HandOver>
        )}
      </ListPage>
      <PlanDialog unit={unit} drawNewHome={drawNewHome} open={planning} onClose={() => setPlanning(false)} />
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

/** Moves that are shown on the timeline: those whose day is ahead, or that can still be undone. */
const isAhead = ({ status, undoableUntil }: Move) => status === 'planned' || undoableUntil !== null

function lineOf(moves: readonly Move[]) {
  const steps = moves.flatMap((move) => move.steps)
  if (moves.length === 0) return words.nonePlanned
  return words.progress(steps.filter(({ doneAt }) => doneAt !== null).length, steps.length)
}

type HandOverProps = MoveCardActions & { unit: PlannedUnit; moves: readonly Move[]; children: ReactNode }

function HandOver({ unit, moves, children, ...actions }: HandOverProps) {
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const timeline = timelineOf(unit.id, moves.filter(isAhead), unit.tenants, today)
  const leaving = moves.filter((move) => move.kind !== 'move_in' && move.unit.id === unit.id)
  const arriving = moves.filter(({ kind, toUnit }) => kind === 'move_in' || toUnit?.id === unit.id)
  // Two empty sides are equally high.
  const sides = { ...actions, isStretched: moves.length === 0 }
  return (
    <>
      {timeline ? <MoveTimeline timeline={timeline} /> : null}
      <div className="grid items-start gap-4.5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
        <Side moves={leaving} side="leaving" none={words.noLeaving} help={words.noLeavingHelp} {...sides} />
        <Side moves={arriving} side="arriving" none={words.noArriving} help={words.noArrivingHelp} {...sides} />
        <div className="grid gap-4.5 lg:max-xl:col-span-2">
          <AutomaticChanges changes={automaticChangesOf(moves.filter(isAhead), zone)} />
          {children}
        </div>
      </div>
    </>
  )
}

type SideProps = MoveCardActions & {
  moves: readonly Move[]
  side: 'leaving' | 'arriving'
  none: string
  help: string
  isStretched: boolean
}

function Side({ moves, none, help, isStretched, ...card }: SideProps) {
  return (
    <div className={classNames('grid gap-4.5', isStretched && 'lg:self-stretch')}>
      {moves.map((move) => (
        <MoveCard key={move.id} move={move} {...card} />
      ))}
      {moves.length === 0 ? (
        <Card flush className="print:hidden">
          <Empty help={help}>{none}</Empty>
        </Card>
      ) : null}
    </div>
  )
}
