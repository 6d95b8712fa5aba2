import Plus from 'lucide-react/icons/plus'
import type { ComponentProps } from 'react'
import { Button } from '../display/Button.tsx'
import { Segmented } from '../forms/Segmented.tsx'

type Props<Value extends string> = ComponentProps<typeof Segmented<Value>> & {
  /** The name of the button that adds a record. */
  add: string
  onAdd: () => void
}

/** Beside the title of a list: the choice between its views, and the button that adds a record. */
export function ListActions<Value extends string>({ add, onAdd, ...views }: Props<Value>) {
  return (
    <>
      <Segmented {...views} />
      <Button variant="primary" icon={Plus} onClick={onAdd}>
        {add}
      </Button>
    </>
  )
}
