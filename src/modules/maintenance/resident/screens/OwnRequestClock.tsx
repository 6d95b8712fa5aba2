import type { OwnRequest } from '../contract.ts'
import { isOpenStatus } from '../../requests/open-statuses.ts'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'

/** The due time as the resident sees it; a finished request shows its date instead. */
export function OwnRequestClock(props: { request: OwnRequest; formats: Formats; className?: string }) {
  const { request, formats, className } = props
  if (!isOpenStatus(request.status)) return null
  return (
    <RequestClock
      reader="resident"
      formats={formats}
      request={{ ...request, createdAt: request.submittedDate, completedAt: request.completedDate }}
      {...(className ? { className } : {})}
    />
  )
}
