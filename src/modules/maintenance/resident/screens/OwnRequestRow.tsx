import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OwnRequest } from '../contract.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { CategoryIcon } from '../../requests/screens/CategoryIcon.tsx'
import { OwnRequestClock } from './OwnRequestClock.tsx'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = { request: OwnRequest; formats: Formats; onOpen: () => void }

/** One of the resident's requests: its title, status and date, and who has to act. */
export function OwnRequestRow({ request, formats, onOpen }: Props) {
  const words = useTexts(ownRequestTexts)
  return (
    <li className="relative flex gap-3 border-t border-line px-4.5 py-4 transition-colors duration-[var(--dur-1)] first:border-t-0 hover:bg-hover max-md:px-4">
      <CategoryIcon category={request.category} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-x-4 gap-y-1.5 max-md:flex-wrap">
          <div className="min-w-0 max-md:w-full">
            <h3 className="text-15 leading-5 font-[575] max-md:text-16 max-md:leading-5.5">
              <button
                type="button"
                onClick={onOpen}
                className="text-left wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {request.title}
              </button>
            </h3>
            <p className="tabular mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-3">
              <span>
                {formats.number(request.number)} ·{' '}
                <time dateTime={request.submittedDate}>{words.submitted(formats.date(request.submittedDate))}</time>
              </span>
              {request.completedDate ? (
                <time dateTime={request.completedDate}>{words.completed(formats.date(request.completedDate))}</time>
              ) : null}
            </p>
          </div>
          <p className="flex gap-1.5 max-md:flex-wrap md:shrink-0">
            {request.confirmBy === null ? null : <Badge tone="info">{words.confirmFix}</Badge>}
            <PriorityBadge priority={request.priority} />
            <StatusBadge status={request.status} />
          </p>
        </div>
        <OwnRequestClock request={request} formats={formats} className="mt-2.5 max-w-md text-sm" />
      </div>
    </li>
  )
}
