import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { doorCodeState, firstFreeDay, overlapsOf, type Stay } from './stays.ts'

const stay = (id: string, more: Partial<Stay> = {}): Stay => ({
  id,
  fullName: id,
  unitId: 'u',
  firstDay: null,
  lastDay: null,
  leaseEnd: null,
  hasFormerCode: false,
  ...more,
})

describe('stays in a unit', () => {
  it('overlap with those who move in on the last day of another resident, and not a day later', () => {
    const stays = [stay('Ann', { lastDay: '2026-12-15' }), stay('Ben', { unitId: 'v' }), stay('Cy')]
    const names = (day: string | null) => overlapsOf(stays, 'u', day, new Set(['Cy'])).map(({ id }) => id)
    assert.deepEqual([names('2026-12-15'), names('2026-12-16'), names(null)], [['Ann'], [], ['Ann']])
  })

  it('leave the unit free after the last of them, unless one stays or comes later', () => {
    const [ann, ben] = [stay('Ann', { lastDay: '2026-12-15' }), stay('Ben', { lastDay: '2026-12-31' })]
    assert.equal(firstFreeDay([ann, ben]), '2027-01-01')
    assert.equal(firstFreeDay([ann, stay('Cy')]), null)
    assert.equal(firstFreeDay([ann, stay('Dee', { firstDay: '2026-12-20', lastDay: '2026-12-24' })]), null)
  })
})

describe('the door code of a unit', () => {
  const lock = { lockType: 'Keypad', hasKeypadCode: true, isKeypadCodeOutdated: false }
  const leaving = stay('Ann', { lastDay: '2026-12-15' })

  it('is to be set while those who leave before the day know it', () => {
    assert.equal(doorCodeState(lock, [leaving], '2026-12-16'), 'to_set')
    assert.equal(doorCodeState(lock, [{ ...leaving, hasFormerCode: true }], '2026-12-16'), 'set')
    assert.equal(doorCodeState(lock, [leaving], '2026-12-15'), 'set')
  })

  it('is to be set when there is none, or former residents know it', () => {
    assert.equal(doorCodeState({ ...lock, hasKeypadCode: false }, [], '2026-12-16'), 'to_set')
    assert.equal(doorCodeState({ ...lock, isKeypadCodeOutdated: true }, [], '2026-12-16'), 'to_set')
  })

  it('does not exist for a lock without a keypad, unless the office has entered one', () => {
    const mechanical = { ...lock, lockType: 'Mechanical' }
    assert.equal(doorCodeState({ ...mechanical, hasKeypadCode: false }, [leaving], '2026-12-16'), 'none')
    assert.equal(doorCodeState(mechanical, [leaving], '2026-12-16'), 'to_set')
  })
})
