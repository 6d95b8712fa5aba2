import { Link } from '#platform/ui/navigation/Link.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { dashboardClock } from '#platform/time/dates.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { Slot } from '../choices.ts'
import type { AuditEntry, Part } from '../contract.ts'
import { words } from '../messages/en.ts'

type Props = {
  entry: AuditEntry
  /** All entries that are shown, between which Shift selects a range. */
  rows: readonly AuditEntry[]
  selection: Selection<AuditEntry>
  zone: string
}

/**
 * One audit event: its time, a sentence with links to the records involved, and the changes on
 * demand.
 */
export function EntryLine({ entry, rows, selection, zone }: Props) {
  const [actor, ...parts] = entry.sentence
  const name = entry.sentence.map(({ text }) => text).join('')
  return (
    <SelectableItem row={entry} rows={rows} selection={selection} name={name} hasNoFocus isDense>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 py-2.5 pr-4.5 pl-3 max-md:gap-x-3 max-md:pr-4">
        <time dateTime={entry.at} className="tabular pt-px text-sm text-ink-3">
          {dashboardClock(new Date(entry.at), zone)}
        </time>
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <span className="font-[550]">{actor?.text}</span>
            {parts.map((part) => (
              <EntryPart key={`${part.text} ${part.to?.id ?? ''}`} part={part} />
            ))}
            {entry.address === null ? null : (
              <>
                {' '}
                <span className="tabular ml-1 text-xs whitespace-nowrap text-ink-3">
                  {words.from_address(entry.address)}
                </span>
              </>
            )}
          </p>
          {entry.changes.length === 0 ? null : <Changes changes={entry.changes} />}
        </div>
      </div>
    </SelectableItem>
  )
}

function EntryPart({ part: { text, to } }: { part: Part }) {
  if (to === null) return text
  return (
    <Link
      to="/admin"
      search={placeOf[to.kind](to.id)}
      className="rounded-sm font-[525] text-action-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {text}
    </Link>
  )
}

/** Where the console shows a record. */
const placeOf: Record<Slot, (id: string) => { tab: string } & Record<string, string>> = {
  unit: (unit) => ({ tab: 'units', unit }),
  resident: (tenant) => ({ tab: 'tenants', tenant }),
  account: (user) => ({ tab: 'staff', user }),
  request: (request) => ({ tab: 'maintenance', request }),
  message: (message) => ({ tab: 'website-requests', message }),
  announcement: (announcement) => ({ tab: 'announcements', announcement }),
  event: () => ({ tab: 'calendar' }),
  resource: () => ({ tab: 'resources' }),
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm text-sm text-ink-3 hover:text-ink max-md:min-h-11">
        {words.showChanges}
        <ChevronDown aria-hidden="true" size={14} className="group-open:rotate-180" />
      </summary>
      <dl className="mt-1 mb-1.5 grid gap-x-4 gap-y-1 text-sm md:grid-cols-[minmax(7.5rem,max-content)_1fr]">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="contents max-md:block">
            <dt className="text-ink-3 first-letter:uppercase">{field}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink-2">
              <del className="text-ink-3 decoration-ink-3/60">{before ?? words.nothing}</del>{' '}
              <span aria-hidden="true">→</span> <ins className="no-underline">{after ?? words.nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
