import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import { Button } from '../../display/Button.tsx'
import type { Icon } from '../../icons/icon.ts'
import { KeyCap } from '../../keys/KeyCap.tsx'
import { classNames } from '../../theme/class-names.ts'

export type BulkAction = { id: string; label: string; icon: Icon; shortcut?: string; onPress: () => void }

type Props = {
  count: number
  /** The number of rows that match the filters; null while it is unknown. */
  total: number | null
  isAll: boolean
  onAll: () => void
  onClear: () => void
  actions: readonly BulkAction[]
  /** The row of filters, whose place the bar takes while something is selected. */
  children: ReactNode
}

/** What can be done with the selected rows; it covers the filters, so that no row moves. */
export function BulkBar({ count, total, isAll, onAll, onClear, actions, children }: Props) {
  const isShown = count > 0
  return (
    // Two lines on a phone, which shorter tools above a list leave no room for.
    <div className={classNames('relative', isShown && 'max-md:min-h-28')}>
      <div className={classNames(isShown && 'invisible')}>{children}</div>
      {isShown ? (
        <div
          role="toolbar"
          aria-label={words.selectionTools}
          className="absolute inset-x-0 top-0 z-[3] flex items-center gap-1.5 rounded-lg bg-action-soft pr-1.5 pl-4.5 text-action-ink max-md:flex-wrap max-md:gap-y-0 max-md:pl-3 md:h-11 md:overflow-x-auto"
        >
          <output className="tabular shrink-0 font-semibold">{words.selected(count)}</output>
          {total !== null && !isAll && total > count ? (
            <Button variant="plain" size="small" className="shrink-0" onClick={onAll}>
              {words.selectAll(total)}
            </Button>
          ) : null}
          {/* On a phone, a line of its own, which scrolls. */}
          <span className="flex shrink-0 items-center gap-1.5 max-md:order-last max-md:w-full max-md:overflow-x-auto max-md:pb-1.5 md:ml-auto">
            {actions.map(({ id, label, icon, shortcut, onPress }) => (
              <Button
                key={id}
                size="small"
                icon={icon}
                data-bulk={id}
                {...(shortcut ? { 'aria-keyshortcuts': shortcut } : {})}
                onClick={onPress}
              >
                {label}
                {shortcut ? <KeyCap>{shortcut}</KeyCap> : null}
              </Button>
            ))}
          </span>
          <Button variant="plain" size="small" icon={X} className="shrink-0 max-md:ml-auto" onClick={onClear}>
            {words.clearSelection}
            <KeyCap>{words.escapeKey}</KeyCap>
          </Button>
        </div>
      ) : null}
    </div>
  )
}
