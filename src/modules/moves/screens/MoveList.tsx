import AlarmClock from 'lucide-react/icons/alarm-clock'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import type { ReactNode } from 'react'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import type { Move } from '../contract.ts'
import { exportedMoves } from '../exported-moves.ts'
import { words } from '../messages/en.ts'
import { countLateSteps, isCurrentMove, namedDayOf } from '../rules.ts'
import { namesOf } from './names.ts'
import { downloadMoves, useRecentMoves } from './queries.ts'

type Props = {
  onOpen: (unitId: string) => void
  onBack: () => void
  /** The button that plans a move. */
  actions: ReactNode
}

/** The moves of all units that the office still has to do with; each opens the hand-over of its unit. */
export function MoveList({ onOpen, onBack, actions }: Props) {
  const list = useRecentMoves()
  const wide = useWide()
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const currentOf = (all: readonly Move[]) => all.filter((move) => isCurrentMove(move, today))
  return (
    <ListPage
      title={words.moves}
      line={(all) => lineOf(currentOf(all))}
      list={list}
      loading={words.allLoading}
      actions={
        <>
          <PrintAndExport
            title={words.moves}
            read={async () => exportedMoves(currentOf(list.data ?? []), zone, today)}
            download={downloadMoves}
          />
          {actions}
        </>
      }
      back={
        <Button variant="plain" size="small" icon={ArrowLeft} className="mb-1 -ml-2.5 max-md:-ml-3.5" onClick={onBack}>
          {words.allUnits}
        </Button>
      }
    >
      {(all) => {
        const moves = currentOf(all)
        if (moves.length === 0)
          return (
            <Card flush>
              <Empty icon={ArrowLeftRight} help={words.noMovesHelp}>
                {words.noMoves}
              </Empty>
            </Card>
          )
        return wide ? (
          <MoveTable moves={moves} today={today} onOpen={onOpen} />
        ) : (
          <MoveCards moves={moves} today={today} onOpen={onOpen} />
        )
      }}
    </ListPage>
  )
}

function lineOf(moves: readonly Move[]) {
  const planned = moves.filter(({ status }) => status === 'planned').length
  return words.counted(planned, moves.length - planned)
}

type ListProps = { moves: readonly Move[]; today: string; onOpen: Props['onOpen'] }

function MoveTable({ moves, today, onOpen }: ListProps) {
  const { columns } = words
  return (
    <Table
      label={words.moves}
      head={
        <>
          <HeadCell>{columns.day}</HeadCell>
          <HeadCell>{columns.unit}</HeadCell>
          <HeadCell>{columns.who}</HeadCell>
          <HeadCell>{columns.steps}</HeadCell>
          <HeadCell align="right">{columns.actions}</HeadCell>
        </>
      }
    >
      {moves.map((move) => (
        <TableRow key={move.id} onOpen={() => onOpen(move.unit.id)}>
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

function MoveCards({ moves, today, onOpen }: ListProps) {
  return (
    <ul aria-label={words.moves} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {moves.map((move) => (
        <li key={move.id} className="rounded-lg bg-surface px-4 py-3.5 shadow-card">
          <h2 className="font-[575] wrap-anywhere">{namesOf(move.tenants)}</h2>
          <p className="tabular text-sm text-ink-2">
            {words.kindNames[move.kind]} · {unitsOf(move)} · <MoveDay move={move} />
          </p>
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

const OpenButton = ({ move, onOpen }: { move: Move; onOpen: Props['onOpen'] }) => (
  <Button
    size="small"
    aria-label={words.openOf(move.unit.unitNumber, namesOf(move.tenants))}
    onClick={() => onOpen(move.unit.id)}
  >
    {words.open}
  </Button>
)
