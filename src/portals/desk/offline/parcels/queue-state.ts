import { useSyncExternalStore } from 'react'
import type { Package } from '#packages/contract.ts'
import type { QueuedParcel } from './send-parcels.ts'

/** The queue as the screens show it; what stores and sends is loaded later. */
let parcels: readonly QueuedParcel[] = []
/** Those that were sent since the page was opened, the newest first: with their shelf. */
let taken: readonly Package[] = []
const watchers = new Set<() => void>()

export function showQueue(next: readonly QueuedParcel[]): void {
  parcels = next
  for (const watch of watchers) watch()
}

export function addTaken(more: readonly Package[]): void {
  taken = [...more.toReversed(), ...taken]
  for (const watch of watchers) watch()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useQueuedParcels = () => useSyncExternalStore(watch, () => parcels)
export const useTakenOffline = () => useSyncExternalStore(watch, () => taken)
