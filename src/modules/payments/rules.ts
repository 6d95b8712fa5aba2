import type { Cents } from '#platform/text/money.ts'
import type { Day } from '#platform/time/dates.ts'
import type { EntryKind, EntryStatus } from './contract.ts'
import { words } from './messages/index.ts'

type Entry = { id: string; kind: EntryKind; date: Day; amountCents: Cents; reverses: string | null }

const effective = (entries: readonly Entry[]) => {
  const reversed = new Set(entries.flatMap((entry) => entry.reverses ?? []))
  return entries.filter((entry) => entry.kind !== 'counter' && !reversed.has(entry.id))
}

/** The balance owed; negative when paid ahead. */
export const balanceOf = (entries: readonly Entry[]): Cents =>
  effective(entries).reduce((sum, entry) => sum + (entry.kind === 'charge' ? entry.amountCents : -entry.amountCents), 0)

/** The status of each entry by id: payments settle the oldest charges first. */
export function statusesOf(entries: readonly Entry[], today: Day): Map<string, EntryStatus> {
  const statuses = new Map<string, EntryStatus>(entries.map((entry) => [entry.id, 'reversed']))
  const live = effective(entries)
  let paid = live.reduce((sum, entry) => sum + (entry.kind === 'payment' ? entry.amountCents : 0), 0)
  for (const entry of live) if (entry.kind === 'payment') statuses.set(entry.id, 'paid')
  const charges = live.filter((entry) => entry.kind === 'charge')
  for (const charge of charges.toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))) {
    const settled = charge.amountCents <= paid
    paid -= settled ? charge.amountCents : paid
    statuses.set(charge.id, settled ? 'paid' : charge.date < today ? 'overdue' : 'due')
  }
  return statuses
}

/** Why an entry cannot be reversed; null when it can. */
export const undoDisabledReason = (
  entry: { id: string; kind: EntryKind },
  entries: readonly { reverses: string | null }[],
) => {
  if (entry.kind === 'counter') return words.counterStays
  return entries.some(({ reverses }) => reverses === entry.id) ? words.undoneAlready : null
}
