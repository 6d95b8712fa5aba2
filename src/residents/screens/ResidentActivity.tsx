import { dashboardTime } from '#platform/dates.ts'
import { Card } from '#platform/screens/Card.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { deedInWords } from '../deeds.ts'
import { words } from '../words.ts'
import { useActivity } from './queries.ts'

/** What happened to a resident, as the audit log has it. */
export function ResidentActivity({ id }: { id: string }) {
  const activity = useActivity(id)
  const zone = useTimeZone()
  if (!activity.data) return <Waiting on={activity} words={words.loadingActivity} />
  if (activity.data.length === 0) return <p className="py-6 text-center text-ink-3">{words.noActivity}</p>
  return (
    <Card flush level="h3">
      <ul aria-label={words.activity} className="px-[18px]">
        {activity.data.map((deed) => (
          <li
            key={deed.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-60">{deedInWords(deed)}</span>
            <span className="text-sm text-ink-3">
              {deed.byName ?? words.theProgram} ·{' '}
              <time dateTime={deed.at} className="tabular">
                {dashboardTime(deed.at, zone)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
