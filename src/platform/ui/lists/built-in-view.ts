import type { Icon } from '../icons/icon.ts'

/** A view of a list that everyone has. */
export type BuiltInView = {
  name: string
  icon: Icon
  /** Its filters, as the address names them. */
  parameters: Record<string, string>
  /** Its rows should not be there: their number is red. */
  isAlarming?: boolean
}
