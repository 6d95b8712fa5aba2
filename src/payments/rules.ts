import type { Cents } from '#platform/money.ts'
import type { Day } from '#platform/dates.ts'
import type { EntryKind, EntryStatus } from './contract.ts'
import { words } from './words.ts'

type Entry = { id: string; kind: EntryKind; date: Day; amountCents: Cents; reverses: string | null }

const standing = (entries: readonly Entry[]) => {
  const undone = new Set(entries.flatMap((entry) => entry.reverses ?? []))
  return entries.filter((entry) => entry.kind !== 'counter' && !undone.has(entry.id))
}

/** What somebody owes; below zero what they have paid ahead. */
export const balanceOf = (entries: readonly Entry[]): Cents =>
  standing(entries).reduce((sum, entry) => sum + (entry.kind === 'charge' ? entry.amountCents : -entry.amountCents), 0)

/** How each entry stands, by id: payments settle the oldest charges first. */
export function statusesOf(entries: readonly Entry[], today: Day): Map<string, EntryStatus> {
  const statuses = new Map<string, EntryStatus>(entries.map((entry) => [entry.id, 'reversed']))
  const live = standing(entries)
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

/** Why an entry cannot be undone; null when it can. */
export const whyNotUndo = (entry: { id: string; kind: EntryKind }, entries: readonly { reverses: string | null }[]) => {
  if (entry.kind === 'counter') return words.counterStays
  return entries.some(({ reverses }) => reverses === entry.id) ? words.undoneAlready : null
}
