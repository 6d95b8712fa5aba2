import assert from 'node:assert/strict'
import { it } from 'node:test'
import { floorInEnglish, floorInFrench } from '#building/messages/floor-names.ts'

it('floor 0 is the ground floor, and others have their numbers', () => {
  assert.deepEqual([0, 1, -2].map(floorInEnglish), ['Ground floor', 'Floor 1', 'Floor -2'])
  assert.deepEqual([0, 1, -2].map(floorInFrench), ['Rez-de-chaussée', 'Étage 1', 'Étage -2'])
})
