import type { ChosenKind } from '#desk-log/choices.ts'
import { createSharedValue } from '../queue/shared-value.ts'
import type { Queued } from '../queue/queued.ts'

/** What is typed of an entry of the log. */
export type NoteText = { body: string; kind: ChosenKind; place: string; needsFollowUp: boolean }

/** An entry that was written on this device. `place` is the number of a unit or a room. */
export type QueuedNote = Queued & NoteText & { writtenAt: Date; writtenBy: string }

/**
 * An entry that is being typed, and the keys of waiting ones that it replaces when it is saved. `key` is that of its dialog, which may
 * have sent it before the connection was lost.
 */
export type NoteDraft = NoteText & { replaces: readonly string[]; key?: string }

export const blankNote: NoteDraft = { body: '', kind: 'note', place: '', needsFollowUp: false, replaces: [] }

export const queuedNotes = createSharedValue<readonly QueuedNote[]>([])
export const useQueuedNotes = () => queuedNotes.use()
