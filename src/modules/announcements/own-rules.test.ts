import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findPinnedNotice, newestBelowNotice } from './own-rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const row = (id: string, over: Partial<Parameters<typeof newestBelowNotice>[0][number]> = {}) => ({
  id,
  pinned: false,
  read: false,
  emergency: false,
  expiresAt: null,
  ...over,
})

describe('the announcements of the overview', () => {
  it('appear once: the pinned one on top, a running emergency in the banner, the others in the list', () => {
    const rows = [
      row('emergency', { emergency: true, pinned: true }),
      row('over', { emergency: true, expiresAt: '2026-11-23T11:00:00Z' }),
      row('pinned', { pinned: true }),
      row('older pinned', { pinned: true }),
      row('plain'),
    ]
    assert.equal(findPinnedNotice(rows)?.id, 'pinned')
    assert.deepEqual(
      newestBelowNotice(rows, 3, now).map(({ id }) => id),
      ['over', 'older pinned', 'plain'],
    )
  })
  it('are all in the list when the pinned one is read', () => {
    const rows = [row('pinned', { pinned: true, read: true }), row('plain')]
    assert.equal(findPinnedNotice(rows), undefined)
    assert.equal(newestBelowNotice(rows, 3, now).length, 2)
  })
})
