import type { ChosenKind } from '#desk-log/choices.ts'
import { createSharedValue } from '../queue/shared-value.ts'
import type { Queued } from '../queue/queued.ts'

/** What is typed of an entry of the log. */
export type NoteText = { body: string; kind: ChosenKind; place: string; needsFollowUp: boolean }

/** An entry that was written on this device. `place` is the number of a unit or a room. */
export type QueuedNote = Queued & NoteText & { writtenAt: Date; writtenBy: string }

export const queuedNotes = createSharedValue<readonly QueuedNote[]>([])
export const useQueuedNotes = () => queuedNotes.use()
