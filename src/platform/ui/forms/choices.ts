import type { Icon } from '../icons/icon.ts'

/** An option of selects, filters, radio cards and segmented controls. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  icon?: Icon
  /** A second, quieter line. */
  detail?: string
  disabled?: boolean
}
