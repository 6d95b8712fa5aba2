import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { columnsText } from './facade-columns.ts'

describe('stacks as a text', () => {
  const columns = ['11', '12', '13', '14'].map((name) => ({ name, stacks: [`standard-${name}`, `upper-${name}`] }))
  const all = (...names: string[]) => names.flatMap((name) => [`standard-${name}`, `upper-${name}`])

  it('has ranges of neighbours and no raw names', () => {
    assert.equal(columnsText(columns, all('11', '12', '13')), '11-13')
    assert.equal(columnsText(columns, all('11', '13', '14')), '11, 13-14')
    assert.equal(columnsText(columns, []), '')
  })

  it('names a stack that is not on the facade', () => {
    assert.equal(columnsText(columns, [...all('11'), 'annex']), '11, annex')
  })
})
