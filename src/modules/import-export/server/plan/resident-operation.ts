import type { Day } from '#platform/time/dates.ts'
import type { residents } from '#residents/server/table.ts'
import type { Current, Unit } from './residents-now.ts'

/** What applying a line writes. */
export type ResidentOperation = {
  residentId: string
  userId: string
  /** The sign-in address of a new account, or one for an account without; '' for none. */
  email: string
  current: Current | null
  columns: Partial<typeof residents.$inferInsert>
  /** The home to move into, and the day when that is not now. */
  unit: Unit | null
  movesInOn: Day | null
}
