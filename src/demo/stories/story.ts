import type { Category, PlaceKind, Priority, WhoseMove } from '#maintenance/choices.ts'

/** A kind of trouble, from the report to the last note. Words in braces are filled in from `words`. */
export type Story = {
  title: string
  /** What the resident or the desk wrote. */
  told: string
  /** What the person saw who went there: an internal note. */
  found: string
  /** What the resident is told at the end. */
  done: string
  /** Why it may have to wait, and for whom. */
  wait?: { move: WhoseMove; why: string; note: string }
  /** Dollars, from and to; nothing: own work. */
  cost?: readonly [number, number]
  priority?: Priority
  /** Where, when it is not in a home. */
  place?: { kind: Exclude<PlaceKind, 'unit'>; name: string }
  /** The months in which it happens; without it, all year. */
  months?: readonly number[]
  /** A vendor does the work: the one of the trade, or the named one. */
  vendor?: true | 'cameras' | 'walls' | 'pests' | 'fitness'
  words?: Readonly<Record<string, readonly string[]>>
}

/** Months of the cold, and of the warm half of the year. */
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
