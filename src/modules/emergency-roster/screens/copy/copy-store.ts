import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SealedCopy } from '../../sealed-shapes.ts'

/** The copy of this device; only the passphrase opens it. */
export type StoredCopy = { deviceId: string; name: string; copy: SealedCopy }
/** A view that was made without a connection, without anything of the roster. */
export type StoredView = { id: string; deviceId: string; viewedBy: string; viewedAt: Date }
/** Wrong passphrases in a row, and until when the next one waits. */
export type Attempts = { wrong: number; until: Date | null }

interface RosterSchema extends DBSchema {
  device: { key: 'copy'; value: StoredCopy }
  views: { key: string; value: StoredView }
  attempts: { key: 'attempts'; value: Attempts }
}

let opening: Promise<IDBPDatabase<RosterSchema>> | undefined
const open = () =>
  (opening ??= openDB<RosterSchema>('emergency-roster', 1, {
    upgrade: (database) => {
      database.createObjectStore('device')
      database.createObjectStore('views', { keyPath: 'id' })
      database.createObjectStore('attempts')
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  }))

/** The copy of the roster in the browser's database. It stays when a person signs out, because the next one needs it. */
export const copyStore = {
  find: async () => (await open()).get('device', 'copy'),
  async put(copy: StoredCopy) {
    await (await open()).put('device', copy, 'copy')
  },
  async delete() {
    const database = await open()
    await Promise.all([database.delete('device', 'copy'), database.delete('attempts', 'attempts')])
  },
  views: async () => (await open()).getAll('views'),
  /** Written to the disk before it resolves: what was not recorded is not shown. */
  async addView(view: StoredView) {
    const transaction = (await open()).transaction('views', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.add(view), transaction.done])
  },
  async deleteView(id: string) {
    await (await open()).delete('views', id)
  },
  attempts: async (): Promise<Attempts> =>
    (await (await open()).get('attempts', 'attempts')) ?? { wrong: 0, until: null },
  async putAttempts(attempts: Attempts) {
    await (await open()).put('attempts', attempts, 'attempts')
  },
}
