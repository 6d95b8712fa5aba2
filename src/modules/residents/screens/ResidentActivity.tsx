import { dashboardTime } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { formatEvent } from '../events.ts'
import { words } from '../messages/en.ts'
import { useActivity } from './queries.ts'

/** A resident's history from the audit log. */
export function ResidentActivity({ id }: { id: string }) {
  const activity = useActivity(id)
  const zone = useTimeZone()
  if (!activity.data) return <Waiting on={activity} words={words.loadingActivity} />
  if (activity.data.length === 0) return <p className="py-6 text-center text-ink-3">{words.noActivity}</p>
  return (
    <Card flush level="h3">
      <ul aria-label={words.activity} className="px-4.5">
        {activity.data.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-60">{formatEvent(event)}</span>
            <span className="text-sm text-ink-3">
              {event.byName ?? words.theProgram} ·{' '}
              <time dateTime={event.at} className="tabular">
                {dashboardTime(event.at, zone)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
