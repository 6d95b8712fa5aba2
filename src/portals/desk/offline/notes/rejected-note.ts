import { longestEntry } from '#desk-log/choices.ts'
import type { NoteDraft } from './note-state.ts'
import type { QueuedNote } from './note-state.ts'

/**
 * A draft with the text of an entry that the server rejected, to be written again by another person or at a later time. `heading` says
 * when it was written first. Null when both texts together are too long.
 */
export function withRejected(draft: NoteDraft, note: QueuedNote, heading: string): NoteDraft | null {
  const text = `${heading}: ${note.body}`
  const body = draft.body.trim() === '' ? text : `${draft.body.trimEnd()}\n${text}`
  if (body.length > longestEntry) return null
  const { kind, place, needsFollowUp } = draft.body.trim() === '' ? note : draft
  return { body, kind, place, needsFollowUp, replaces: [...draft.replaces, note.key] }
}
