import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowsAround, shortNumber } from './level.ts'

const stalls = Array.from({ length: 24 }, (_, index) => ({ id: `id${index + 1}`, number: `P4-${index + 1}` }))
const shown = (id: string, list = stalls) =>
  rowsAround(list, id).map((row) => row.map(({ number }) => shortNumber(number)))

describe('the level of a stall', () => {
  it('is shown as the row of the stall and the next one', () => {
    assert.deepEqual(shown('id3'), [
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
    ])
  })
  it('ends with the last row', () => {
    assert.deepEqual(shown('id24').at(-1), ['21', '22', '23', '24'])
    assert.equal(shown('id24').length, 2)
  })
  it('is one row where there are few, and none without the stall', () => {
    assert.deepEqual(shown('id2', stalls.slice(0, 3)), [['1', '2', '3']])
    assert.deepEqual(shown('gone'), [])
  })
})
