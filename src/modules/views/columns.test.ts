import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namedColumns, shownColumns, toggledColumns } from '#platform/ui/lists/columns/list-column.ts'

const offered = ['place', 'status', 'vendor'].map((id) => ({ id, label: id, isUsual: id !== 'vendor' }))

describe('the columns of a list', () => {
  it('are the usual ones until others are chosen', () => {
    assert.deepEqual(shownColumns(offered, null), { shown: ['place', 'status'], chosen: null })
    assert.deepEqual(shownColumns(offered, ['vendor']).shown, ['vendor'])
  })

  it('keep the order of the list, and names that it lacks are left out', () => {
    assert.deepEqual(namedColumns(offered, ['vendor', 'gone', 'place']), ['place', 'vendor'])
    assert.equal(namedColumns(offered, ['gone']), null)
    assert.equal(namedColumns(offered, null), null)
  })

  it('are ticked one by one, and the last one stays', () => {
    assert.deepEqual(toggledColumns(offered, ['place'], 'vendor'), ['place', 'vendor'])
    assert.deepEqual(toggledColumns(offered, ['place', 'vendor'], 'place'), ['vendor'])
    assert.deepEqual(toggledColumns(offered, ['vendor'], 'vendor'), ['vendor'])
  })
})
