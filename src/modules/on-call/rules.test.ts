import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { instantAt } from '#platform/time/wall-clock.ts'
import { levelPerson, nextChange, onCallOrder, type Rota, rotaDay } from './rules.ts'

const zone = 'America/Toronto'
const rota: Rota = { people: ['ana', 'ben', 'cleo'], startsOn: '2031-03-03', handover: '08:00', exceptions: [] }
const at = (day: string, hour: number) => instantAt(day, hour * 60, zone)

describe('the person on call', () => {
  it('changes every week, at the handover', () => {
    assert.equal(rotaDay(rota, at('2031-03-10', 7), zone), '2031-03-09')
    assert.deepEqual(onCallOrder(rota, '2031-03-09'), ['ana', 'ben', 'cleo'])
    assert.deepEqual(onCallOrder(rota, '2031-03-10'), ['ben', 'cleo', 'ana'])
    assert.deepEqual(onCallOrder(rota, '2031-03-24'), ['ana', 'ben', 'cleo'])
    assert.deepEqual(onCallOrder(rota, '2031-03-02'), ['cleo', 'ana', 'ben'])
  })
  it('is the person who took the days over, and nobody who is away', () => {
    const days = { from: '2031-03-04', until: '2031-03-05' }
    const swapped: Rota = { ...rota, exceptions: [{ userId: 'cleo', what: 'takes', ...days }] }
    assert.deepEqual(onCallOrder(swapped, '2031-03-04'), ['cleo', 'ana', 'ben'])
    assert.deepEqual(onCallOrder(swapped, '2031-03-06'), ['ana', 'ben', 'cleo'])
    const away: Rota = { ...rota, exceptions: [{ userId: 'ana', what: 'away', ...days }] }
    assert.deepEqual(onCallOrder(away, '2031-03-05'), ['ben', 'cleo'])
  })
  it('is nobody without people', () => {
    assert.deepEqual(onCallOrder({ ...rota, people: [] }, '2031-03-05'), [])
    assert.equal(nextChange({ ...rota, people: ['ana'] }, at('2031-03-05', 12), zone), null)
  })
  it('is known until the next change', () =>
    assert.deepEqual(nextChange(rota, at('2031-03-05', 2), zone), { at: at('2031-03-10', 8), userId: 'ben' }))
})

describe('an alert that nobody takes', () => {
  it('goes to the next person, then to everyone', () => {
    const order = onCallOrder(rota, '2031-03-05')
    assert.deepEqual(
      [0, 1, 2].map((level) => levelPerson(order, level)),
      ['ana', 'ben', null],
    )
    assert.equal(levelPerson(['ana'], 1), null)
  })
})
