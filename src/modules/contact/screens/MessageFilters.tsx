import type { ReactNode } from 'react'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { exportedMessages, printedColumns } from '../exported-messages.ts'
import { reasons } from '../reasons.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import { downloadMessages, readPrintedMessages } from './queries.ts'
import type { MessageListFilter } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

type Props = {
  filter: MessageListFilter
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** The search and the filter of the messages, and what prints and exports those that match. */
export function MessageFilters({ filter, chosen, menu }: Props) {
  const zone = useTimeZone()
  const { cursor: _, limit: __, ...criteria } = filter.query
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={words.titles[filter.values.status]}
      read={async () => exportedMessages(await readPrintedMessages(criteria), zone, printedColumns(chosen))}
      download={() => downloadMessages({ ...criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={filter.values.reason}
        onChange={(reason) => filter.update({ reason })}
      />
    </OutputFilterBar>
  )
}
