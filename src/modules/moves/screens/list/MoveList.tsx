import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import type { ReactNode } from 'react'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { ListTools } from '#platform/ui/lists/ListTools.tsx'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import type { Move } from '../../contract.ts'
import { exportedMoves } from '../../exported-moves.ts'
import { words } from '../../messages/en.ts'
import { isCurrentMove } from '../../rules.ts'
import { type MessagedPerson, MoveBulkBar } from './MoveBulkBar.tsx'
import { MoveRows } from './MoveRows.tsx'
import { downloadMoves, useRecentMoves } from '../queries.ts'

type Props = {
  onOpen: (unitId: string) => void
  onBack: () => void
  /** The button that plans a move. */
  actions: ReactNode
  /** Opens the form of a message to these people. */
  onMessage: (people: MessagedPerson[]) => void
}

const none: readonly Move[] = []

/** The moves of all units that the office still has to do with; each opens the hand-over of its unit. */
export function MoveList({ onOpen, onBack, actions, onMessage }: Props) {
  const list = useRecentMoves()
  const wide = useWide()
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const currentOf = (all: readonly Move[]) => all.filter((move) => isCurrentMove(move, today))
  const current = list.data ? currentOf(list.data) : none
  const { selection, keys } = useListSelection<Move>({ scope: 'moves', rows: current })
  return (
    <ListPage
      title={words.moves}
      line={(all) => lineOf(currentOf(all))}
      list={list}
      loading={words.allLoading}
      actions={actions}
      filters={
        <MoveBulkBar selection={selection} moves={current} today={today} onMessage={onMessage}>
          {keys}
          <ListTools>
            <PrintAndExport
              title={words.moves}
              read={async () => exportedMoves(current, zone, today)}
              download={downloadMoves}
            />
          </ListTools>
        </MoveBulkBar>
      }
      back={
        <Button variant="plain" size="small" icon={ArrowLeft} className="mb-1 -ml-2.5 max-md:-ml-3.5" onClick={onBack}>
          {words.allUnits}
        </Button>
      }
    >
      {() => {
        if (current.length === 0)
          return (
            <Card flush>
              <Empty icon={ArrowLeftRight} help={words.noMovesHelp}>
                {words.noMoves}
              </Empty>
            </Card>
          )
        return <MoveRows isWide={wide} moves={current} today={today} selection={selection} onOpen={onOpen} />
      }}
    </ListPage>
  )
}

function lineOf(moves: readonly Move[]) {
  const planned = moves.filter(({ status }) => status === 'planned').length
  return words.counted(planned, moves.length - planned)
}
