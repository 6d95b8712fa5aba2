import type { Icon } from './icons/icon.ts'

/** One thing to choose, wherever something is chosen: selects, filters, large choices, segments. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  icon?: Icon
  /** A second, quieter line. */
  detail?: string
  disabled?: boolean
}
