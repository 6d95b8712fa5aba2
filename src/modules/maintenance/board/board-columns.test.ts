import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { columnBeside, columnsNamed, isInFilter, openColumns } from './board-columns.ts'

describe('the columns of the board', () => {
  it('collapses on-hold and finished columns under the default filter', () => {
    assert.deepEqual(openColumns('active'), ['pending', 'assigned', 'in_progress'])
    assert.equal(isInFilter('active', 'on_hold'), false)
    assert.equal(isInFilter('all', 'on_hold'), true)
  })

  it('includes columns the user opened, in the order of the board', () => {
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

  it('parses columns from the address and ignores unknown ones', () => {
    assert.deepEqual(columnsNamed('completed,nonsense,on_hold'), ['on_hold', 'completed'])
    assert.deepEqual(columnsNamed(undefined), [])
  })

  it('finds the neighbouring column, and none beyond the ends', () => {
    assert.equal(columnBeside('pending', 1), 'assigned')
    assert.equal(columnBeside('pending', -1), null)
    assert.equal(columnBeside('cancelled', 1), null)
    assert.equal(columnBeside('assigned', 1, ['pending', 'assigned', 'completed']), 'completed')
  })
})
