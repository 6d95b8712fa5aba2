import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blankNote, withChanges } from '#portals/desk/offline/notes/note-draft.ts'

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
