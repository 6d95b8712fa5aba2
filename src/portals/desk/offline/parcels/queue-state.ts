import type { Package } from '#packages/contract.ts'
import { createSharedValue } from '../queue/shared-value.ts'
import type { QueuedParcel } from './send-parcels.ts'

/** The queue as the screens show it; what stores and sends is loaded later. */
export const queuedParcels = createSharedValue<readonly QueuedParcel[]>([])
/** Those that were sent since the page was opened, the newest first: with their shelf. */
export const takenOffline = createSharedValue<readonly Package[]>([])

export const addTaken = (more: readonly Package[]): void =>
  takenOffline.set([...more.toReversed(), ...takenOffline.get()])

export const useQueuedParcels = () => queuedParcels.use()
export const useTakenOffline = () => takenOffline.use()
