import type { IncidentSummary } from '#incidents/contract.ts'
import { incidentWords } from '#incidents/messages/desk.ts'
import { incidentScreenWords as words } from '#incidents/messages/screens.ts'
import { minutesSince } from '#incidents/rules.ts'
import { incidentIcons } from '#incidents/screens/kind-icons.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'

/** The incidents that are running, each of which opens by its whole row. */
export function RunningList({ rows, onOpen }: { rows: readonly IncidentSummary[]; onOpen: (id: string) => void }) {
  const now = useNow()
  if (rows.length === 0) return null
  return (
    <Card flush title={words.running}>
      <ul className="mt-2.5">
        {rows.map(({ id, kind, isDrill, title, openedAt, steps, stepsDone, requests }) => {
          const Icon = incidentIcons[kind]
          return (
            <li key={id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-16 w-full items-center gap-3.5 px-4.5 py-3 text-left hover:bg-hover max-md:px-4"
              >
                <Icon aria-hidden="true" size={22} className="shrink-0 text-tone-danger-fg" />
                <span className="min-w-0 flex-1">
                  <span className="text-16 font-semibold wrap-anywhere">{title}</span>{' '}
                  {isDrill ? <Badge tone="info">{words.drill}</Badge> : null}
                  <span className="tabular block text-sm text-ink-3">
                    {words.joined([
                      incidentWords.kinds[kind],
                      words.list.lasted(minutesSince(openedAt, now)),
                      words.list.steps(stepsDone, steps),
                      words.list.requests(requests),
                    ])}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
