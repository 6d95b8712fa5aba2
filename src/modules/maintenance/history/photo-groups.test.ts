import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupPhotos } from './photo-groups.ts'

const leila = { firstName: 'Leila', lastName: 'Pryce' }
const marcus = { firstName: 'Marcus', lastName: 'Bell' }
const photo = (id: string, minute: number, addedBy = leila) => ({
  id,
  createdAt: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
  addedBy,
})

describe('the photos in a timeline', () => {
  it('are one entry for what a person adds within ten minutes', () => {
    const groups = groupPhotos([photo('c', 30), photo('a', 0), photo('b', 9), photo('d', 31, marcus)])
    assert.deepEqual(
      groups.map(({ photos, addedBy }) => [addedBy.firstName, photos.map(({ id }) => id)]),
      [
        ['Leila', ['a', 'b']],
        ['Leila', ['c']],
        ['Marcus', ['d']],
      ],
    )
  })
  it('are no entry when there are none', () => assert.deepEqual(groupPhotos([]), []))
})
