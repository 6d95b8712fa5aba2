import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { columnBeside, columnsNamed, isAsked, openColumns } from './board-columns.ts'

describe('the columns of the board', () => {
  it('keeps the waiting and the finished ones narrow under the default filter', () => {
    assert.deepEqual(openColumns('active'), ['pending', 'assigned', 'in_progress'])
    assert.equal(isAsked('active', 'on_hold'), false)
    assert.equal(isAsked('all', 'on_hold'), true)
  })

  it('opens what somebody opened, in the order of the board', () => {
    assert.deepEqual(openColumns('active', ['completed', 'on_hold']), [
      'pending',
      'assigned',
      'in_progress',
      'on_hold',
      'completed',
    ])
    assert.deepEqual(openColumns('on_hold'), ['on_hold'])
    assert.equal(openColumns('all').length, 6)
  })

  it('reads the columns out of an address and leaves out what is none', () => {
    assert.deepEqual(columnsNamed('completed,nonsense,on_hold'), ['on_hold', 'completed'])
    assert.deepEqual(columnsNamed(undefined), [])
  })

  it('knows the column beside, and where the board ends', () => {
    assert.equal(columnBeside('pending', 1), 'assigned')
    assert.equal(columnBeside('pending', -1), null)
    assert.equal(columnBeside('cancelled', 1), null)
    assert.equal(columnBeside('assigned', 1, ['pending', 'assigned', 'completed']), 'completed')
  })
})
