import type { Package } from '#packages/contract.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'

/** A parcel that was scanned without a connection. It names a unit and no person, so that no list of residents is on the device. */
export type QueuedParcel = {
  /** The same for each attempt to send it, made when it was scanned. */
  key: string
  /** Null for a parcel without a label. */
  number: string | null
  unit: string
  scannedAt: Date
  /** Why the server did not take it; null while it waits. */
  problem: string | null
}

export type ParcelStore = {
  list: () => Promise<QueuedParcel[]>
  put: (parcel: QueuedParcel) => Promise<void>
  delete: (key: string) => Promise<void>
}

export type ParcelCalls = {
  /** The id of the unit with exactly this number; null without one. */
  findUnit: (unit: string) => Promise<string | null>
  add: (parcel: QueuedParcel, unitId: string) => Promise<Package>
}

/** No connection, no session, or a server that is busy: it is sent again later. */
const isTemporary = (error: unknown) =>
  !(error instanceof CallFailed) || [0, 401, 403, 408, 429].includes(error.status) || error.status >= 500

/** How many are on the shelves now, and those of them that the server has just taken in, the oldest first. */
export type Sent = { count: number; taken: readonly Package[] }

/** Sends what waits, the oldest first, each once. */
export async function sendParcels(store: ParcelStore, calls: ParcelCalls, noUnit: string): Promise<Sent> {
  let count = 0
  const taken: Package[] = []
  for (const parcel of await store.list()) {
    if (parcel.problem !== null) continue
    try {
      const unitId = await calls.findUnit(parcel.unit)
      if (unitId === null) {
        await store.put({ ...parcel, problem: noUnit })
        continue
      }
      taken.push(await calls.add(parcel, unitId))
    } catch (error) {
      if (isTemporary(error)) return { count, taken }
      // The same label was scanned before, or the reply to an earlier attempt was lost.
      const isHere = error instanceof CallFailed && error.code === 'already_here'
      if (!isHere) {
        await store.put({ ...parcel, problem: error instanceof Error ? error.message : '' })
        continue
      }
    }
    await store.delete(parcel.key)
    count += 1
  }
  return { count, taken }
}
