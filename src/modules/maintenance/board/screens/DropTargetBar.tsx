import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../messages/en.ts'
import { statuses } from '../../requests/choices.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { statusTextColours } from './status-text-colours.ts'

/** On a phone, drop targets for all columns appear near the thumb while a card is dragged. */
export function DropTargetBar() {
  const words = useTexts(requestTexts)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 translate-y-full rounded-t-xl bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] opacity-0 shadow-dialog transition-[transform,opacity] duration-[var(--dur-3)] ease-out md:hidden in-data-dragging:pointer-events-auto in-data-dragging:translate-y-0 in-data-dragging:opacity-100"
    >
      <p className="mb-2 px-1 text-sm text-ink-3">{boardWords.moveTo}</p>
      <div className="grid grid-cols-3 gap-2">
        {statuses.map((status) => {
          const StatusIcon = requestStatusIcons[status]
          return (
            <span
              key={status}
              data-column={status}
              className="flex h-14 flex-col items-center justify-center gap-1 rounded-md bg-sunken text-sm font-medium data-over:bg-action-soft data-over:inset-ring-2 data-over:inset-ring-action"
            >
              <StatusIcon aria-hidden="true" size={15} className={statusTextColours[status]} />
              {words.status[status]}
            </span>
          )
        })}
      </div>
    </div>
  )
}
