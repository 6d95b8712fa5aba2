import { useMemo } from 'react'
import { createSharedValue } from '../queue/shared-value.ts'
import type { NoteText } from './note-state.ts'

/** An entry that is being typed, and the keys of waiting ones that it replaces when it is saved. */
export type NoteDraft = NoteText & { replaces: readonly string[] }

export const blankNote: NoteDraft = { body: '', kind: 'note', place: '', needsFollowUp: false, replaces: [] }

/** By the id of the account that types it, so that the next person at the device neither sees nor sends it. */
const drafts = createSharedValue<Readonly<Record<string, NoteDraft>>>({})
const keyOf = (userId: string) => `desk-note-draft-${userId}`

/** Not state of the form: it outlives the moment in which the connection is back, and a page that is loaded again. */
export function useNoteDraft(userId: string): NoteDraft {
  const known = drafts.use()[userId]
  const stored = useMemo(() => readStored(userId), [userId])
  return known ?? stored
}

function readStored(userId: string): NoteDraft {
  try {
    const text = localStorage.getItem(keyOf(userId))
    return text === null ? blankNote : { ...blankNote, ...(JSON.parse(text) as Partial<NoteDraft>) }
  } catch {
    return blankNote
  }
}

export function setNoteDraft(userId: string, draft: NoteDraft): void {
  drafts.set({ ...drafts.get(), [userId]: draft })
  try {
    if (draft.body === '') localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // A full store: the draft ends with the page.
  }
}
