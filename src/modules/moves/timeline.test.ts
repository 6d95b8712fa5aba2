import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '#platform/time/wall-clock.ts'
import { defaultChecklists } from './rules.ts'
import { automaticChangesOf, lanesOf, timelineOf } from './timeline.ts'

const unit = { id: 'u', unitNumber: '2211', doorCode: 'to_set' as const }
const person = (id: string) => ({
  id,
  userId: id,
  fullName: id,
  parkingStalls: [],
  lockerNumbers: [],
  lacksInvitation: false,
})
const step = { id: 's', key: null, title: 'x', responsible: 'office', doneAt: null, doneBy: null, note: null } as const
const move = (kind: 'move_in' | 'move_out', effectiveDay: string, ...who: string[]) => ({
  id: `${kind} ${effectiveDay}`,
  kind,
  status: 'planned' as const,
  doneAt: null,
  unit,
  toUnit: null,
  effectiveDay,
  tenants: who.map(person),
  steps: [{ ...step, dueDay: effectiveDay }],
})

describe('the timeline of a unit', () => {
  const moves = [move('move_out', '2026-12-04', 'Leila'), move('move_in', '2026-12-05', 'Priya', 'Arjun')]

  it('shows who leaves, who comes and who stays, with the days between', () => {
    const timeline = timelineOf('u', moves, [person('Leila'), person('Ann')], '2026-10-01')
    assert.deepEqual([timeline?.days[0], timeline?.days.at(-1)], ['2026-11-20', '2026-12-11'])
    assert.deepEqual(
      timeline?.bars.map(({ side, names, from, to }) => [side, names.join(), from, to]),
      [
        ['stays', 'Ann', 0, 22],
        ['leaving', 'Leila', 0, 14],
        ['arriving', 'Priya,Arjun', 15, 22],
      ],
    )
    assert.deepEqual(
      timeline?.stepsDue.flatMap((count, at) => (count === 0 ? [] : [at])),
      [14, 15],
    )
  })

  it('shows the days when nobody lives there, in the row of those who leave and come', () => {
    const bars = timelineOf('u', moves, [], '2026-10-01')?.bars ?? []
    assert.deepEqual(
      lanesOf(bars).map((lane) => lane.map(({ side, from, to }) => [side, from, to])),
      [
        [
          ['leaving', 0, 14],
          ['empty', 14, 15],
          ['arriving', 15, 22],
        ],
      ],
    )
    const both = timelineOf('u', moves, [person('Ann')], '2026-10-01')?.bars ?? []
    assert.deepEqual(
      lanesOf(both).map((lane) => lane.map(({ side }) => side)),
      [['stays'], ['leaving', 'arriving']],
    )
    const last = timelineOf('u', moves.slice(0, 1), [], '2026-10-01')?.bars.at(-1)
    assert.deepEqual([last?.side, last?.from], ['empty', 14])
  })

  it('shows a time that begins and ends with moves once, from the first day to the last one', () => {
    const arrived = ['Ana', 'Ben'].map((who) => ({
      ...move('move_in', '2026-12-03', who),
      id: who,
      status: 'done' as const,
    }))
    const barsOf = (...list: Parameters<typeof timelineOf>[1][number][]) =>
      timelineOf('u', list, [], '2026-12-03')?.bars.map(({ side, names, from, to }) => [side, names.join(), from, to])
    const empty = ['empty', '', 0, 1]
    const both = move('move_out', '2026-12-05', 'Ana', 'Ben')
    assert.deepEqual(barsOf(...arrived, both), [empty, ['leaving', 'Ana,Ben', 1, 3], ['empty', '', 3, 10]])
    const one = move('move_out', '2026-12-05', 'Ben')
    assert.deepEqual(barsOf(...arrived, one), [empty, ['arriving', 'Ana', 1, 10], ['leaving', 'Ben', 1, 3]])
    const planned = move('move_in', '2026-12-04', 'Cy')
    assert.deepEqual(barsOf(planned, move('move_out', '2026-12-05', 'Cy')), [
      ['empty', '', 0, 1],
      ['arriving', 'Cy', 1, 2],
      ['empty', '', 2, 9],
    ])
    const back = [move('move_out', '2026-12-04', 'Dee'), move('move_in', '2026-12-06', 'Dee')]
    assert.deepEqual(
      barsOf(...back)?.map(([side]) => side),
      ['leaving', 'empty', 'arriving'],
    )
  })

  it('tells which moves took effect', () => {
    const done = { ...move('move_out', '2026-12-04', 'Leila'), status: 'done' as const }
    const bars = timelineOf('u', [done, ...moves.slice(1)], [], '2026-12-04')?.bars ?? []
    assert.deepEqual(
      bars.map(({ side, isDone }) => [side, isDone]),
      [
        ['leaving', true],
        ['empty', false],
        ['arriving', false],
      ],
    )
  })

  it('is limited in length, and absent without moves', () => {
    assert.equal(timelineOf('u', [], [], '2026-10-01'), null)
    assert.equal(timelineOf('u', [...moves, move('move_in', '2027-06-01', 'Zoe')], [], '2026-10-01')?.days.length, 24)
  })

  it('begins today where that is near', () => {
    assert.equal(timelineOf('u', moves, [], '2026-12-01')?.days[0], '2026-12-01')
    assert.equal(timelineOf('u', moves, [], '2026-12-04')?.days[0], '2026-12-03')
  })

  it('shows all steps of a default checklist, and names the open ones beyond its days', () => {
    const due = (dueDay: string) => ({ ...step, id: dueDay, dueDay })
    const steps = ['2027-03-01', '2026-12-03', '2026-11-27', '2026-11-19'].map(due)
    const shown = (today: string) => {
      const timeline = timelineOf('u', [{ ...move('move_in', '2026-12-05', 'Zoe'), steps }], [], today)
      const days = (list: readonly { dueDay: string }[] = []) => list.map(({ dueDay }) => dueDay)
      const within = timeline?.days.filter((_, at) => (timeline.stepsDue[at] ?? 0) > 0)
      return [days(timeline?.stepsEarlier), within, days(timeline?.stepsLater)]
    }
    assert.deepEqual(shown('2026-10-01'), [['2026-11-19'], ['2026-11-27', '2026-12-03'], ['2027-03-01']])
    assert.deepEqual(shown('2026-12-01'), [['2026-11-19', '2026-11-27'], ['2026-12-03'], ['2027-03-01']])
    const spread = [...defaultChecklists.move_in, ...defaultChecklists.move_out, ...defaultChecklists.transfer]
    const all = spread.map(({ day }) => due(addDays('2026-12-05', day)))
    const far = timelineOf('u', [{ ...move('move_in', '2026-12-05', 'Zoe'), steps: all }], [], '2026-10-01')
    assert.deepEqual([far?.stepsEarlier, far?.stepsLater], [[], []])
  })

  it('tells what happens by itself, in the order of time', () => {
    assert.deepEqual(
      automaticChangesOf(moves, 'America/Toronto').map(({ day, at, what }) => [day, at, what]),
      [
        ['2026-12-03', 'until', 'ends'],
        ['2026-12-05', 'from', 'begins'],
        ['2026-12-05', 'until', 'undo_ends'],
        ['2026-12-06', 'until', 'undo_ends'],
      ],
    )
  })

  it('counts the time to undo from the day on which a late move took effect', () => {
    const late = { ...move('move_out', '2026-12-04', 'Leila'), status: 'done' as const, doneAt: '2026-12-08T17:00:00Z' }
    assert.deepEqual(
      automaticChangesOf([late], 'America/Toronto').map(({ day, at }) => [day, at]),
      [['2026-12-09', 'until']],
    )
  })
})
