import { later } from '#platform/ui/data/loading/later.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'
import type { StaffFigures } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import { queueFilters, type QueueFilterName, type QueueViewState } from './use-queue-view.ts'

const FloorChoice = later(() => import('./FloorChoice.tsx').then((file) => file.FloorChoice))

type Props = { view: QueueViewState; figures: StaffFigures; hasSearch: boolean; isFocused: boolean }

/** The filters as chips with their counts, and the search. */
export function QueueFilters({ view, figures, hasSearch, isFocused }: Props) {
  const counted = view.tab === 'mine' ? figures.mine : figures.all
  const floors = counted.floors
  const counts: Record<QueueFilterName, number | undefined> = {
    urgent: counted.urgent,
    unassigned: figures.all.unassigned,
    late: counted.late,
    floor: view.floor === null ? undefined : (floors.find(({ floor }) => floor === view.floor)?.open ?? 0),
  }
  return (
    <>
      <div role="group" aria-label={staffWords.filters} className="flex gap-1.5 md:max-w-120">
        {queueFilters.map((name) => (
          <Chip key={name} name={name} count={counts[name]} view={view} />
        ))}
      </div>
      {view.show === 'floor' ? <FloorChoice view={view} floors={floors} /> : null}
      {hasSearch ? (
        <TypedSearch
          label={staffWords.search}
          text={view.search}
          onSearch={view.setSearch}
          isFocused={isFocused}
          className="mt-2 w-full md:max-w-120"
        />
      ) : null}
    </>
  )
}

function Chip({ name, count, view }: { name: QueueFilterName; count: number | undefined; view: QueueViewState }) {
  return (
    <button
      type="button"
      aria-pressed={view.show === name}
      onClick={() => view.toggle(name)}
      className="relative flex h-10 flex-auto after:absolute after:inset-x-0 after:-inset-y-0.5 items-center justify-center gap-1.25 rounded-full bg-surface px-2.25 text-sm font-medium whitespace-nowrap text-ink-2 inset-ring inset-ring-line-strong max-[22.4375rem]:px-1.5 max-[22.4375rem]:text-xs aria-pressed:bg-action-soft aria-pressed:text-action-ink aria-pressed:inset-ring-[1.5px] aria-pressed:inset-ring-action forced-colors:aria-pressed:outline-2"
    >
      {staffWords.filter[name]}
      {count === undefined ? null : <b className="tabular font-[575]">{count}</b>}
    </button>
  )
}
