import { Link } from '#platform/ui/navigation/Link.tsx'
import PhoneCall from 'lucide-react/icons/phone-call'
import { requestFigures } from '#maintenance/requests/messages/figures.ts'
import { paths } from '#paths.ts'
import type { Overview, Today, TodayRow } from '#overview/contract.ts'
import { words as overviewWords } from '#overview/messages/en.ts'
import { todayWords as words } from '#overview/messages/today.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useUser } from '../../frame/user.ts'
import type { Search } from './need-places.ts'
import { clockTime, dayAndTime } from './need-times.ts'
import { SetUpLink } from './SetUpLink.tsx'

/** What is planned for today, most of it a line that opens its record; who is on call, and what is promised. */
export function TodayCard({ overview: { today, dueToday } }: { overview: Pick<Overview, 'today' | 'dueToday'> }) {
  const { role } = useUser()
  const definitions = useTexts(requestFigures)
  const zone = useTimeZone()
  const { counts, rows } = today
  const shownVisits = rows.filter(({ kind }) => kind === 'visit').length
  return (
    <Card title={words.title} action={role === 'admin' ? <SetUpLink /> : null} flush>
      {rows.length === 0 ? (
        <p className="px-4.5 pt-2 pb-3.5 text-ink-3">{words.nothing}</p>
      ) : (
        <ul aria-label={words.title} className="px-4.5 pt-1.5 pb-2">
          {rows.map((row) => (
            <Row key={`${row.kind} ${row.id}`} row={row} zone={zone} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3.5 border-t border-line px-4.5 py-2.5 text-sm text-ink-3">
        <OnCall today={today} zone={zone} />
        {counts.visit > shownVisits ? (
          <FigureLink
            definition={definitions.visitsToday}
            search={{ tab: 'maintenance', view: 'list', status: 'all', visit: 'today' }}
            className={linkClass}
          >
            {words.allVisits(counts.visit)}
          </FigureLink>
        ) : null}
        {today.packages > 0 ? (
          <Link to={paths.desk()} className={linkClass}>
            {words.packages(today.packages)}
          </Link>
        ) : null}
        {today.visitors > 0 ? (
          <Link to={paths.desk({ tab: 'visitors' })} className={linkClass}>
            {words.visitors(today.visitors)}
          </Link>
        ) : null}
        <FigureLink
          definition={definitions.dueToday}
          search={{ tab: 'maintenance', view: 'list', due: 'today' }}
          className={linkClass}
        >
          {overviewWords.due(dueToday.count, clockTime(dueToday.until, zone))}
        </FigureLink>
      </p>
    </Card>
  )
}

const linkClass = 'inline-flex min-h-6 items-center font-[525] text-action-ink max-md:min-h-11'

function OnCall({ today: { onCall }, zone }: { today: Today; zone: string }) {
  const { role } = useUser()
  const now = useNow()
  const until = onCall?.until ? dayAndTime(onCall.until, now, zone) : null
  const text = (
    <>
      <PhoneCall aria-hidden="true" size={14} className="shrink-0" />
      {onCall ? words.onCall(onCall.name, until) : words.nobodyOnCall}
    </>
  )
  // Only administrators have the settings.
  return role === 'admin' ? (
    <Link to="/admin" search={{ tab: 'settings', group: 'on-call' }} className={`${linkClass} gap-1.5`}>
      {text}
    </Link>
  ) : (
    <span className="inline-flex min-h-6 items-center gap-1.5">{text}</span>
  )
}

function Row({ row, zone }: { row: TodayRow; zone: string }) {
  const now = useNow()
  const { search, title, detail, time } = describe(row, now, zone)
  return (
    <li className="relative flex gap-3 border-t border-line py-2 first:border-t-0">
      <span className="tabular w-13 shrink-0 text-ink-3">{time}</span>
      <span className="min-w-0 flex-1">
        <Link
          to="/admin"
          search={search}
          className="line-clamp-2 font-[575] wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <span className="block text-sm text-ink-3 wrap-anywhere">{detail}</span>
      </span>
    </li>
  )
}

function describe(
  row: TodayRow,
  now: Date,
  zone: string,
): { search: Search; title: string; detail: string; time: string } {
  if (row.kind === 'move')
    return {
      search: { tab: 'units', move: row.unitId },
      title: words.move(row.move, row.unitNumber, row.toUnitNumber),
      detail: words.moveDetail,
      time: words.allDay,
    }
  const until = row.until === null ? null : dayAndTime(row.until, now, zone)
  if (row.kind === 'event')
    return {
      search: { tab: 'calendar', event: row.id },
      title: row.title,
      detail: words.event(row.location, until),
      // With the day in front of the time where it began on another day.
      time: dayAndTime(row.at, now, zone) === clockTime(row.at, zone) ? clockTime(row.at, zone) : words.allDay,
    }
  return {
    search: { tab: 'maintenance', request: row.id },
    title: overviewWords.at(row.title, row.place),
    detail: words.visit(row.who, until),
    time: clockTime(row.at, zone),
  }
}
