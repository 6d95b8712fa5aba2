import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { Button } from '#platform/ui/display/Button.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { kinds } from '../choices.ts'
import { moduleName } from '../sentences.ts'
import { words } from '../messages/en.ts'
import { DayFilter } from './DayFilter.tsx'
import { useChoices } from './queries.ts'
import type { useAuditFilter } from './use-audit-filter.ts'

const any = { value: 'all', label: words.all } as const
const kindChoices = [any, ...kinds.map((value) => ({ value, label: words.kinds[value] }))]

/**
 * Filters by person, subject, kind of event and date, with one toggle for code look-ups and
 * exports.
 */
export function AuditFilters({ filter }: { filter: ReturnType<typeof useAuditFilter> }) {
  const { values, update, isFiltered } = filter
  const choices = useChoices().data
  const people = [any, ...(choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))]
  const recordTypes = (choices?.recordTypes ?? [])
    .map((value) => ({ value, label: moduleName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const isLookFilter = values.kind === 'looked'
  return (
    <search
      aria-label={words.filters}
      className="scroll-quiet mb-3.5 flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap"
    >
      <SearchSelect
        filter={words.who}
        choices={people}
        value={values.by}
        onChange={(by) => update({ by })}
        find={words.findWho}
        none={words.nobodyFound}
      />
      <FilterSelect
        label={words.recordType}
        choices={[any, ...recordTypes]}
        value={values.recordType}
        onChange={(recordType) => update({ recordType })}
      />
      <FilterSelect
        label={words.kind}
        choices={kindChoices}
        value={values.kind}
        onChange={(kind) => update({ kind })}
      />
      <DayFilter label={words.from} value={values.from} onChange={(from) => update({ from })} />
      <DayFilter label={words.to} value={values.to} onChange={(to) => update({ to })} />
      <Button
        variant={isLookFilter ? 'soft' : 'outlined'}
        icon={Eye}
        aria-pressed={isLookFilter}
        onClick={() => update({ kind: isLookFilter ? 'all' : 'looked' })}
      >
        {words.lookedOnly}
      </Button>
      {isFiltered ? (
        <Button variant="plain" icon={X} onClick={() => filter.clear()}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  )
}
