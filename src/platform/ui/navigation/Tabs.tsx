import { useId, type ReactNode } from 'react'
import { TabsContext } from './tabs-context.ts'

type Props<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

/** The context of a TabList and its TabPanels, also across a dialog's header and body. */
export function Tabs<Value extends string>({ value, onChange, children }: Props<Value>) {
  const id = useId()
  return (
    <TabsContext value={{ value, choose: (next) => onChange(next as Value), id }}>
      <div className="contents">{children}</div>
    </TabsContext>
  )
}
