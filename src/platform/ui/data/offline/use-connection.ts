import { useSyncExternalStore } from 'react'
import { timeOfCopy, watchCopyTime } from './read-copies.ts'

function watchOnline(watch: () => void) {
  window.addEventListener('online', watch)
  window.addEventListener('offline', watch)
  return () => {
    window.removeEventListener('online', watch)
    window.removeEventListener('offline', watch)
  }
}

/** From when the data on the screen is, while it is a copy; null while the server answers. */
export const useCopyTime = () => useSyncExternalStore(watchCopyTime, timeOfCopy)

/** Whether the server can be reached: the browser says so, and the last answer was no copy. */
export function useIsOnline(): boolean {
  const isOnline = useSyncExternalStore(watchOnline, () => navigator.onLine)
  return useCopyTime() === null && isOnline
}
