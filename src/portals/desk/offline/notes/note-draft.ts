import { createStoredDraft } from '../queue/stored-draft.ts'
import { useStoredDraft } from '../queue/use-stored-draft.ts'
import { blankNote, type NoteDraft } from './note-state.ts'

const drafts = createStoredDraft<NoteDraft>({
  keyOf: (userId) => `desk-note-draft-${userId}`,
  blank: blankNote,
  toText: (draft) => (draft.body === '' ? null : JSON.stringify(draft)),
  fromText: (text) => ({ ...blankNote, ...(JSON.parse(text) as Partial<NoteDraft>) }),
})

export const setNoteDraft = drafts.set
export const useNoteDraft = (userId: string): NoteDraft => useStoredDraft(drafts, userId)
