import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withChanges } from '#portals/desk/offline/notes/note-changes.ts'
import { blankNote } from '#portals/desk/offline/notes/note-state.ts'

describe('an entry of the log that is being typed', () => {
  const moved = { ...blankNote, body: 'Gate open', key: 'of the dialog', replaces: ['rejected'] }

  it('is another one than its dialog sent, once it was changed', () => {
    assert.deepEqual(withChanges(moved, { body: 'Gate open again' }), {
      ...blankNote,
      body: 'Gate open again',
      replaces: ['rejected'],
    })
    assert.equal(withChanges(moved, { needsFollowUp: true }).key, undefined)
  })

  it('replaces nothing any more when it was emptied', () => {
    assert.deepEqual(withChanges(moved, { body: '' }).replaces, [])
  })
})
