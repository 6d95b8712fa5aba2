import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { memo, useLayoutEffect, useRef } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { dispatchWords } from '../../dispatch/messages/en.ts'
import { boardWords } from '../messages/en.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import { categoryIcons } from '../../requests/screens/category-icons.ts'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { useBoard } from './board-context.ts'
import { CardEnd } from './CardEnd.tsx'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  /** Tab focuses this card of the column; the arrow keys reach the others. */
  isStop: boolean
  isSelected: boolean
  onStop: (id: string) => void
}

/** A request at a glance: what, where, who, and by when. */
export const BoardCard = memo(function BoardCard({ request, formats, isStop, isSelected, onStop }: Props) {
  const words = useTexts(requestTexts)
  const { opened, cardTracker } = useBoard()
  const card = useRef<HTMLElement>(null)
  const { id, status } = request
  useLayoutEffect(() => cardTracker.arrive(id, status, card.current), [cardTracker, id, status])
  const PriorityIcon = priorityIcons[request.priority]
  const CategoryIcon = categoryIcons[request.category]
  const isCancelled = status === 'cancelled'
  return (
    <article
      ref={card}
      data-card={id}
      data-row={id}
      data-selected={isSelected ? '' : undefined}
      data-status={status}
      className={classNames(
        'group/card relative cursor-grab rounded-md px-2.75 pt-2.25 pb-2.5 select-none [-webkit-touch-callout:none] data-ghost:cursor-grabbing data-ghost:shadow-pop data-lifted:opacity-40 max-md:px-3.75 max-md:pt-3 max-md:pb-3.5',
        isSelected
          ? 'bg-action-soft shadow-card inset-ring-2 inset-ring-action'
          : isCancelled
            ? 'inset-ring inset-ring-line-strong data-ghost:bg-sunken'
            : 'bg-surface shadow-card',
        opened === id && 'outline-2 outline-focus',
      )}
    >
      <div className="flex items-center gap-1.75 text-xs leading-4 max-md:text-sm">
        <span className="tabular truncate font-semibold">{request.unit?.unitNumber ?? words.place(request)}</span>
        <span className="tabular shrink-0 text-ink-3">{formats.number(request.number)}</span>
        <span className="ml-auto inline-flex shrink-0 items-center gap-1 text-ink-2">
          <PriorityIcon size={14} />
          {words.priority[request.priority]}
        </span>
      </div>
      <h3 className="mt-1 mb-1.5 max-md:pr-21 md:pointer-coarse:pr-14 text-[0.8438rem] leading-4.5 font-[525] text-pretty max-md:text-16 max-md:leading-5.5">
        <button
          type="button"
          data-open={id}
          data-row-focus=""
          tabIndex={isStop ? 0 : -1}
          onFocus={() => onStop(id)}
          aria-keyshortcuts="M A X"
          aria-describedby="board-card-hint"
          className={classNames(
            'line-clamp-2 cursor-[inherit] text-left break-words outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-1 focus-visible:after:outline-focus',
            isCancelled && 'text-ink-3',
          )}
        >
          {request.title}
        </button>
      </h3>
      <div className="flex items-center justify-between gap-1.5 text-xs leading-4.5 text-ink-3 max-md:text-sm">
        <span className="inline-flex min-w-0 items-center gap-1.25">
          <CategoryIcon aria-hidden="true" size={13} />
          <span className="truncate" title={words.category[request.category]}>
            {words.category[request.category]}
          </span>
        </span>
        <CardAssignee request={request} formats={formats} />
      </div>
      {status === 'completed' ? (
        <CardEnd request={request} />
      ) : (
        <RequestClock request={request} reader="office" formats={formats} className="mt-2 max-md:text-sm" />
      )}
      <button
        type="button"
        role="checkbox"
        aria-checked={isSelected}
        data-tick={id}
        data-no-drag
        tabIndex={-1}
        aria-label={officeKitWords.selectRow(formats.number(request.number))}
        className={classNames(toolClass, 'right-9.5 max-md:right-13', isSelected && 'text-action-ink opacity-100')}
      >
        {isSelected ? <SquareCheck aria-hidden="true" size={15} /> : <Square aria-hidden="true" size={15} />}
      </button>
      <button
        type="button"
        data-move={id}
        data-no-drag
        tabIndex={-1}
        aria-label={boardWords.moveCard(request.title)}
        aria-haspopup="menu"
        className={classNames(toolClass, 'right-1.5 max-md:right-1')}
      >
        <ArrowRightLeft aria-hidden="true" size={15} />
      </button>
    </article>
  )
})

/** A button over a card, which shows where the pointer or the focus is. */
const toolClass =
  'absolute top-6.75 grid size-7 place-items-center rounded-md bg-surface text-ink-2 opacity-0 shadow-xs inset-ring inset-ring-line-strong group-hover/card:opacity-100 group-focus-within/card:opacity-100 hover:bg-hover focus-visible:opacity-100 pointer-coarse:opacity-100 max-md:top-5.75 max-md:size-11 max-md:bg-transparent max-md:shadow-none max-md:inset-ring-0'

/** The first name on a card, or "Unassigned" in amber; a press opens the picker. */
function CardAssignee({ request, formats }: { request: MaintenanceRequest; formats: Formats }) {
  if (request.status === 'cancelled') return <AssigneeName request={request} />
  return (
    <button
      type="button"
      data-assign={request.id}
      data-no-drag
      tabIndex={-1}
      aria-haspopup="dialog"
      className={classNames(
        'relative z-[1] -m-1 inline-flex rounded-md p-1 hover:bg-hover',
        request.assignedToUser && 'min-w-0',
      )}
    >
      <span className="sr-only">{dispatchWords.assignOne(formats.number(request.number))} </span>
      <AssigneeName request={request} />
    </button>
  )
}

function AssigneeName({ request }: { request: MaintenanceRequest }) {
  const words = useTexts(requestTexts)
  const { assignedToUser } = request
  if (!assignedToUser)
    return request.status === 'cancelled' ? null : (
      <span className="inline-flex shrink-0 items-center gap-1.25 text-tone-warning-fg">
        <UserRoundPlus aria-hidden="true" size={13} />
        {officeWords.unassigned}
      </span>
    )
  const name = formatFullName(assignedToUser)
  return (
    <span className="inline-flex min-w-0 items-center gap-1.25 text-ink-2" title={name}>
      <Avatar name={name} size={18} />
      <span className="sr-only">{words.assignedTo}</span>
      <span className="truncate">{assignedToUser.firstName}</span>
    </span>
  )
}
