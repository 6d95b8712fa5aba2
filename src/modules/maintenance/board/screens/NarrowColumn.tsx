import { localeOf } from '#platform/language/language.ts'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../messages/en.ts'
import type { Status } from '../../requests/choices.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { useBoard } from './board-context.ts'
import { statusTextColours } from './status-text-colours.ts'

/** A column that the filter leaves out: it shows its count, accepts cards, and opens on a press. */
export function NarrowColumn({ status, count }: { status: Status; count: number | undefined }) {
  const words = useTexts(requestTexts)
  const { onToggle } = useBoard()
  const StatusIcon = requestStatusIcons[status]
  return (
    <button
      type="button"
      data-column={status}
      aria-expanded={false}
      onClick={() => onToggle(status)}
      className="flex w-10 shrink-0 lg:w-12 flex-col items-center gap-2.5 rounded-lg bg-sunken pt-2.5 pb-4 text-ink-2 transition-colors duration-[var(--dur-2)] hover:bg-hover hover:text-ink data-over:bg-action-soft data-over:inset-ring-2 data-over:inset-ring-action max-md:hidden"
    >
      <StatusIcon aria-hidden="true" size={15} className={statusTextColours[status]} />
      <span className="sr-only">{boardWords.openColumn}</span>{' '}
      <span className="order-1 text-sm font-semibold [writing-mode:vertical-rl]">{words.status[status]}</span>{' '}
      <span className="tabular text-xs font-[550] text-ink-3">{count?.toLocaleString(localeOf('en'))}</span>
    </button>
  )
}
