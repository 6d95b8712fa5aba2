import type { ReactNode } from 'react'
import { dashboardClock, dashboardDate, dayOf } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { StallPass, VisitorBoard } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { useEndStall } from './queries.ts'
import { VisitorRow } from './VisitorRow.tsx'

const words = visitorScreenWords.stalls

/** The visitor stalls that are taken now, and how many are free. */
export function StallsCard({ stalls, action }: { stalls: VisitorBoard['stalls']; action: ReactNode }) {
  const { total, free, passes, perMonth } = stalls
  return (
    <Card flush title={words.title} action={total === 0 ? null : action}>
      <p className="px-4.5 pt-1.5 pb-3 text-sm text-ink-3">
        {total === 0 ? words.noStalls : words.free(free, total, perMonth)}
      </p>
      {total > 0 && passes.length === 0 ? <p className="px-4.5 pb-4.5">{words.none}.</p> : null}
      <ul>
        {passes.map((pass) => (
          <StallRow key={pass.id} pass={pass} />
        ))}
      </ul>
    </Card>
  )
}

function StallRow({ pass: { id, stall, plate, place, unit, endsAt } }: { pass: StallPass }) {
  const timeZone = useTimeZone()
  const now = useNow()
  const end = useEndStall()
  const until = new Date(endsAt)
  const clock = dashboardClock(until, timeZone)
  const isToday = dayOf(until, timeZone) === dayOf(now, timeZone)
  const free = () =>
    end.mutate(id, {
      onSuccess: () => toast.success(words.ended(stall)),
      onError: (error) => toast.failure(words.notEnded, error.message),
    })
  return (
    <VisitorRow
      lead={stall}
      name={`${plate}, ${unit.unitNumber}`}
      verb={{ text: words.end, label: words.endOf(stall), onPress: free }}
    >
      {visitorScreenWords.joined([
        isToday ? words.until(clock) : words.untilDay(dashboardDate(until, timeZone), clock),
        place,
      ])}
    </VisitorRow>
  )
}
