import AlarmClock from 'lucide-react/icons/alarm-clock'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { dashboardDate, type Day, dayOf } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import { SelectCell } from '#platform/ui/lists/selection/SelectCell.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Move } from '../../contract.ts'
import { words } from '../../messages/en.ts'
import { countLateSteps, namedDayOf } from '../../rules.ts'
import { namesOf } from '../names.ts'

type ListProps = {
  moves: readonly Move[]
  today: Day
  selection: Selection<Move>
  onOpen: (unitId: string) => void
}

/** The moves: a table on a wide screen, cards on a phone. */
export const MoveRows = ({ isWide, ...props }: ListProps & { isWide: boolean }) =>
  isWide ? <MoveTable {...props} /> : <MoveCards {...props} />

function MoveTable({ moves, today, selection, onOpen }: ListProps) {
  const { columns } = words
  return (
    <Table
      label={words.moves}
      head={
        <>
          <SelectPageCell rows={moves} selection={selection} />
          <HeadCell>{columns.day}</HeadCell>
          <HeadCell>{columns.unit}</HeadCell>
          <HeadCell>{columns.who}</HeadCell>
          <HeadCell>{columns.steps}</HeadCell>
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {moves.map((move) => (
        <TableRow key={move.id} id={move.id} onOpen={() => onOpen(move.unit.id)} selected={selection.has(move.id)}>
          <SelectCell
            name={nameOf(move)}
            isTicked={selection.has(move.id)}
            onTick={(range) => selection.toggle(move, moves, range)}
          />
          <Cell head detail={words.kindNames[move.kind]}>
            <MoveDay move={move} />
          </Cell>
          <Cell className="tabular">{unitsOf(move)}</Cell>
          <Cell className="wrap-anywhere">{namesOf(move.tenants)}</Cell>
          <Cell>
            <Progress move={move} today={today} />
          </Cell>
          <Cell align="right" className="w-px">
            <OpenButton move={move} onOpen={onOpen} />
          </Cell>
        </TableRow>
      ))}
    </Table>
  )
}

function MoveCards({ moves, today, selection, onOpen }: ListProps) {
  return (
    <ul aria-label={words.moves} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {moves.map((move) => (
        <li
          key={move.id}
          data-row={move.id}
          className={classNames(
            'rounded-lg px-4 py-3.5 shadow-card',
            selection.has(move.id) ? 'bg-action-soft' : 'bg-surface',
          )}
        >
          <div className="flex items-start gap-3">
            <SelectBox
              label={officeKitWords.selectRow(nameOf(move))}
              checked={selection.has(move.id)}
              onToggle={(range) => selection.toggle(move, moves, range)}
            />
            <div className="min-w-0">
              <h2 className="font-[575] wrap-anywhere">{namesOf(move.tenants)}</h2>
              <p className="tabular text-sm text-ink-2">
                {words.kindNames[move.kind]} · {unitsOf(move)} · <MoveDay move={move} />
              </p>
            </div>
          </div>
          <div className="mt-2.5 flex items-center justify-between gap-3">
            <Progress move={move} today={today} />
            <OpenButton move={move} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The day as people say it: the last one of a move out, otherwise the first one. */
function MoveDay({ move: { kind, effectiveDay } }: { move: Move }) {
  const zone = useTimeZone()
  return <span className="tabular">{dashboardDate(namedDayOf(kind, effectiveDay), zone)}</span>
}

/** Who moves, and from or into which unit. */
const nameOf = (move: Move) => `${namesOf(move.tenants)}, ${unitsOf(move)}`

const unitsOf = ({ unit, toUnit }: Move) =>
  toUnit === null ? unit.unitNumber : words.units(unit.unitNumber, toUnit.unitNumber)

function Progress({ move, today }: { move: Move; today: string }) {
  const zone = useTimeZone()
  const done = move.steps.filter(({ doneAt }) => doneAt !== null).length
  const plannedOn = dayOf(new Date(move.createdAt), zone)
  const late = countLateSteps(move.steps, plannedOn, today)
  return (
    <span className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {words.progress(done, move.steps.length)}
      {late === 0 ? null : (
        <Badge tone="danger" icon={AlarmClock}>
          {words.lateSteps(late)}
        </Badge>
      )}
    </span>
  )
}

const OpenButton = ({ move, onOpen }: { move: Move; onOpen: ListProps['onOpen'] }) => (
  <Button
    size="small"
    data-row-focus=""
    aria-label={words.openOf(move.unit.unitNumber, namesOf(move.tenants))}
    onClick={() => onOpen(move.unit.id)}
  >
    {words.open}
  </Button>
)
