import { CallFailed } from '#platform/ui/data/call-failed.ts'

/** What waits on this device until there is a connection. */
export type Queued = {
  /** The same for each attempt to send it. */
  key: string
  /** Why the server did not take it; null while it waits. */
  problem: string | null
}

export type QueueStore<Item extends Queued> = {
  /** The oldest first. */
  list: () => Promise<Item[]>
  put: (item: Item) => Promise<void>
  delete: (key: string) => Promise<void>
}

/** No connection, no session, no shift that has begun, or a server that is busy: it is sent again later. */
const isTemporary = (error: unknown) =>
  !(error instanceof CallFailed) ||
  [0, 401, 403, 408, 429].includes(error.status) ||
  error.status >= 500 ||
  error.code === 'no_shift'

/** Sends what waits, the oldest first, each once. `send` returns what a person has to correct, or null. Returns how many were sent. */
export async function sendQueued<Item extends Queued>(
  store: QueueStore<Item>,
  send: (item: Item) => Promise<string | null>,
): Promise<number> {
  let count = 0
  for (const item of await store.list()) {
    if (item.problem !== null) continue
    let problem: string | null
    try {
      problem = await send(item)
    } catch (error) {
      if (isTemporary(error)) return count
      problem = error instanceof Error ? error.message : ''
    }
    if (problem === null) {
      await store.delete(item.key)
      count += 1
    } else await store.put({ ...item, problem })
  }
  return count
}
