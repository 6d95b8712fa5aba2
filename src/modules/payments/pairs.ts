import type { OwnPayment } from './contract.ts'

type Entry = Pick<OwnPayment, 'id' | 'kind' | 'date' | 'amount' | 'status' | 'unitId' | 'reverses'>
/** A charge with the payment that settled it, an entry with its reversal, or an entry alone. */
export type EntryPair<One> = { entry: One; settledBy: One | null }

const reach = 31 * 86_400_000
const daysApart = (a: Entry, b: Entry) => Math.abs(Date.parse(a.date) - Date.parse(b.date))

/**
 * Puts each paid charge and its payment together, newest first: the payment of the same home and amount whose day is
 * nearest, at most a month away; and each reversed entry and its reversal. Each other entry is alone, in their order.
 */
export function pairEntries<One extends Entry>(entries: readonly One[]): EntryPair<One>[] {
  const settledBy = new Map<One, One>()
  const taken = new Set<One>()
  const isPayment = (entry: One) => entry.kind === 'payment' && entry.status === 'paid'
  const join = (entry: One, other: One | undefined) => {
    if (!other) return
    settledBy.set(entry, other)
    taken.add(other)
  }
  for (const reversal of entries) {
    const original = entries.find(({ id }) => id === reversal.reverses)
    if (original) join(original, reversal)
  }
  for (const charge of entries.toReversed()) {
    if (charge.kind !== 'charge' || charge.status !== 'paid') continue
    const [payment] = entries
      .filter((entry) => isPayment(entry) && !taken.has(entry))
      .filter(({ unitId, amount }) => unitId === charge.unitId && amount === charge.amount)
      .filter((entry) => daysApart(entry, charge) <= reach)
      .toSorted((a, b) => daysApart(a, charge) - daysApart(b, charge))
    join(charge, payment)
  }
  return entries
    .filter((entry) => !taken.has(entry))
    .map((entry) => ({ entry, settledBy: settledBy.get(entry) ?? null }))
}

export type Month<One> = { month: string; pairs: EntryPair<One>[] }

/** The pairs by the month of their entry, such as 2026-11, in their order. */
export const groupByMonth = <One extends Entry>(pairs: readonly EntryPair<One>[]): Month<One>[] =>
  [...Map.groupBy(pairs, ({ entry }) => entry.date.slice(0, 7))].map(([month, own]) => ({ month, pairs: own }))

const shownMonths = 3
/** How many months are shown first: the newest ones, and all up to the last one with a charge that is not paid. */
export const monthsAtFirst = <One extends Entry>(months: readonly Month<One>[]): number =>
  Math.max(shownMonths, 1 + months.findLastIndex(({ pairs }) => pairs.some(({ entry }) => isOpen(entry))))

const isOpen = ({ status }: Entry) => status === 'due' || status === 'overdue'
