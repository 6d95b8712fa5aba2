import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { exportedMessages } from '../exported-messages.ts'
import { reasons } from '../reasons.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import { downloadMessages, readPrintedMessages } from './queries.ts'
import type { MessageListFilter } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

export function MessageFilters({ filter }: { filter: MessageListFilter }) {
  const zone = useTimeZone()
  const { cursor: _, limit: __, ...criteria } = filter.query
  return (
    <FilterBar
      filter={filter}
      labels={words}
      trailing={
        <PrintAndExport
          title={words.titles[filter.values.status]}
          read={async () => exportedMessages(await readPrintedMessages(criteria), zone)}
          download={() => downloadMessages(criteria)}
        />
      }
    >
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={filter.values.reason}
        onChange={(reason) => filter.update({ reason })}
      />
    </FilterBar>
  )
}
