import type { OwnPayment } from './contract.ts'

type Entry = Pick<OwnPayment, 'id' | 'kind' | 'date' | 'amount' | 'status' | 'unitId'>
/** A charge with the payment that settled it, or an entry alone. */
export type EntryPair<One> = { entry: One; settledBy: One | null }

const reach = 31 * 86_400_000
const daysApart = (a: Entry, b: Entry) => Math.abs(Date.parse(a.date) - Date.parse(b.date))

/**
 * Puts each paid charge and its payment together, newest first: the payment of the same home and amount whose day is
 * nearest, at most a month away. Other entries stand alone, in their order.
 */
export function pairEntries<One extends Entry>(entries: readonly One[]): EntryPair<One>[] {
  const settledBy = new Map<One, One>()
  const taken = new Set<One>()
  const isPayment = (entry: One) => entry.kind === 'payment' && entry.status === 'paid'
  for (const charge of entries.toReversed()) {
    if (charge.kind !== 'charge' || charge.status !== 'paid') continue
    const [payment] = entries
      .filter((entry) => isPayment(entry) && !taken.has(entry))
      .filter(({ unitId, amount }) => unitId === charge.unitId && amount === charge.amount)
      .filter((entry) => daysApart(entry, charge) <= reach)
      .toSorted((a, b) => daysApart(a, charge) - daysApart(b, charge))
    if (!payment) continue
    settledBy.set(charge, payment)
    taken.add(payment)
  }
  return entries
    .filter((entry) => !taken.has(entry))
    .map((entry) => ({ entry, settledBy: settledBy.get(entry) ?? null }))
}
