import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { onCallWords as words } from '../messages/en.ts'
import { useOnCallNow } from './queries.ts'

/** Who is on call until when, and who is alerted next; `readerId` is addressed as "you". */
export function OnCallLine({ readerId }: { readerId?: string }) {
  const zone = useTimeZone()
  const now = useOnCallNow()
  if (!now.data) return <Waiting on={now} words={words.loadingNow} />
  const { person, until, next } = now.data
  if (!person) return <p>{words.nobody}</p>
  return (
    <p>
      <b className="font-semibold">{person.id === readerId ? words.youAre : words.now(person.name)}</b>
      {until ? words.until(dashboardTime(until, zone)) : ''}. {next ? words.next(next.name) : words.thenAll}
    </p>
  )
}
