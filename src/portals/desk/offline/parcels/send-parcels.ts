import type { Package } from '#packages/contract.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import type { Queued } from '../queue/queued.ts'
import { type QueueStore, sendQueued } from '../queue/send-queued.ts'

/** A parcel that was scanned without a connection. It names a unit and no person, so that no list of residents is on the device. */
export type QueuedParcel = Queued & {
  /** Null for a parcel without a label. */
  number: string | null
  unit: string
  scannedAt: Date
}

export type ParcelCalls = {
  /** The id of the unit with exactly this number; null without one. */
  findUnit: (unit: string) => Promise<string | null>
  add: (parcel: QueuedParcel, unitId: string) => Promise<Package>
}

/** How many are on the shelves now, and those of them that the server has just taken in, the oldest first. */
export type Sent = { count: number; taken: readonly Package[] }

/** Sends what waits, the oldest first, each once. */
export async function sendParcels(store: QueueStore<QueuedParcel>, calls: ParcelCalls, noUnit: string): Promise<Sent> {
  const taken: Package[] = []
  const count = await sendQueued(store, async (parcel) => {
    const unitId = await calls.findUnit(parcel.unit)
    if (unitId === null) return noUnit
    try {
      taken.push(await calls.add(parcel, unitId))
    } catch (error) {
      // The same label was scanned before, or the reply to an earlier attempt was lost.
      const isHere = error instanceof CallFailed && error.code === 'already_here'
      if (!isHere) throw error
    }
    return null
  })
  return { count, taken }
}
