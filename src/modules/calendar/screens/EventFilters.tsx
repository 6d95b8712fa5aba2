import type { ReactNode } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { eventTypes } from '../choices.ts'
import { exportedEvents, printedColumns } from '../exported-events.ts'
import { english as words } from '../messages/en.ts'
import { downloadEvents, readPrintedEvents } from './list-rows.ts'
import type { EventListFilter } from './use-event-filter.ts'

const types = [
  { value: 'all', label: words.all },
  ...eventTypes.map((value) => ({ value, label: words.types[value] })),
] as const

type Props = {
  filter: EventListFilter
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** The search and the filter of the events, and what prints and exports those that match. */
export function EventFilters({ filter, chosen, menu }: Props) {
  const zone = useTimeZone()
  const { criteria, values } = filter
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={words.titles[values.when]}
      read={async () => exportedEvents(await readPrintedEvents(criteria), zone, printedColumns(chosen))}
      download={() => downloadEvents({ ...criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.type}
        choices={types}
        value={values.type}
        onChange={(type) => filter.update({ type })}
      />
    </OutputFilterBar>
  )
}
