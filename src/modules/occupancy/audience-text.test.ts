import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { audienceText, readFloors, readStacks, readUnits } from './audience-text.ts'

const homes = [
  { id: 'a', unitNumber: '2107' },
  { id: 'b', unitNumber: 'C-12' },
]

describe('an audience as text', () => {
  it('parses single floors and ranges', () => {
    assert.deepEqual(readFloors('14 - 16, 12;9'), {
      audience: { kind: 'floors', floors: [9, 12, 14, 15, 16] },
      unknown: [],
    })
    assert.deepEqual(readFloors('16-14, roof').unknown, ['16-14', 'roof'])
  })
  it('parses units by number, and returns unknown ones', () => {
    assert.deepEqual(readUnits('c-12, 2107 2107, 9999', homes), {
      audience: { kind: 'units', unitIds: ['b', 'a'] },
      unknown: ['9999'],
    })
  })
  it('parses stacks by name', () => {
    assert.deepEqual(readStacks('standard 04, standard 05,').audience, {
      kind: 'stacks',
      stacks: ['standard 04', 'standard 05'],
    })
  })
  it('is formatted as it was entered', () => {
    for (const audience of [
      readFloors('9, 12').audience,
      readStacks('a, b').audience,
      readUnits('2107, C-12', homes).audience,
    ])
      assert.equal(
        audienceText(audience, homes),
        audience.kind === 'floors' ? '9, 12' : audience.kind === 'stacks' ? 'a, b' : '2107, C-12',
      )
    assert.equal(audienceText({ kind: 'everyone' }, homes), '')
  })
})
