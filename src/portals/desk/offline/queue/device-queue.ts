import { type IDBPDatabase, openDB } from 'idb'
import { countUnsent } from '#platform/ui/data/offline/unsent.ts'
import { asNew } from './attempts.ts'
import { isWaiting, type Queued } from './queued.ts'
import type { QueueStore } from './send-queued.ts'

/** The database of a queue, its store, and the field with the time by which it is sorted. */
type Place = { database: string; store: string; order: string }

type DeviceStore<Item extends Queued> = QueueStore<Item> & {
  /** Adds an item, instead of others with these keys: all of it or nothing. */
  add: (item: Item, replaced: readonly string[]) => Promise<void>
}

function createStore<Item extends Queued>({ database, store, order }: Place): DeviceStore<Item> {
  let opening: Promise<IDBPDatabase> | undefined
  const open = () =>
    (opening ??= openDB(database, 1, {
      upgrade: (created) => {
        created.createObjectStore(store, { keyPath: 'key' }).createIndex(order, order)
      },
      terminated: () => {
        opening = undefined
      },
    }).catch((error: unknown) => {
      opening = undefined
      throw error
    }))
  return {
    list: async () => (await open()).getAllFromIndex(store, order),
    async add(item, replaced) {
      const adding = (await open()).transaction(store, 'readwrite')
      await Promise.all([adding.store.put(item), ...replaced.map((key) => adding.store.delete(key)), adding.done])
    },
    async update(key, change) {
      const changing = (await open()).transaction(store, 'readwrite')
      const present = (await changing.store.get(key)) as Item | undefined
      // Deleted meanwhile, also in another tab: it must not come back.
      if (present) await changing.store.put(change(present))
      await changing.done
    },
    async delete(key) {
      await (await open()).delete(store, key)
    },
  }
}

type Options<Item extends Queued> = Place & {
  /** Under which what waits is counted for the warning before signing out. */
  owner: string
  show: (items: readonly Item[]) => void
  /** Sends what waits, and returns how many were sent. */
  send: (store: QueueStore<Item>) => Promise<number>
}

export type DeviceQueue<Item extends Queued> = ReturnType<typeof createDeviceQueue<Item>>

/** What is stored on this device until the server has it. */
export function createDeviceQueue<Item extends Queued>({ owner, show, send, ...place }: Options<Item>) {
  const store = createStore<Item>(place)
  /** One tab sends at a time. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(place.database, work) : work()
  async function read(): Promise<void> {
    const items = await store.list()
    countUnsent(owner, items.length)
    show(items)
  }
  /** Returns how many were sent, and how many are to be sent again. */
  async function flush(): Promise<{ sent: number; left: number }> {
    try {
      const sent = await alone(() => send(store))
      const left = (await store.list()).filter(isWaiting).length
      return { sent, left }
    } finally {
      await read()
    }
  }
  return {
    read,
    flush,
    async add(item: Item, replaced: readonly string[] = []): Promise<void> {
      await store.add(item, replaced)
      await read()
    },
    /** It was corrected: it is sent again. What was rejected has not happened, so the key stays. */
    async correct(key: string, change: (item: Item) => Item = (item) => item): Promise<void> {
      await store.update(key, (item) => asNew(change(item)))
      await flush()
    },
    async delete(key: string): Promise<void> {
      await store.delete(key)
      await read()
    },
  }
}
