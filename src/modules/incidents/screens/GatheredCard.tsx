import Link2 from 'lucide-react/icons/link-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { GatheredRequest, Incident } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { CountTag } from './CountTag.tsx'
import { GatherDialog } from './GatherDialog.tsx'
import { useRelease } from './queries.ts'

const words = incidentScreenWords.requests

/** The requests that came in about an incident, and how many people added that they are affected. */
export function GatheredCard({ incident }: { incident: Incident }) {
  const { id, gathered, reports, closedAt } = incident
  const [isAdding, setIsAdding] = useState(false)
  const release = useRelease()
  const remove = (requestId: string) =>
    release.mutate(
      { id, requestId },
      { onError: (error) => toast.failure(incidentScreenWords.notSaved, error.message) },
    )
  return (
    <Card
      flush
      title={
        <>
          {words.title} <CountTag>{gathered.length}</CountTag>
        </>
      }
      action={
        closedAt === null ? (
          <Button size="small" variant="plain" icon={Link2} onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        ) : null
      }
    >
      {gathered.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4 text-ink-3 max-md:px-4">{closedAt === null ? words.none : words.noneCame}</p>
      ) : (
        <ul className="mt-2.5">
          {gathered.map((request) => (
            <Row key={request.id} request={request} onRemove={closedAt === null ? remove : undefined} />
          ))}
        </ul>
      )}
      {reports.length > 0 ? (
        <p className="border-t border-line px-4.5 py-3 text-ink-2 max-md:px-4">
          {words.more(reports.length)}
          <span className="block text-sm text-ink-3">
            {reports.map(({ place, isVisitor }) => (isVisitor ? words.visitor(place) : place)).join(', ')}
          </span>
        </p>
      ) : null}
      <GatherDialog id={id} open={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  )
}

type RowProps = { request: GatheredRequest; onRemove: ((id: string) => void) | undefined }

function Row({ request: { id, number, title, place, status, at }, onRemove }: RowProps) {
  const timeZone = useTimeZone()
  const code = `${useBuildingCode()}-${number}`
  return (
    <li className="flex items-start gap-3 border-t border-line px-4.5 py-2.5 first:border-t-0 max-md:px-4">
      <span className="tabular w-14 shrink-0 font-semibold wrap-anywhere">{place}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-[525] wrap-anywhere">{title}</span>
        <span className="block text-sm text-ink-3">{`${code} · ${requestTexts.en.status[status]}`}</span>
      </span>
      <time dateTime={at} className="tabular shrink-0 text-sm leading-5.5 text-ink-3">
        {dashboardClock(new Date(at), timeZone)}
      </time>
      {onRemove ? <IconButton icon={X} label={words.remove(code)} small onClick={() => onRemove(id)} /> : null}
    </li>
  )
}
