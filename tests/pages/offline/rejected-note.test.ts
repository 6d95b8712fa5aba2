import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blankNote } from '#portals/desk/offline/notes/note-state.ts'
import type { QueuedNote } from '#portals/desk/offline/notes/note-state.ts'
import { withRejected } from '#portals/desk/offline/notes/rejected-note.ts'

const note: QueuedNote = {
  key: 'one',
  body: 'Gate open',
  kind: 'security',
  place: 'Garage',
  needsFollowUp: true,
  writtenAt: new Date(),
  writtenBy: 'writer',
  problem: 'Too old',
}

describe('a rejected entry that is written again', () => {
  it('fills the form with its text, after the time at which it was written', () => {
    assert.deepEqual(withRejected(blankNote, note, 'Written on Monday'), {
      body: 'Written on Monday: Gate open',
      kind: 'security',
      place: 'Garage',
      needsFollowUp: true,
      replaces: ['one'],
    })
  })

  it('follows what is being typed, and is left out when both are too long', () => {
    const typed = { ...blankNote, body: 'Lamp broken', replaces: ['other'] }
    const both = withRejected(typed, note, 'Monday')
    assert.deepEqual(both?.body, 'Lamp broken\nMonday: Gate open')
    assert.deepEqual([both?.kind, both?.replaces], ['note', ['other', 'one']])
    assert.equal(withRejected({ ...typed, body: 'x'.repeat(1990) }, note, 'Monday'), null)
  })
})
