import type { ReactNode } from 'react'
import { useHasRendered } from '../hooks/use-has-rendered.ts'

/**
 * Renders what a dialog shows with whether its first frame is over, for what may follow it. Anew at each opening, because a closed dialog
 * has no content.
 */
export function FirstFrame({ children }: { children: (isOver: boolean) => ReactNode }) {
  return children(useHasRendered())
}
