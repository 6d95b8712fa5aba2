import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupByMonth, monthsAtFirst, pairEntries } from './pairs.ts'

const entry = (id: string, date: string, over: Partial<Parameters<typeof pairEntries>[0][number]> = {}) => ({
  id,
  kind: 'charge' as const,
  date,
  amount: 500,
  status: 'paid' as const,
  unitId: 'home',
  reverses: null,
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
  it('join an entry with its reversal', () => {
    const reversed = { status: 'reversed' as const }
    const entries = [
      entry('reversal', '2026-10-05', { ...reversed, kind: 'counter', reverses: 'fee' }),
      entry('pay', '2026-10-02', payment),
      entry('fee', '2026-10-01', reversed),
    ]
    assert.deepEqual(shown(entries), ['pay', 'fee+reversal'])
  })
  it('are grouped by month; those with an open charge are shown first', () => {
    const days = ['2026-11-01', '2026-10-15', '2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01']
    const months = (open: string) =>
      groupByMonth(pairEntries(days.map((day) => entry(day, day, { status: day === open ? 'overdue' : 'paid' }))))
    assert.deepEqual(
      months('').map(({ month, pairs }) => [month, pairs.length]),
      [
        ['2026-11', 1],
        ['2026-10', 2],
        ['2026-09', 1],
        ['2026-08', 1],
        ['2026-07', 1],
      ],
    )
    assert.deepEqual([monthsAtFirst(months('')), monthsAtFirst(months('2026-08-01'))], [3, 4])
  })
  it('use a payment once', () => {
    const entries = [entry('pay', '2026-10-03', payment), entry('second', '2026-10-02'), entry('first', '2026-10-01')]
    assert.deepEqual(shown(entries), ['second', 'first+pay'])
  })
})
