import type { Cents } from '#platform/text/money.ts'
import type { Day } from '#platform/time/dates.ts'
import type { EntryKind, EntryStatus } from './contract.ts'
import { paymentTexts } from './messages/index.ts'

type Entry = { id: string; kind: EntryKind; date: Day; amountCents: Cents; reverses: string | null }

const effective = <One extends Entry>(entries: readonly One[]): One[] => {
  const reversed = new Set(entries.flatMap((entry) => entry.reverses ?? []))
  return entries.filter((entry) => entry.kind !== 'counter' && !reversed.has(entry.id))
}

/** The balance owed; negative when paid ahead. */
export const balanceOf = (entries: readonly Entry[]): Cents =>
  effective(entries).reduce((sum, entry) => sum + (entry.kind === 'charge' ? entry.amountCents : -entry.amountCents), 0)

type UnitEntry = Entry & { unitId: string | null }

/**
 * The status of each entry by id: payments settle the oldest charges of their unit first; what remains then settles the
 * oldest charges of the other units.
 */
export function statusesOf(entries: readonly UnitEntry[], today: Day): Map<string, EntryStatus> {
  const statuses = new Map<string, EntryStatus>(entries.map((entry) => [entry.id, 'reversed']))
  const live = effective(entries)
  const paidByUnit = new Map<string | null, Cents>()
  for (const { id, kind, unitId, amountCents } of live) {
    if (kind !== 'payment') continue
    statuses.set(id, 'paid')
    paidByUnit.set(unitId, (paidByUnit.get(unitId) ?? 0) + amountCents)
  }
  const charges = live
    .filter(({ kind }) => kind === 'charge')
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
    .map((charge) => {
      const paid = Math.min(charge.amountCents, paidByUnit.get(charge.unitId) ?? 0)
      paidByUnit.set(charge.unitId, (paidByUnit.get(charge.unitId) ?? 0) - paid)
      return { ...charge, unpaid: charge.amountCents - paid }
    })
  let remaining = [...paidByUnit.values()].reduce((sum, cents) => sum + cents, 0)
  for (const { id, date, unpaid } of charges) {
    const isSettled = unpaid <= remaining
    remaining -= isSettled ? unpaid : remaining
    statuses.set(id, isSettled ? 'paid' : date < today ? 'overdue' : 'due')
  }
  return statuses
}

/** Why an entry cannot be reversed; null when it can. */
export const undoDisabledReason = (
  entry: { id: string; kind: EntryKind },
  entries: readonly { reverses: string | null }[],
) => {
  if (entry.kind === 'counter') return paymentTexts.en.counterStays
  return entries.some(({ reverses }) => reverses === entry.id) ? paymentTexts.en.undoneAlready : null
}
