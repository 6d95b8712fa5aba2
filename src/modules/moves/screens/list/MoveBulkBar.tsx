import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import type { Day } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { Move } from '../../contract.ts'
import { exportedMoves } from '../../exported-moves.ts'
import { words } from '../../messages/en.ts'

/** A resident to whom the office writes. */
export type MessagedPerson = { userId: string; fullName: string }

type Props = {
  selection: Selection<Move>
  moves: readonly Move[]
  today: Day
  /** Opens the form of a message to these people. */
  onMessage: (people: MessagedPerson[]) => void
  children: ReactNode
}

/** What can be done with the selected moves, in place of the tools of the list. */
export function MoveBulkBar({ selection, moves, today, onMessage, children }: Props) {
  const zone = useTimeZone()
  const message = (selected: readonly Move[]) => {
    const people = selected.flatMap(({ tenants }) => tenants.map(({ userId, fullName }) => ({ userId, fullName })))
    onMessage([...new Map(people.map((person) => [person.userId, person])).values()])
  }
  return (
    <RowsBar
      topic="moves"
      selection={selection}
      total={moves.length}
      readAll={async () => moves}
      output={{ list: 'moves', title: words.moves, toTable: (rows) => exportedMoves(rows, zone, today) }}
      more={[{ id: 'message', label: words.messageMovers, icon: MessageSquare, onPress: message }]}
    >
      {children}
    </RowsBar>
  )
}
