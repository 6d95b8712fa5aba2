import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Props = {
  value: string
  /** Keeps what was typed in it while another tab shows. */
  keepMounted?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keepMounted = false, className, children }: Props) {
  return (
    <Base.Panel value={value} keepMounted={keepMounted} {...(className ? { className } : {})}>
      {children}
    </Base.Panel>
  )
}
