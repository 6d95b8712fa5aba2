import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import type { OutboxStore } from './send-outbox.ts'

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: Omit<OutboxEntry, 'seq'> & { seq?: number }; indexes: { userId: string } }
}

let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined
const open = () =>
  (opening ??= openDB<OutboxSchema>('outbox', 1, {
    upgrade: (database) => {
      const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      entries.createIndex('userId', 'userId')
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  }))

/** The outbox in the browser's database, which a restart and a new version of the program keep. */
export const outboxStore: OutboxStore & {
  add: (entries: readonly (NewEntry & { key: string; typedAt: Date })[]) => Promise<number[]>
  remove: (seq: number) => Promise<void>
} = {
  async list(userId) {
    return (await (await open()).getAllFromIndex('entries', 'userId', userId)) as OutboxEntry[]
  },
  async put(entry) {
    await (await open()).put('entries', entry)
  },
  /** All of them or none, so that a photo is never stored without its visit. */
  async add(entries) {
    const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
    const added = entries.map((entry) =>
      transaction.store.add({ ...entry, firstSentAt: null, state: 'waiting', message: null, theirs: null }),
    )
    const [seqs] = await Promise.all([Promise.all(added), transaction.done])
    return seqs
  },
  async remove(seq) {
    await (await open()).delete('entries', seq)
  },
  async finish(entry, newVersion) {
    const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
    await transaction.store.delete(entry.seq)
    if (newVersion !== null)
      for (const later of (await transaction.store.index('userId').getAll(entry.userId)) as OutboxEntry[])
        if (later.requestId === entry.requestId && later.seq > entry.seq && later.version === entry.version)
          await transaction.store.put({ ...later, version: newVersion })
    await transaction.done
  },
}
