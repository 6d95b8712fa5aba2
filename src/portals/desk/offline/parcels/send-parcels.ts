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
  add: (parcel: QueuedParcel, unitId: string) => Promise<unknown>
}

/** No connection, no session, or a server that is busy: it is sent again later. */
const isTemporary = (error: unknown) =>
  !(error instanceof CallFailed) || [0, 401, 403, 408, 429].includes(error.status) || error.status >= 500

/** Sends what waits, the oldest first, each once. Returns how many are on the shelves now. */
export async function sendParcels(store: ParcelStore, calls: ParcelCalls, noUnit: string): Promise<number> {
  let sent = 0
  for (const parcel of await store.list()) {
    if (parcel.problem !== null) continue
    try {
      const unitId = await calls.findUnit(parcel.unit)
      if (unitId === null) {
        await store.put({ ...parcel, problem: noUnit })
        continue
      }
      await calls.add(parcel, unitId)
    } catch (error) {
      if (isTemporary(error)) return sent
      // The same label was scanned before, or the reply to an earlier attempt was lost.
      const isHere = error instanceof CallFailed && error.code === 'already_here'
      if (!isHere) {
        await store.put({ ...parcel, problem: error instanceof Error ? error.message : '' })
        continue
      }
    }
    await store.delete(parcel.key)
    sent += 1
  }
  return sent
}
