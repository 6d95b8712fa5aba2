import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { scrollRow } from '../lists/scroll-row.ts'
import { useTabs } from './tabs-context.ts'

export type Tab<Value extends string = string> = {
  value: Value
  label: string
  count?: number
  /** In place of a count: a small badge, such as 'Open Case'. */
  flag?: ReactNode
}

type Props<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  className?: string
}

export function TabList<Value extends string>({ label, tabs, className }: Props<Value>) {
  const state = useTabs()
  const choose = (value: Value) => {
    state.choose(value)
    document.getElementById(state.tabId(value))?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const next = tabAfter(
      event.key,
      tabs.findIndex(({ value }) => value === state.value),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.value)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on a tab
    <div
      role="tablist"
      ref={scrollRow}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames(
        // Each tab extends 6 beyond its text for the focus ring; the text and the line keep their alignment.
        'scroll-row -mx-1.5 flex gap-2.5 bg-[linear-gradient(var(--line),var(--line))] bg-[length:calc(100%-12px)_1px] bg-[position:6px_100%] bg-no-repeat',
        className,
      )}
    >
      {tabs.map(({ value, label: text, count, flag }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={state.tabId(value)}
          aria-selected={value === state.value}
          aria-controls={value === state.value ? state.panelId(value) : undefined}
          tabIndex={value === state.value ? 0 : -1}
          data-active={value === state.value ? '' : undefined}
          onClick={() => choose(value)}
          className="relative flex h-10 shrink-0 items-center gap-1.5 px-1.5 font-medium whitespace-nowrap text-ink-2 transition-colors duration-[var(--dur-2)] after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 data-active:font-[575] data-active:text-ink data-active:after:bg-action max-md:h-11"
        >
          {text}
          {count === undefined ? null : (
            <span className="tabular rounded-sm bg-sunken px-1.5 text-xs leading-4.25 font-[550] text-ink-2">
              {count}
            </span>
          )}
          {flag}
        </button>
      ))}
    </div>
  )
}

/** The place of the tab that an arrow key, Home or End selects. */
function tabAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
