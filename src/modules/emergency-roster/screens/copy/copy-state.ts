import { useSyncExternalStore } from 'react'

/** The copy as the screens show it. Small; what reads, opens and refreshes it is loaded later. */
export type CopyState = {
  /** Undefined until the browser's database was read. */
  device: { id: string; name: string; sealedAt: string; lockId: string } | null | undefined
  unsent: number
  /** The office has removed the device meanwhile. */
  isRemoved: boolean
}
let state: CopyState = { device: undefined, unsent: 0, isRemoved: false }
const watchers = new Set<() => void>()

export function setCopyState(change: Partial<CopyState>): void {
  state = { ...state, ...change }
  for (const watch of watchers) watch()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useCopyState = () => useSyncExternalStore(watch, () => state)
