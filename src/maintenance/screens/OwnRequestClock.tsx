import type { OwnRequest } from '../own-contract.ts'
import { isOpen } from '../rules.ts'
import { RequestClock } from './RequestClock.tsx'
import type { Formats } from './use-formats.ts'

/** The promise as its resident reads it; what is finished shows its date instead. */
export function OwnRequestClock(props: { request: OwnRequest; formats: Formats; className?: string }) {
  const { request, formats, className } = props
  if (!isOpen(request)) return null
  return (
    <RequestClock
      reader="resident"
      formats={formats}
      request={{ ...request, createdAt: request.submittedDate, completedAt: request.completedDate }}
      {...(className ? { className } : {})}
    />
  )
}
