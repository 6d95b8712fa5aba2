import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { concernsAllCalls, isFaultOfCall } from '#platform/ui/data/offline/failed-send.ts'
import { withFailedAttempt } from './attempts.ts'
import { isWaiting, type Queued } from './queued.ts'

export type QueueStore<Item extends Queued> = {
  /** The oldest first. */
  list: () => Promise<Item[]>
  /** Changes an item, unless it was deleted meanwhile. */
  update: (key: string, change: (item: Item) => Item) => Promise<void>
  delete: (key: string) => Promise<void>
}

/** Without a shift that has begun, all entries of the log would fail. */
const concernsAll = (error: unknown) =>
  error instanceof CallFailed && (concernsAllCalls(error.status) || error.code === 'no_shift')

/** A person has to correct it. */
const isOfItem = (error: unknown): error is CallFailed => error instanceof CallFailed && !isFaultOfCall(error.status)

/**
 * Sends what waits, the oldest first, each once. `send` returns what a person has to correct, or null. An item that fails does not stop
 * those after it: one that was rejected waits for its correction, one that the server failed at is tried again after a pause. What
 * concerns all items stops the queue. Returns how many were sent.
 */
export async function sendQueued<Item extends Queued>(
  store: QueueStore<Item>,
  send: (item: Item) => Promise<string | null>,
  now: () => Date = () => new Date(),
): Promise<number> {
  let count = 0
  for (const item of await store.list()) {
    if (!isWaiting(item) || (item.nextAttempt && item.nextAttempt > now())) continue
    try {
      const problem = await send(item)
      if (problem === null) {
        await store.delete(item.key)
        count += 1
      } else await store.update(item.key, (present) => ({ ...present, problem }))
    } catch (error) {
      if (concernsAll(error)) return count
      if (isOfItem(error)) await store.update(item.key, (present) => ({ ...present, problem: error.message }))
      else await store.update(item.key, (present) => withFailedAttempt(present, now()))
    }
  }
  return count
}
