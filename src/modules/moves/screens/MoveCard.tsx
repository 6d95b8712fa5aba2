import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import type { Move } from '../contract.ts'
import { doneWords } from '../messages/done.ts'
import { words } from '../messages/en.ts'
import { lastDayBefore, lastDayToUndo } from '../rules.ts'
import { EditMoveDialog } from './EditMoveDialog.tsx'
import { InspectionPhotos } from './InspectionPhotos.tsx'
import { MoveSteps } from './MoveSteps.tsx'
import { namesOf } from './names.ts'
import { OverlapList } from './OverlapNotice.tsx'

export type MoveCardActions = {
  onCancel: (move: Move) => void
  onUndo: (move: Move) => void
  /** What a resident owes; null when the reader may not see it. */
  drawBalance: ((residentId: string) => ReactNode) | null
  /** The keys and fobs that a resident has. */
  drawKeys: (residentId: string) => ReactNode
}
type Props = MoveCardActions & { move: Move; side: 'leaving' | 'arriving' }

/** One move as one side of the hand-over: who, from when on, what happens by itself, and the steps. */
export function MoveCard({ move, side, onCancel, onUndo, drawBalance, drawKeys }: Props) {
  const [editing, setEditing] = useState(false)
  const zone = useTimeZone()
  const names = namesOf(move.tenants)
  const leaves = side === 'leaving'
  const day = dashboardDate(leaves ? lastDayBefore(move.effectiveDay) : move.effectiveDay, zone)
  const sideWords = move.status === 'done' ? doneWords : words
  const isOpen = move.status === 'planned' || move.status === 'done'
  const done = move.steps.filter(({ doneAt }) => doneAt !== null).length
  return (
    <Card
      title={names}
      action={
        <Badge tone={leaves ? 'success' : 'info'} icon={leaves ? LogOut : LogIn}>
          {`${leaves ? sideWords.leaving : sideWords.arriving} ${day}`}
        </Badge>
      }
    >
      <div className="grid gap-4">
        {move.problem === null ? null : (
          <Notice tone="warning" title={words.problem}>
            {words.problems[move.problem] ?? words.otherProblem}
          </Notice>
        )}
        {move.overlaps.length === 0 || leaves ? null : (
          <Notice tone="warning" title={words.overlapsOnPage}>
            <OverlapList overlaps={move.overlaps} />
          </Notice>
        )}
        <KeyValues
          className="tabular"
          rows={[
            ...factsOf(move, leaves, day),
            ...(leaves ? eachOf(move, words.keys, drawKeys) : []),
            ...(leaves && drawBalance ? eachOf(move, words.balance, drawBalance) : []),
          ]}
        />
        <section className="border-t border-line pt-3.5">
          <h3 className="mb-2.5 font-semibold">
            {words.steps} <span className="font-normal text-ink-3">· {words.progress(done, move.steps.length)}</span>
          </h3>
          <MoveSteps move={move} />
        </section>
        <div className="border-t border-line pt-3.5">
          <InspectionPhotos moveId={move.id} names={names} isOpen={isOpen} />
        </div>
        {move.undoableUntil === null || move.doneAt === null ? null : (
          <p className="text-sm text-ink-3">
            {words.undoUntil(dashboardDate(lastDayToUndo(dayOf(new Date(move.doneAt), zone)), zone))}
          </p>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
          {isOpen ? (
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          ) : null}
          {move.status === 'planned' ? <Button onClick={() => onCancel(move)}>{words.cancelMove}</Button> : null}
          {move.undoableUntil === null ? null : <Button onClick={() => onUndo(move)}>{words.undoMove}</Button>}
        </div>
      </div>
      <EditMoveDialog move={move} open={editing} onClose={() => setEditing(false)} />
    </Card>
  )
}

type Row = [string, ReactNode]
/** A row for each person, with their name where several leave. */
const eachOf = ({ tenants }: Move, label: string, draw: (residentId: string) => ReactNode): Row[] =>
  tenants.map(({ id, fullName }) => [tenants.length === 1 ? label : words.of(label, fullName), draw(id)])

function factsOf(move: Move, leaves: boolean, day: string): Row[] {
  const { toUnit, unit, notes, forwardingAddress, elevatorNote } = move
  const { codeEnds, codeBegins, emailsSent } = move.status === 'done' ? doneWords : words
  return [
    [leaves ? words.lastDay : words.firstDay, day],
    ...(toUnit === null
      ? []
      : [[leaves ? words.toUnit : words.fromUnit, leaves ? toUnit.unitNumber : unit.unitNumber] as Row]),
    [words.doorCode, leaves ? codeEnds[unit.doorCode] : codeBegins[(toUnit ?? unit).doorCode]],
    ...(leaves ? [[words.belongings, belongingsOf(move)] as Row] : []),
    ...(leaves && toUnit === null ? [[words.forwardingAddress, forwardingAddress ?? words.none] as Row] : []),
    [words.fields.elevatorNote, elevatorNote ?? words.noElevator],
    [words.emails, emailsSent],
    ...(notes === null ? [] : [[words.notes, notes] as Row]),
  ]
}

/** The stalls and lockers, and what becomes of them. */
function belongingsOf({ tenants, toUnit, status }: Move): string {
  const items = tenants.flatMap(({ parkingStalls, lockerNumbers }) => [...parkingStalls, ...lockerNumbers])
  const isDone = status === 'done'
  const areLeft = isDone ? doneWords.becameFree : words.freeAfterwards
  const afterwards = toUnit === null ? areLeft : isDone ? doneWords.movedAlong : words.moveAlong
  return [items.join(', '), afterwards].filter(Boolean).join(' · ')
}
