import CloudUpload from 'lucide-react/icons/cloud-upload'
import type { ReactNode } from 'react'
import { staffWords } from '../../messages/en.ts'
import { useOutboxState } from './outbox-state.ts'

/** What of this request waits on the phone; `children` when all is sent. */
export function WaitingMark({ requestId, children = null }: { requestId: string; children?: ReactNode }) {
  const waiting = useOutboxState().entries.findLast((entry) => entry.requestId === requestId)
  if (!waiting) return children
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-tone-warning-fg">
      <CloudUpload aria-hidden="true" size={13} />
      {staffWords.waitingOnRow[waiting.change.kind]}
    </span>
  )
}
