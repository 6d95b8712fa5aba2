import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxViews, parametersOfLists, viewLists } from './choices.ts'
import { canChangeView, canSeeView, validateCount, validateNewName, validateParameters } from './rules.ts'

const [author, colleague, administrator] = [
  { id: 'a', role: 'staff' },
  { id: 'b', role: 'staff' },
  { id: 'c', role: 'admin' },
] as const
const own = { userId: 'a', isShared: false }
const shared = { userId: 'a', isShared: true }

describe('a saved view', () => {
  it('is visible to its author, and by the office when it is shared', () => {
    assert.deepEqual(
      [author, colleague, administrator].map((person) => [canSeeView(own, person), canSeeView(shared, person)]),
      [
        [true, true],
        [false, true],
        [false, true],
      ],
    )
  })

  it('is changed by its author, and by administrators when it is shared', () => {
    assert.deepEqual(
      [author, colleague, administrator].map((person) => [canChangeView(own, person), canChangeView(shared, person)]),
      [
        [true, true],
        [false, false],
        [false, true],
      ],
    )
  })

  it('has filters of its list only', () => {
    for (const list of viewLists)
      assert.equal(
        validateParameters(list, Object.fromEntries(parametersOfLists[list].map((name) => [name, 'x']))),
        null,
      )
    assert.ok(validateParameters('units', { lease: 'ending' }))
    assert.ok(validateParameters('maintenance', { request: 'x' }))
  })

  it('has a name of its own, whatever its case', () => {
    assert.equal(validateNewName([{ name: 'Leaks' }], 'Leaks, 5 to 12'), null)
    assert.ok(validateNewName([{ name: 'Leaks' }], ' leaks '))
  })

  it('is one of at most fifty', () => {
    assert.equal(validateCount(maxViews - 1), null)
    assert.ok(validateCount(maxViews))
  })
})
