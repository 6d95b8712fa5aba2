import { deskLog } from '#desk-log/contract.ts'
import { call } from '#platform/ui/data/call.ts'
import { deskNotes } from '#platform/ui/data/offline/unsent.ts'
import { createKey } from '#platform/ui/data/use-idempotency-key.ts'
import { createDeviceQueue } from '../queue/device-queue.ts'
import { findUnitId } from '../queue/find-unit.ts'
import { sendQueued } from '../queue/send-queued.ts'
import { type NoteDraft, type QueuedNote, queuedNotes } from './note-state.ts'

/** A place that is the number of a unit is that unit. */
async function send({ key, body, kind, place, needsFollowUp, writtenAt, writtenBy }: QueuedNote): Promise<null> {
  const unitId = place === '' ? null : await findUnitId(place)
  const where = unitId === null ? { placeName: place } : { unitId }
  const entry = { body, kind, needsFollowUp, ...where, entryKey: key }
  await call(deskLog.write, { body: { ...entry, writtenAt: writtenAt.toISOString(), writtenBy } })
  return null
}

/** The entries of the log that were written on this device without a connection. */
export const noteQueue = createDeviceQueue<QueuedNote>({
  database: 'desk-notes',
  store: 'notes',
  order: 'writtenAt',
  owner: deskNotes,
  show: queuedNotes.set,
  send: (store) => sendQueued(store, send),
})

/** Stores an entry on this device until there is a connection, instead of those that it replaces. */
export const queueNote = ({ replaces, key = createKey(), ...text }: NoteDraft, writtenBy: string): Promise<void> =>
  noteQueue.add({ ...text, key, writtenAt: new Date(), writtenBy, problem: null }, replaces)
