import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleDot from 'lucide-react/icons/circle-dot'
import Download from 'lucide-react/icons/download'
import Flag from 'lucide-react/icons/flag'
import MessageSquare from 'lucide-react/icons/message-square'
import Printer from 'lucide-react/icons/printer'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import type { ReactNode } from 'react'
import { useCanExport } from '#platform/ui/lists/output/export-right.ts'
import { BulkBar } from '#platform/ui/lists/selection/BulkBar.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { Verb } from './command.ts'
import type { ListCommands } from './use-list-commands.ts'

const verbs: readonly { verb: Verb; icon: Icon; shortcut?: string }[] = [
  { verb: 'assign', icon: UserRoundPlus, shortcut: 'A' },
  { verb: 'priority', icon: Flag, shortcut: 'P' },
  { verb: 'status', icon: CircleDot, shortcut: 'M' },
  { verb: 'schedule', icon: CalendarClock, shortcut: 'S' },
  { verb: 'message', icon: MessageSquare, shortcut: 'C' },
  { verb: 'print', icon: Printer },
  { verb: 'export', icon: Download },
]

type Props = {
  commands: ListCommands
  total: number | null
  children: ReactNode
}

/** What can be done with the selected requests, in place of the filters. */
export function RequestBulkBar({ commands: { selection, run }, total, children }: Props) {
  const canExport = useCanExport()
  return (
    <BulkBar
      count={selection.count}
      total={total}
      isAll={selection.isAll}
      onAll={() => total !== null && selection.selectAll(total)}
      onClear={selection.clear}
      actions={verbs
        .filter(({ verb }) => verb !== 'export' || canExport)
        .map(({ verb, ...action }) => ({ id: verb, label: words.verbs[verb], onPress: () => run(verb), ...action }))}
    >
      {children}
    </BulkBar>
  )
}
