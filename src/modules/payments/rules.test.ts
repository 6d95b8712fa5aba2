import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EntryKind } from './contract.ts'
import { balanceOf, statusesOf } from './rules.ts'

const entry = (id: string, kind: EntryKind, date: string, amountCents: number, reverses: string | null = null) => ({
  id,
  unitId: 'unit 1' as string | null,
  kind,
  date,
  amountCents,
  reverses,
})

const march = entry('a', 'charge', '2026-03-01', 200_000)
const april = entry('b', 'charge', '2026-04-01', 200_000)
const may = entry('c', 'charge', '2026-05-01', 200_000)

describe('the balance', () => {
  it('is the sum of charges minus payments', () => {
    assert.equal(balanceOf([march, april, entry('p', 'payment', '2026-03-02', 250_000)]), 150_000)
    assert.equal(balanceOf([]), 0)
  })
  it('excludes reversed entries', () => {
    assert.equal(balanceOf([march, april, entry('x', 'counter', '2026-04-02', 200_000, 'b')]), 200_000)
    const paid = entry('p', 'payment', '2026-03-02', 200_000)
    assert.equal(balanceOf([march, paid, entry('x', 'counter', '2026-03-04', 200_000, 'p')]), 200_000)
  })
})

describe('the status of an entry', () => {
  it('payments settle the oldest charges first', () => {
    const statuses = statusesOf([may, april, march, entry('p', 'payment', '2026-03-02', 200_000)], '2026-04-20')
    assert.deepEqual(
      ['a', 'b', 'c', 'p'].map((id) => statuses.get(id)),
      ['paid', 'overdue', 'due', 'paid'],
    )
  })
  it('a partial payment settles nothing, but counts towards the next charge', () => {
    const half = entry('p', 'payment', '2026-03-02', 100_000)
    assert.equal(statusesOf([march, half], '2026-03-05').get('a'), 'overdue')
    assert.equal(statusesOf([march, half, { ...half, id: 'q' }], '2026-03-05').get('a'), 'paid')
  })
  it('payments settle the charges of their own unit before older ones of another', () => {
    const other = { ...april, unitId: 'unit 2' }
    const paid = { ...entry('p', 'payment', '2026-04-02', 200_000), unitId: 'unit 2' }
    const statuses = statusesOf([march, other, paid], '2026-04-20')
    assert.deepEqual([statuses.get('a'), statuses.get('b')], ['overdue', 'paid'])
    const all = statusesOf([march, other, { ...paid, amountCents: 400_000 }], '2026-04-20')
    assert.deepEqual([all.get('a'), all.get('b')], ['paid', 'paid'])
  })
  it('a reversed entry and its counter entry are reversed', () => {
    const statuses = statusesOf([march, entry('x', 'counter', '2026-03-02', 200_000, 'a')], '2026-03-05')
    assert.deepEqual([...statuses.values()], ['reversed', 'reversed'])
  })
})
