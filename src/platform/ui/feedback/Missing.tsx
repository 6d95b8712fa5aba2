import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { CancelButton } from '../overlays/CancelButton.tsx'
import { Empty } from './Empty.tsx'

type Props = {
  /** What is missing: 'This unit does not exist'. */
  children: ReactNode
  /** The possible reason. */
  help: string
  /** The link back: 'Back to the units'. */
  back: string
}

/** In a dialog whose address names a record that does not exist, or not for this person. */
export function Missing({ children, help, back }: Props) {
  return (
    <div role="status">
      <Empty icon={SearchX} help={help} action={<CancelButton size="small">{back}</CancelButton>}>
        {children}
      </Empty>
    </div>
  )
}
