import type { ReactNode } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import type { RequestEvent } from '../../history/contract.ts'
import type { MaintenanceRequest } from '../request.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import type { useChangeRequest } from './change-queries.ts'
import type { useRequestNotes } from './queries.ts'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestPhotos } from '../../photos/screens/RequestPhotos.tsx'
import { Timeline } from '../../history/screens/Timeline.tsx'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  notes: ReturnType<typeof useRequestNotes>
  events: readonly RequestEvent[]
  formats: Formats
  change: ReturnType<typeof useChangeRequest>
  onConflict: (before: MaintenanceRequest | null) => void
  /** Something typed beside the facts is not saved. */
  onTyped: (typed: boolean) => void
  /** Whether the history is shown; it may follow the first frame. */
  isComplete: boolean
  /** Rendered below the facts at the right. */
  beside?: ReactNode
}

/** The description and history of a request at the left, its assignee and due time at the right. */
export function RequestOverview({
  request,
  notes,
  events,
  formats,
  change,
  onConflict,
  onTyped,
  isComplete,
  beside,
}: Props) {
  const words = useTexts(requestTexts)
  return (
    <div className="grid gap-x-7 gap-y-5 md:grid-cols-[1fr_18.75rem] md:grid-rows-[auto_1fr]">
      <section aria-labelledby="request-description">
        <h3 id="request-description" className="mb-1.5 text-sm font-[575]">
          {words.description}
        </h3>
        <p className="mb-5 break-words whitespace-pre-wrap text-ink-2">{request.description}</p>
        <RequestPhotos requestId={request.id} formats={formats} />
      </section>
      <aside aria-label={officeWords.details} className="md:row-span-2">
        <RequestFacts request={request} formats={formats} change={change} onConflict={onConflict} onTyped={onTyped}>
          {beside}
        </RequestFacts>
      </aside>
      <section aria-labelledby="request-progress">
        <h3 id="request-progress" className="mb-2.5 text-sm font-[575]">
          {officeWords.progress}
        </h3>
        {isComplete ? <Timeline request={request} notes={notes} events={events} formats={formats} stepsOnly /> : null}
      </section>
    </div>
  )
}
