import type { NoteDraft, NoteText } from './note-state.ts'

/** The draft after what the person typed. A changed entry is another one than its dialog sent, so that the change is not lost. */
export function withChanges(draft: NoteDraft, changes: Partial<NoteText>): NoteDraft {
  const { key: _, ...rest } = draft
  return { ...rest, ...changes, ...(changes.body === '' ? { replaces: [] } : {}) }
}
