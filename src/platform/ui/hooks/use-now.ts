import { useSyncExternalStore } from 'react'

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

function tick() {
  now = new Date()
  for (const watch of watchers) watch()
}

function watchClock(watch: () => void) {
  if (watchers.size === 0) {
    now = new Date()
    timer = setInterval(tick, 30_000)
  }
  watchers.add(watch)
  return () => {
    watchers.delete(watch)
    if (watchers.size === 0) clearInterval(timer)
  }
}

/** The current time, updated every half minute: one timer for everything that shows time left. */
export const useNow = () => useSyncExternalStore(watchClock, () => now)
