import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { WaitingResident } from '../../asset.ts'
import { exportedWaiting } from '../../exported-assets.ts'
import { screenWords as words } from '../../messages/screens.ts'

/** Opens the form of a message to these people. */
export type OnMessage = (people: { userId: string; fullName: string }[]) => void

type Props = {
  selection: Selection<WaitingResident>
  waiting: readonly WaitingResident[]
  onMessage: OnMessage
  children: ReactNode
}

/** What can be done with the selected people of the waiting list, in place of its tools. */
export function WaitingBulkBar({ selection, waiting, onMessage, children }: Props) {
  const zone = useTimeZone()
  // One who waits for a stall and a locker is written to once.
  const message = (selected: readonly WaitingResident[]) =>
    onMessage([...new Map(selected.map(({ userId, fullName }) => [userId, { userId, fullName }])).values()])
  return (
    <RowsBar
      topic="assets"
      selection={selection}
      total={waiting.length}
      readAll={async () => waiting}
      output={{ list: 'waiting', title: words.tabs.waiting, toTable: (rows) => exportedWaiting(rows, zone) }}
      more={[{ id: 'message', label: words.waiting.message, icon: MessageSquare, onPress: message }]}
    >
      {children}
    </RowsBar>
  )
}
