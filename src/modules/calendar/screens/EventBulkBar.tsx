import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { CalendarEvent, EventFilter } from '../contract.ts'
import { exportedEvents, printedColumns } from '../exported-events.ts'
import { manyEvents } from '../many-contract.ts'
import { manyWords } from '../messages/many.ts'
import { isOver } from '../rules.ts'
import { readAllEvents } from './list-rows.ts'

const actions = [
  {
    id: 'cancel' as const,
    icon: CalendarX2,
    ...manyWords.cancel,
    isHarmless: false,
    explain: () => <p>{manyWords.follows}</p>,
  },
]

type Props = {
  selection: Selection<CalendarEvent>
  total: number | null
  /** What the filters ask for, for everything that matches. */
  criteria: Partial<EventFilter>
  title: string
  /** The chosen columns of a file; null for all. */
  columns: readonly string[] | null
  /** The row of filters. */
  children: ReactNode
}

/** What can be done with the selected events, in place of the filters. */
export function EventBulkBar({ selection, total, criteria, title, columns, children }: Props) {
  const zone = useTimeZone()
  const now = useNow()
  return (
    <RowsBar
      topic="calendar"
      selection={selection}
      total={total}
      readAll={() => readAllEvents(criteria)}
      output={{
        list: 'events',
        title,
        columns: columns?.join(','),
        toTable: (events) => exportedEvents(events, zone, printedColumns(columns)),
      }}
      changes={{
        actions,
        validate: (_, event) => {
          if (event.cancelledAt !== null) return manyWords.cancelledAlready
          return isOver(event, now) ? manyWords.isOver : null
        },
        send: (body) => call(manyEvents.change, { body }),
        failed: manyWords.failed,
      }}
    >
      {children}
    </RowsBar>
  )
}
