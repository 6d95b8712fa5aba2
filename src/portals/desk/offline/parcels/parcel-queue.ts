import { packages } from '#packages/contract.ts'
import { call } from '#platform/ui/data/call.ts'
import { deskParcels } from '#platform/ui/data/offline/unsent.ts'
import { createKey } from '#platform/ui/data/use-idempotency-key.ts'
import { offlineWords } from '../messages.ts'
import { createDeviceQueue } from '../queue/device-queue.ts'
import { findUnitId } from '../queue/find-unit.ts'
import { addTaken, queuedParcels } from './queue-state.ts'
import { type QueuedParcel, sendParcels } from './send-parcels.ts'

const calls = {
  findUnit: findUnitId,
  add: ({ key, number }: QueuedParcel, unitId: string) =>
    call(packages.add, { body: { unitId, trackingNumber: number, intakeKey: key } }),
}

/** The parcels that were scanned on this device without a connection. */
export const parcelQueue = createDeviceQueue<QueuedParcel>({
  database: 'desk-parcels',
  store: 'parcels',
  order: 'scannedAt',
  owner: deskParcels,
  show: queuedParcels.set,
  async send(store) {
    const { count, taken } = await sendParcels(store, calls, offlineWords.parcels.noUnit)
    addTaken(taken)
    return count
  },
})

/** Stores a parcel on this device until there is a connection. */
export const queueParcel = (number: string | null, unit: string): Promise<void> =>
  parcelQueue.add({ key: createKey(), number, unit, scannedAt: new Date(), problem: null })
