import { Eye, X } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { SearchSelect } from '#platform/screens/SearchSelect.tsx'
import { kinds } from '../choices.ts'
import { nounName } from '../sentences.ts'
import { words } from '../words.ts'
import { DayFilter } from './DayFilter.tsx'
import { useChoices } from './queries.ts'
import type { useAuditFilter } from './use-audit-filter.ts'

const any = { value: 'all', label: words.all } as const
const kindChoices = [any, ...kinds.map((value) => ({ value, label: words.kinds[value] }))]

/** Who, what about, what sort of deed, and when; and at one press who looked at codes and took exports. */
export function AuditFilters({ filter }: { filter: ReturnType<typeof useAuditFilter> }) {
  const { asked, ask, isFiltered } = filter
  const known = useChoices().data
  const people = [any, ...(known?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))]
  const nouns = (known?.nouns ?? [])
    .map((value) => ({ value, label: nounName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const looked = asked.kind === 'looked'
  return (
    <search
      aria-label={words.filters}
      className="scroll-quiet mb-3.5 flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap"
    >
      <SearchSelect
        filter={words.who}
        choices={people}
        value={asked.by}
        onChange={(by) => ask({ by })}
        find={words.findWho}
        none={words.nobodyFound}
      />
      <FilterSelect
        label={words.noun}
        choices={[any, ...nouns]}
        value={asked.noun}
        onChange={(noun) => ask({ noun })}
      />
      <FilterSelect label={words.kind} choices={kindChoices} value={asked.kind} onChange={(kind) => ask({ kind })} />
      <DayFilter label={words.from} value={asked.from} onChange={(from) => ask({ from })} />
      <DayFilter label={words.to} value={asked.to} onChange={(to) => ask({ to })} />
      <Button
        look={looked ? 'soft' : 'outlined'}
        icon={Eye}
        aria-pressed={looked}
        onClick={() => ask({ kind: looked ? 'all' : 'looked' })}
      >
        {words.lookedOnly}
      </Button>
      {isFiltered ? (
        <Button look="plain" icon={X} onClick={() => filter.clear()}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  )
}
