import { Link } from '#platform/ui/navigation/Link.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Wrench from 'lucide-react/icons/wrench'
import { useRef } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { briefTexts } from '../messages/brief.ts'
import type { OwnRequest } from '../contract.ts'
import { selectForOverview, waitsFor } from '../../access/visit-times.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { CategoryIcon } from '../../requests/screens/CategoryIcon.tsx'
import { ResolutionPrompt } from '../../confirmation/screens/ResolutionPrompt.tsx'
import { OwnRequestClock } from './OwnRequestClock.tsx'
import type { useOwnRequests } from '../../requests/screens/queries.ts'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import { useFormats, type Formats } from '../../requests/screens/use-formats.ts'
import { VisitTimes } from '../../access/screens/VisitTimes.tsx'

const linkClass =
  'inline-flex min-h-6 items-center gap-1 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11'

/** More would push the rest of the overview off the screen. */
const maxShown = 4

type Props = {
  own: ReturnType<typeof useOwnRequests>
  onOpen: (id: string) => void
  /** The answer that completed work is not fixed. */
  onNotFixed: (id: string) => void
  className?: string
}

/** The resident's open requests. Those that wait for the resident come first and can be answered here. */
export function OwnRequestsBrief({ own, onOpen, onNotFixed, className }: Props) {
  const briefWords = useTexts(briefTexts)
  const words = useTexts(requestTexts)
  const formats = useFormats('portal')
  const brief = selectForOverview(own.data ?? [])
  const shown = brief.slice(0, maxShown)
  const all = useRef<HTMLAnchorElement>(null)
  // An answered request disappears with its buttons, so the focus moves to the card.
  const restoreFocus = () =>
    requestAnimationFrame(() => document.activeElement === document.body && all.current?.focus())
  return (
    <Card
      flush
      title={briefWords.title}
      action={
        <Link ref={all} to="/tenant" search={{ tab: 'maintenance' }} className={linkClass}>
          {briefWords.all}
          <ArrowRight aria-hidden="true" size={14} />
        </Link>
      }
      {...(className ? { className } : {})}
    >
      <NotRefreshed on={own} />
      {!own.data ? (
        <Waiting on={own} words={words.loading} skeleton={<ListSkeleton rows={3} />} />
      ) : brief.length === 0 ? (
        <Empty icon={Wrench} help={briefWords.noneHelp}>
          {briefWords.none}
        </Empty>
      ) : (
        <ul className="px-4.5 pt-1 pb-1.5">
          {shown.map((request) => (
            <BriefRow
              key={request.id}
              request={request}
              formats={formats}
              onOpen={() => onOpen(request.id)}
              onNotFixed={() => onNotFixed(request.id)}
              onDone={restoreFocus}
            />
          ))}
        </ul>
      )}
      {brief.length > shown.length ? (
        <p className="border-t border-line px-4.5 py-1.5 text-sm">
          <Link to="/tenant" search={{ tab: 'maintenance' }} className={linkClass}>
            {briefWords.more(brief.length - shown.length)}
            <ArrowRight aria-hidden="true" size={14} />
          </Link>
        </p>
      ) : null}
    </Card>
  )
}

type RowProps = {
  request: OwnRequest
  formats: Formats
  onOpen: () => void
  onNotFixed: () => void
  onDone: () => void
}

function BriefRow({ request, formats, onOpen, onNotFixed, onDone }: RowProps) {
  const words = useTexts(briefTexts)
  const waits = waitsFor(request)
  return (
    <li className="flex gap-3 border-t border-line py-3.5 first:border-t-0">
      <CategoryIcon category={request.category} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-[575]">
            <button
              type="button"
              onClick={onOpen}
              aria-label={words.open(formats.number(request.number), request.title)}
              className="rounded-sm text-left wrap-anywhere hover:underline max-md:min-h-8"
            >
              {request.title}
            </button>
          </h3>
          <StatusBadge status={request.status} />
        </div>
        <p className="tabular text-sm text-ink-3">{formats.number(request.number)}</p>
        <OwnRequestClock request={request} formats={formats} className="mt-2.5 text-sm" />
        {waits === 'answer' ? <ResolutionPrompt request={request} onNo={onNotFixed} onDone={onDone} /> : null}
        {waits === 'time' ? <VisitTimes request={request} formats={formats} onOther={onOpen} onDone={onDone} /> : null}
      </div>
    </li>
  )
}
