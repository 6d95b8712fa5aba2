import { useQueuedParcels } from './queue-state.ts'
import { offlineWords } from '../messages.ts'
import { isWaiting } from '../queue/queued.ts'
import { useDeviceQueue } from '../queue/use-device-queue.ts'

const load = () => import('./parcel-queue.ts').then(({ parcelQueue }) => parcelQueue)

/** Sends the parcels that wait on this device. */
export const useParcelQueue = (isOnline: boolean): void =>
  useDeviceQueue(isOnline, {
    waiting: useQueuedParcels().filter(isWaiting).length,
    load,
    topic: 'packages',
    sentText: offlineWords.parcels.sent,
  })
