import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import type { IncidentSummary } from '../contract.ts'
import { incidentWords } from '../messages/desk.ts'
import { incidentScreenWords as words } from '../messages/screens.ts'
import { minutesSince } from '../rules.ts'
import { incidentIcons } from './kind-icons.ts'
import { reportAddress, useClosedIncidents } from './queries.ts'

/** The incidents that are closed, the newest first, each with its report. */
export function ClosedList({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useClosedIncidents()
  if (!list.data) return <Waiting on={list} words={words.loading} failed={words.failed} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  return (
    <Card flush title={words.list.earlier}>
      {rows.length === 0 ? (
        <Empty help={words.list.noneHelp}>{words.list.none}</Empty>
      ) : (
        <ul className="mt-2.5">
          {rows.map((row) => (
            <Row key={row.id} row={row} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <MoreButton list={list}>{words.list.older}</MoreButton>
    </Card>
  )
}

function Row({ row, onOpen }: { row: IncidentSummary; onOpen: (id: string) => void }) {
  const timeZone = useTimeZone()
  const { id, kind, isDrill, title, openedAt, closedAt, steps, stepsDone, requests } = row
  const Icon = incidentIcons[kind]
  return (
    <li className="flex items-center gap-3 border-t border-line px-4.5 py-2.5 first:border-t-0 max-md:px-4">
      <Icon aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="text-left font-[575] wrap-anywhere hover:underline max-md:min-h-11"
        >
          {title}
        </button>{' '}
        {isDrill ? <Badge tone="info">{words.drill}</Badge> : null}
        <span className="tabular block text-sm text-ink-3">
          {words.joined([
            incidentWords.kinds[kind],
            dashboardTime(openedAt, timeZone),
            words.list.lasted(minutesSince(openedAt, new Date(closedAt ?? openedAt))),
            words.list.steps(stepsDone, steps),
            words.list.requests(requests),
          ])}
        </span>
      </span>
      <a
        href={reportAddress(id)}
        download
        aria-label={words.list.reportOf(title)}
        className={buttonClass({ size: 'small', variant: 'plain' })}
      >
        {words.report}
      </a>
    </li>
  )
}
