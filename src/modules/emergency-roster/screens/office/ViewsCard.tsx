import { dashboardTime } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { RosterView } from '../../contract.ts'
import { rosterScreenWords } from '../../messages/screens.ts'

const words = rosterScreenWords.office

/** Who opened the roster, the newest first. */
export function ViewsCard({ views }: { views: readonly RosterView[] }) {
  const timeZone = useTimeZone()
  return (
    <Card title={words.views}>
      {views.length === 0 ? (
        <p className="text-ink-3">{words.noViews}</p>
      ) : (
        <ul>
          {views.map(({ id, at, by, way, incident, isDrill, device }) => (
            <li key={id} className="border-t border-line py-2 first:border-t-0 first:pt-0">
              <span className="block font-medium">{by}</span>
              <span className={incident === null ? 'block text-sm text-tone-danger-fg' : 'block text-sm text-ink-3'}>
                {rosterScreenWords.joined([
                  dashboardTime(at, timeZone),
                  words.view(way, device),
                  words.viewIn(incident, isDrill),
                ])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
