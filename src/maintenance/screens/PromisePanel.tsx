import type { MaintenanceRequest } from '../request.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { RequestClock } from './RequestClock.tsx'
import type { Formats } from './use-formats.ts'

/** What the resident was promised, whose move it is, and what that move is. */
export function PromisePanel({ request, formats }: { request: MaintenanceRequest; formats: Formats }) {
  if (request.status === 'cancelled') return null
  return (
    <section aria-label={words.promise} className="rounded-lg bg-sunken px-4 py-3.5">
      {request.promisedAt ? (
        <>
          <p className="text-sm text-ink-3">{words.promise}</p>
          <p className="serif text-[20px] leading-7">{formats.time(request.promisedAt)}</p>
          <RequestClock request={request} reader="office" formats={formats} className="mt-2" />
        </>
      ) : (
        <p className="text-ink-2">{words.promiseOpen}</p>
      )}
      {isOpen(request) && request.whoseMoveWhy ? (
        <p className="mt-2 text-sm text-ink-2">{words.next(request.whoseMoveWhy)}</p>
      ) : null}
    </section>
  )
}
