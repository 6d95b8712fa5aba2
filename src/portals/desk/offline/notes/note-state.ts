import type { ChosenKind } from '#desk-log/choices.ts'
import { createSharedValue } from '../queue/shared-value.ts'
import type { Queued } from '../queue/send-queued.ts'

/** What is typed of an entry of the log. */
export type NoteDraft = { body: string; kind: ChosenKind; place: string; needsFollowUp: boolean }

/** An entry that was written on this device. `place` is the number of a unit or a room. */
export type QueuedNote = Queued & NoteDraft & { writtenAt: Date; writtenBy: string }

export const blankNote: NoteDraft = { body: '', kind: 'note', place: '', needsFollowUp: false }

/** Not state of the form, so that it outlives the moment in which the connection is back. */
export const noteDraft = createSharedValue<NoteDraft>(blankNote)
export const queuedNotes = createSharedValue<readonly QueuedNote[]>([])

export const useNoteDraft = () => noteDraft.use()
export const useQueuedNotes = () => queuedNotes.use()
