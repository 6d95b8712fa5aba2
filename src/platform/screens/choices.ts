import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One thing to choose, wherever something is chosen: selects, filters, large choices, segments. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  icon?: LucideIcon | ((props: { size?: number; 'aria-hidden'?: 'true' }) => ReactNode)
  /** A second, quieter line. */
  detail?: string
  disabled?: boolean
}
