import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { concernsAllCalls, isFaultOfCall } from '#platform/ui/data/offline/failed-send.ts'
import { outboxDays } from '../../choices.ts'
import type { PresentRequest } from '../../../requests/request.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Where the entries are stored. */
export type OutboxStore = {
  /** The entries of one account, in the order of sending. */
  list: (userId: string) => Promise<OutboxEntry[]>
  put: (entry: OutboxEntry) => Promise<void>
  /**
   * Removes an entry that was sent. Later changes of the same request that were typed on the same version go on from the
   * new one, because this account made it; all of it or nothing.
   */
  finish: (entry: OutboxEntry, newVersion: number | null) => Promise<void>
}

/** Sends one entry; returns the version of the request after it, or null when it has not changed. Throws `CallFailed`. */
export type SendEntry = (entry: OutboxEntry) => Promise<number | null>

/** The age after which the server may have forgotten the key, so an entry that was sent before could happen twice. */
const keyEnds = (outboxDays - 1) * 86_400_000

export const tooOld = 'Sent long ago without an answer. Check the request, then send it again or delete it.'

/**
 * Sends what waits, oldest first, each exactly once: the key of an entry never changes. An entry in conflict holds back the
 * later ones of its request, and nothing else; so does one that the server fails at. Returns false when something is to be tried again:
 * the line or the session is away, or the server failed.
 */
export async function sendOutbox(
  store: OutboxStore,
  userId: string,
  send: SendEntry,
  now: () => Date,
): Promise<boolean> {
  const blocked = new Set<string>()
  let hasFailed = false
  for (;;) {
    const entries = await store.list(userId)
    for (const { state, requestId } of entries) if (state !== 'waiting') blocked.add(requestId)
    const next = entries.find(({ state, requestId }) => state === 'waiting' && !blocked.has(requestId))
    if (!next) return !hasFailed
    if (next.firstSentAt && now().getTime() - next.firstSentAt.getTime() > keyEnds) {
      await store.put({ ...next, state: 'rejected', message: tooOld })
      continue
    }
    const entry = { ...next, firstSentAt: next.firstSentAt ?? now() }
    await store.put(entry)
    try {
      await store.finish(entry, await send(entry))
    } catch (error) {
      if (!(error instanceof CallFailed) || concernsAllCalls(error.status)) return false
      if (isFaultOfCall(error.status)) {
        blocked.add(entry.requestId)
        hasFailed = true
      } else await store.put(rejectedEntry(entry, error))
    }
  }
}

export function rejectedEntry(entry: OutboxEntry, error: CallFailed): OutboxEntry {
  const present = error.status === 412 ? (error.present as PresentRequest | undefined) : undefined
  if (!present) return { ...entry, state: 'rejected', message: error.message }
  const by = present.lastStatusChange?.by
  const theirs = {
    version: present.version,
    status: present.status,
    by: by ? `${by.firstName} ${by.lastName}`.trim() : null,
  }
  return { ...entry, state: 'conflict', theirs }
}

/** Keep mine: it is sent on top of the present version. The rejected attempt changed nothing, so the key stays. */
export const keepMine = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  state: 'waiting',
  message: null,
  version: entry.theirs?.version ?? entry.version,
  theirs: null,
  firstSentAt: null,
})

/** Keep theirs: the change is dropped, but what was written stays as a note. Null when nothing was written. */
export function keepTheirs(entry: OutboxEntry, newKey: string): OutboxEntry | null {
  if (entry.change.kind !== 'visit') return null
  const { note } = entry.change.visit
  const change = { kind: 'note', note: { note, visibleToResident: false } } as const
  return {
    ...entry,
    key: newKey,
    state: 'waiting',
    theirs: null,
    message: null,
    version: null,
    firstSentAt: null,
    change,
  }
}
