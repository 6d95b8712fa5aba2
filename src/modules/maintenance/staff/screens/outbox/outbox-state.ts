import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './outbox-entry.ts'

/** The outbox as the screens show it. Small, because the first screen has it; what sends is loaded later. */
export type OutboxState = { entries: readonly OutboxEntry[]; isSending: boolean }
let state: OutboxState = { entries: [], isSending: false }
const watchers = new Set<() => void>()

export function setOutbox(change: Partial<OutboxState>): void {
  state = { ...state, ...change }
  for (const watch of watchers) watch()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useOutboxState = () => useSyncExternalStore(watch, () => state)
