import { useSyncExternalStore } from 'react'
import type { QueuedParcel } from './send-parcels.ts'

/** The queue as the screens show it; what stores and sends is loaded later. */
let parcels: readonly QueuedParcel[] = []
const watchers = new Set<() => void>()

export function showQueue(next: readonly QueuedParcel[]): void {
  parcels = next
  for (const watch of watchers) watch()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useQueuedParcels = () => useSyncExternalStore(watch, () => parcels)
