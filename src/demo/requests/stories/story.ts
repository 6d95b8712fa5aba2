import type { Category, PlaceKind, Priority, WaitingOn } from '#maintenance/requests/choices.ts'

/** A kind of problem, from the report to the last note. Words in braces are replaced from `words`. */
export type Story = {
  title: string
  /** The report by the resident or the front desk. */
  text: string
  /** What the technician found: an internal note. */
  found: string
  /** The final message to the resident. */
  done: string
  /** Why the request may have to wait, and for whom. */
  wait?: { move: WaitingOn; why: string; note: string }
  /** Dollars, from and to; without it, the work is done by staff. */
  cost?: readonly [number, number]
  priority?: Priority
  /** The place, if it is not a home. */
  place?: { kind: Exclude<PlaceKind, 'unit'>; name: string }
  /** The months in which it happens; without it, all year. */
  months?: readonly number[]
  /** A vendor does the work: the one of the trade, or the named one. */
  vendor?: true | 'cameras' | 'walls' | 'pests' | 'fitness'
  words?: Readonly<Record<string, readonly string[]>>
}

/** The months of the cold and of the warm half of the year. */
export const winter = [11, 12, 1, 2, 3]
export const cold = [10, ...winter, 4]
export const warm = [5, 6, 7, 8, 9]

export type Stories = Readonly<Record<Category, readonly Story[]>>

export const waits = {
  parts: (what: string, days = 'about a week') => ({
    move: 'parts' as const,
    why: 'Waiting on parts',
    note: `${what} ordered, delivery in ${days}.`,
  }),
  vendor: (who: string, when = 'their next free day') => ({
    move: 'vendor' as const,
    why: 'Waiting for the vendor',
    note: `${who} was called and comes on ${when}.`,
  }),
  resident: (what: string) => ({ move: 'resident' as const, why: 'Waiting for the resident', note: what }),
}
