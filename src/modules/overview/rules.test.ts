import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Priority } from '#maintenance/requests/choices.ts'
import type { Need } from './contract.ts'
import { byUrgency, isUrgent, maxNeeds, maxPerKind } from './rules.ts'

const now = new Date('2026-11-21T15:00:00Z')
const today = '2026-11-21'
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
const request = (priority: Priority, hours: number) => ({
  id: crypto.randomUUID(),
  number: 1,
  title: `${priority} ${hours}`,
  place: '1204',
  priority,
  waitingOn: 'office' as const,
  isAssigned: false,
  isAppointment: false,
  createdAt: at(-200),
  dueAt: at(hours),
})
const late = (priority: Priority, hours: number): Need => ({ kind: 'late', ...request(priority, -hours) })
const unassigned = (priority: Priority, hours: number): Need => ({ kind: 'unassigned', ...request(priority, hours) })
const message = (hours: number): Need => ({
  kind: 'message',
  id: crypto.randomUUID(),
  name: `answer ${hours}`,
  reason: 'other',
  subject: 'Hello',
  createdAt: at(-50),
  replyBy: at(hours),
})
const lease = (endsOn: string): Need => ({
  kind: 'lease',
  id: crypto.randomUUID(),
  name: endsOn,
  unitNumber: '1',
  endsOn,
})
const mail: Need = {
  kind: 'mail',
  id: crypto.randomUUID(),
  count: 2,
  to: 'a@b.example',
  subject: 'x',
  failedAt: at(-1),
}

const found = (need: Need) => `${need.kind} ${'title' in need ? need.title : 'name' in need ? need.name : ''}`.trim()
const sorted = (needs: Need[]) => byUrgency(needs, now, today).map(found)

describe('the urgent needs', () => {
  it('are sorted by severity, whatever the input order', () => {
    const expected = [
      late('urgent', 1),
      unassigned('urgent', 3),
      late('high', 2),
      late('low', 9),
      late('normal', 2),
      mail,
      message(-1),
      unassigned('high', 4),
    ]
    assert.deepEqual(sorted([...expected, lease('2026-11-20')].toReversed()), expected.map(found))
    const quiet = [lease('2026-11-20'), unassigned('normal', 2), unassigned('low', 5), lease('2026-11-30'), message(4)]
    assert.deepEqual(sorted(quiet.toReversed()), quiet.map(found))
  })

  it('are limited in total and per kind', () => {
    const many = (make: (n: number) => Need) => Array.from({ length: 9 }, (_, n) => make(n + 1))
    const all = byUrgency(
      [...many((n) => late('normal', n)), ...many((n) => unassigned('low', n)), ...many((n) => message(n))],
      now,
      today,
    )
    assert.equal(all.length, maxNeeds)
    for (const kind of ['late', 'unassigned'] as const)
      assert.equal(all.filter((need) => need.kind === kind).length, maxPerKind[kind])
    assert.equal(found(all[0]!), 'late normal -9')
  })

  it('are urgent when an SLA is missed or an urgent request has no assignee', () => {
    for (const need of [late('low', 1), unassigned('urgent', 5), message(-1), mail]) assert.ok(isUrgent(need, now))
    for (const other of [unassigned('high', 5), message(1), lease('2026-11-20')]) assert.ok(!isUrgent(other, now))
  })
})
