import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

/** The context of a TabList and its TabPanels, also across a dialog's header and body. */
export function Tabs<Value extends string>({ value, onChange, children }: Props<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className="contents">
      {children}
    </Base.Root>
  )
}
