import { useQueuedNotes } from './note-state.ts'
import { offlineWords } from '../messages.ts'
import { isWaiting } from '../queue/queued.ts'
import { useDeviceQueue } from '../queue/use-device-queue.ts'

const load = () => import('./note-queue.ts').then(({ noteQueue }) => noteQueue)

/** Sends the entries of the log that wait on this device. */
export const useNoteQueue = (isOnline: boolean): void =>
  useDeviceQueue(isOnline, {
    waiting: useQueuedNotes().filter(isWaiting).length,
    load,
    topic: 'desk-log',
    sentText: offlineWords.notes.sent,
  })
