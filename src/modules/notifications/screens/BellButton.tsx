import Bell from 'lucide-react/icons/bell'
import type { ComponentProps } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import { bellTexts } from '../messages/bell.ts'
import { useUnreadCount } from './use-unread-count.ts'

/** The bell of a portal with the number of unread notifications. */
export function BellButton(props: ComponentProps<'button'>) {
  const words = useTexts(bellTexts)
  const unread = useUnreadCount()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded="false"
      {...props}
      className="relative inline-grid size-8.5 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink data-popup-open:bg-sunken max-md:size-11"
    >
      <Bell aria-hidden="true" />
      <span className="sr-only">{words.name(unread)}</span>
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="tabular absolute top-0 left-4.25 min-w-4.25 rounded-full bg-tone-danger-fg px-1 text-center text-11 leading-4.25 font-semibold text-tone-danger-bg ring-2 ring-surface max-md:top-1 max-md:left-5.5"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </button>
  )
}
