import { countUnsent } from '#platform/ui/data/offline/unsent.ts'
import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { createKey } from '#platform/ui/data/use-idempotency-key.ts'
import { staffRequests, type StaffRequest } from '../../contract.ts'
import { staffWords } from '../../messages/en.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import { setOutbox } from './outbox-state.ts'
import { outboxStore } from './outbox-store.ts'
import { keepMine, keepTheirs, sendEntries, sendOutbox } from './send-outbox.ts'

/** Sends one change with its key. Returns the request after it, or null when it stays as it was. */
export async function sendChange(entry: Pick<OutboxEntry, 'requestId' | 'key' | 'version' | 'change'>) {
  const { change, key: idempotencyKey, requestId, version } = entry
  const common = { params: { id: requestId }, idempotencyKey }
  const ifMatch = version ?? undefined
  switch (change.kind) {
    case 'status':
      return call(staffRequests.changeStatus, { ...common, ifMatch, body: { status: change.status } })
    case 'visit':
      return call(staffRequests.complete, { ...common, ifMatch, body: change.visit })
    case 'note':
      await call(staffRequests.addNote, { ...common, body: change.note })
      return null
    case 'photo':
      await call(staffRequests.addPhoto, { ...common, body: change.picture })
      return null
  }
}

/** One tab of the browser sends at a time; the keys distinguish two phones. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('outbox', work) : work()

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')

/** Reads the entries of the account for the screens of this tab. */
export async function refreshOutbox(userId: string): Promise<void> {
  const entries = await outboxStore.list(userId).catch(() => [])
  countUnsent(userId, entries.length)
  setOutbox({ entries })
}

async function changed(userId: string) {
  await refreshOutbox(userId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel?.postMessage('changed')
}

/** `isWaiting`: it waits on the phone. */
export type Submitted = { isWaiting: boolean; request: StaffRequest | null }

/**
 * Keeps changes on the phone and sends them at once. Without a connection they stay. When the server rejects one, nothing of
 * it stays, and the error goes to the form, which still has what was typed.
 */
export async function submitChanges(changes: readonly NewEntry[]): Promise<Submitted> {
  const userId = changes[0]?.userId ?? ''
  const entries = changes.map((change) => ({ ...change, key: change.key ?? createKey(), typedAt: new Date() }))
  const seqs = await outboxStore.add(entries).catch(() => null)
  if (seqs === null) {
    // Without room on the phone, it is sent all the same; only without a connection that is the end.
    if (!navigator.onLine) throw new CallFailed(0, staffWords.noRoom)
    return { isWaiting: false, request: await sendAll(entries) }
  }
  if (!navigator.onLine) {
    await changed(userId)
    return { isWaiting: true, request: null }
  }
  let last: StaffRequest | null = null
  let rejection: CallFailed | null = null
  const isWaiting = await alone(() =>
    sendEntries(
      outboxStore,
      { userId, seqs },
      async (entry) => {
        try {
          const request = await sendChange(entry)
          if (seqs.includes(entry.seq)) last = request
          return request?.version ?? null
        } catch (error) {
          if (error instanceof CallFailed && error.status > 0 && seqs.includes(entry.seq)) rejection = error
          throw error
        }
      },
      () => new Date(),
    ),
  ).catch(() => true)
  if (rejection !== null) {
    for (const seq of seqs) await outboxStore.remove(seq)
    await changed(userId)
    throw rejection as CallFailed
  }
  await changed(userId)
  return { isWaiting, request: last }
}

async function sendAll(entries: readonly Parameters<typeof sendChange>[0][]) {
  let last: StaffRequest | null = null
  for (const entry of entries) last = await sendChange(entry)
  return last
}

/** Sends what waits. Returns whether something was sent. */
export async function flushOutbox(userId: string): Promise<boolean> {
  let sent = 0
  setOutbox({ isSending: true })
  try {
    await alone(() =>
      sendOutbox(
        outboxStore,
        userId,
        async (entry) => {
          const request = await sendChange(entry)
          sent += 1
          return request?.version ?? null
        },
        () => new Date(),
      ),
    )
  } catch {
    // The database of the browser is away: the entries are where they were.
  } finally {
    setOutbox({ isSending: false })
    await changed(userId)
  }
  return sent > 0
}

/** Sends when the line comes back, and again later while something waits. Returns a function that stops it. */
export function watchOutbox(userId: string, onSent: () => void): () => void {
  let pause = 5_000
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const run = async () => {
    clearTimeout(timer)
    const waiting = (await outboxStore.list(userId).catch(() => [])).filter(({ state }) => state === 'waiting')
    if (stopped || waiting.length === 0) return
    if (navigator.onLine && (await flushOutbox(userId))) {
      onSent()
      pause = 5_000
    } else pause = Math.min(pause * 2, 60_000)
    if (!stopped) timer = setTimeout(() => void run(), pause)
  }
  const start = () => void run()
  const refresh = () => void refreshOutbox(userId)
  window.addEventListener('online', start)
  channel?.addEventListener('message', refresh)
  void refreshOutbox(userId).then(run)
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', start)
    channel?.removeEventListener('message', refresh)
    setOutbox({ entries: [] })
  }
}

/** Answers a conflict, or what was rejected: send it again on top of theirs. */
export async function sendAgain(entry: OutboxEntry): Promise<void> {
  await outboxStore.put(keepMine(entry))
  await flushOutbox(entry.userId)
}

/** Gives a change up; what was written for a visit stays as a note. */
export async function giveUp(entry: OutboxEntry, isKeepingNote: boolean): Promise<void> {
  const note = isKeepingNote ? keepTheirs(entry, createKey()) : null
  if (note) await outboxStore.put(note)
  else await outboxStore.remove(entry.seq)
  await flushOutbox(entry.userId)
}
