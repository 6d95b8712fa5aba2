import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { CancelButton } from './CancelButton.tsx'
import { Empty } from './Empty.tsx'

type Props = {
  /** What is not there: 'This unit does not exist'. */
  children: ReactNode
  /** Why that may be. */
  help: string
  /** The way out: 'Back to the units'. */
  back: string
}

/** In a dialog whose address names a record that is not there, or not for this person. */
export function Missing({ children, help, back }: Props) {
  return (
    <div role="status">
      <Empty icon={SearchX} help={help} action={<CancelButton size="small">{back}</CancelButton>}>
        {children}
      </Empty>
    </div>
  )
}
