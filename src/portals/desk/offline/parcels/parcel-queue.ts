import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { findAtDesk } from '#desk-search/screens/queries.ts'
import { packages } from '#packages/contract.ts'
import { call } from '#platform/ui/data/call.ts'
import { countUnsent, deskParcels } from '#platform/ui/data/offline/unsent.ts'
import { createKey } from '#platform/ui/data/use-idempotency-key.ts'
import { offlineWords } from '../messages.ts'
import { addTaken, showQueue } from './queue-state.ts'
import { type ParcelStore, type QueuedParcel, sendParcels } from './send-parcels.ts'

interface QueueSchema extends DBSchema {
  parcels: { key: string; value: QueuedParcel; indexes: { scannedAt: Date } }
}

let opening: Promise<IDBPDatabase<QueueSchema>> | undefined
const open = () =>
  (opening ??= openDB<QueueSchema>('desk-parcels', 1, {
    upgrade: (database) => {
      database.createObjectStore('parcels', { keyPath: 'key' }).createIndex('scannedAt', 'scannedAt')
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  }))

const store: ParcelStore = {
  list: async () => (await open()).getAllFromIndex('parcels', 'scannedAt'),
  async put(parcel) {
    await (await open()).put('parcels', parcel)
  },
  async delete(key) {
    await (await open()).delete('parcels', key)
  },
}

const calls = {
  async findUnit(unit: string) {
    const { units } = await findAtDesk(unit)
    return units.find(({ unitNumber }) => unitNumber.toLowerCase() === unit.toLowerCase())?.unitId ?? null
  },
  add: ({ key, number }: QueuedParcel, unitId: string) =>
    call(packages.add, { body: { unitId, trackingNumber: number, intakeKey: key } }),
}

export async function readQueue(): Promise<void> {
  const parcels = await store.list()
  countUnsent(deskParcels, parcels.length)
  showQueue(parcels)
}

/** Stores a parcel on this device until there is a connection. */
export async function queueParcel(number: string | null, unit: string): Promise<void> {
  await store.put({ key: createKey(), number, unit, scannedAt: new Date(), problem: null })
  await readQueue()
}

/** The unit was corrected: it is sent again. A parcel that was rejected has not happened, so the key stays. */
export async function correctParcel(parcel: QueuedParcel, unit: string): Promise<void> {
  await store.put({ ...parcel, unit, problem: null })
  await flushParcels()
}

export async function deleteParcel(key: string): Promise<void> {
  await store.delete(key)
  await readQueue()
}

/** One tab sends at a time. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('desk-parcels', work) : work()

/** Sends what waits. Returns how many were taken in, and how many are to be sent again. */
export async function flushParcels(): Promise<{ sent: number; left: number }> {
  try {
    const { count: sent, taken } = await alone(() => sendParcels(store, calls, offlineWords.parcels.noUnit))
    addTaken(taken)
    const left = (await store.list()).filter(({ problem }) => problem === null).length
    return { sent, left }
  } finally {
    await readQueue()
  }
}
