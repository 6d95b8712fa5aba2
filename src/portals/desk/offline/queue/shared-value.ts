import { useSyncExternalStore } from 'react'

/** A value that several screens show; `use` is a hook. */
export function createSharedValue<Value>(initial: Value) {
  let value = initial
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }
  return {
    watch,
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const changed of watchers) changed()
    },
    use: () => useSyncExternalStore(watch, () => value),
  }
}
