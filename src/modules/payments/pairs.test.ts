import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pairEntries } from './pairs.ts'

const entry = (id: string, date: string, over: Partial<Parameters<typeof pairEntries>[0][number]> = {}) => ({
  id,
  kind: 'charge' as const,
  date,
  amount: 500,
  status: 'paid' as const,
  unitId: 'home',
  ...over,
})
const payment = { kind: 'payment' as const }
const shown = (entries: Parameters<typeof pairEntries>[0]) =>
  pairEntries(entries).map(({ entry: { id }, settledBy }) => (settledBy ? `${id}+${settledBy.id}` : id))

describe('pairs of charges and payments', () => {
  it('join each charge with the payment of its month', () => {
    const entries = [
      entry('pay2', '2026-11-03', payment),
      entry('fee2', '2026-11-01'),
      entry('pay1', '2026-10-02', payment),
      entry('fee1', '2026-10-01'),
    ]
    assert.deepEqual(shown(entries), ['fee2+pay2', 'fee1+pay1'])
  })
  it('leave alone what is due, reversed, of another amount or home, or months away', () => {
    const entries = [
      entry('due', '2026-11-01', { status: 'due' }),
      entry('part', '2026-10-20', { ...payment, amount: 200 }),
      entry('other home', '2026-10-03', { ...payment, unitId: 'other' }),
      entry('reversed', '2026-10-02', { ...payment, status: 'reversed' }),
      entry('fee', '2026-10-01'),
      entry('early', '2026-08-01', payment),
    ]
    assert.deepEqual(
      shown(entries),
      entries.map(({ id }) => id),
    )
  })
  it('use a payment once', () => {
    const entries = [entry('pay', '2026-10-03', payment), entry('second', '2026-10-02'), entry('first', '2026-10-01')]
    assert.deepEqual(shown(entries), ['second', 'first+pay'])
  })
})
