import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  value: string
  /** Keeps what was typed in it while another tab shows. */
  keepMounted?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keepMounted = false, className, children }: Props) {
  return (
    // The panel that leaves is gone at once, so that two never stand side by side for a frame.
    <Base.Panel value={value} keepMounted={keepMounted} className={classNames('data-ending-style:hidden', className)}>
      {children}
    </Base.Panel>
  )
}
