import type { ReactNode } from 'react'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { requestTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { Assignee } from '../Assignee.tsx'
import { categoryIcons } from '../category-icons.ts'
import { PriorityBadge } from '../PriorityBadge.tsx'
import { RequestClock } from '../../../sla/screens/RequestClock.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { Formats } from '../use-formats.ts'

type Props = {
  requests: readonly MaintenanceRequest[]
  formats: Formats
  onOpen: (id: string) => void
  /** Without it the cards cannot be selected. */
  selection?: Selection<MaintenanceRequest>
}

/** The office's list on a phone. */
export function RequestCards({ requests, formats, onOpen, selection }: Props) {
  return (
    <ul aria-label={officeWords.title} className="grid gap-2.5">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard
            request={request}
            formats={formats}
            onOpen={() => onOpen(request.id)}
            box={
              selection ? (
                <SelectBox
                  label={officeKitWords.selectRow(formats.number(request.number))}
                  checked={selection.has(request.id)}
                  onToggle={(range) => selection.toggle(request, requests, range)}
                />
              ) : null
            }
          />
        </li>
      ))}
    </ul>
  )
}

function RequestCard({
  request,
  formats,
  onOpen,
  box,
}: {
  request: MaintenanceRequest
  formats: Formats
  onOpen: () => void
  box: ReactNode
}) {
  const words = useTexts(requestTexts)
  const CategoryIcon = categoryIcons[request.category]
  return (
    <article className="relative rounded-lg bg-surface px-4 py-3 shadow-card has-[button:active]:bg-hover">
      <div className="flex items-center gap-2">
        {box ? <span className="relative z-[1]">{box}</span> : null}
        <span className="min-w-0 truncate font-[575]">{words.place(request)}</span>
        <span className="tabular shrink-0 text-sm text-ink-3">{formats.number(request.number)}</span>
        <span className="ml-auto shrink-0">
          <PriorityBadge priority={request.priority} />
        </span>
      </div>
      <h2 className="mt-1 text-16 leading-5.5 font-[575]">
        <button
          type="button"
          onClick={onOpen}
          className="line-clamp-2 text-left break-words outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {request.title}
        </button>
      </h2>
      <div className="mt-1.5 flex items-center gap-3 text-15 text-ink-3">
        <span className="flex shrink-0 items-center gap-1.5">
          <CategoryIcon aria-hidden="true" size={15} />
          {words.category[request.category]}
        </span>
        <span className="ml-auto flex min-w-0 text-ink">
          <Assignee request={request} />
        </span>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <StatusBadge status={request.status} />
        <span className="text-sm text-ink-3">{officeWords.createdOn(formats.date(request.createdAt))}</span>
      </div>
      <RequestClock request={request} reader="office" formats={formats} className="mt-2.5 text-sm" />
    </article>
  )
}
