import type { ReactNode } from 'react'
import { useTabs } from './tabs-context.ts'

type Props = {
  value: string
  /** Keeps unsaved input while another tab is shown. */
  keepMounted?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keepMounted = false, className, children }: Props) {
  const tabs = useTabs()
  const isShown = tabs.value === value
  if (!isShown && !keepMounted) return null
  return (
    <div
      role="tabpanel"
      id={tabs.panelId(value)}
      aria-labelledby={tabs.tabId(value)}
      // A panel without controls is reached by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      hidden={!isShown}
      className={className}
    >
      {children}
    </div>
  )
}
