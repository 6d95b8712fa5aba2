import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  value: string
  /** Keeps unsaved input while another tab is shown. */
  keepMounted?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keepMounted = false, className, children }: Props) {
  return (
    // The hidden panel is removed at once, so that two panels are never rendered in the same frame.
    <Base.Panel value={value} keepMounted={keepMounted} className={classNames('data-ending-style:hidden', className)}>
      {children}
    </Base.Panel>
  )
}
