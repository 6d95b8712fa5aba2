import { useSyncExternalStore } from 'react'

const roomy = () => window.matchMedia('(min-width: 1280px)')

function watchRoom(watch: () => void) {
  const query = roomy()
  query.addEventListener('change', watch)
  return () => query.removeEventListener('change', watch)
}

/** Room for the list and, beside it, the message that is read; below that it opens over the list. */
export const useSideBySide = () => useSyncExternalStore(watchRoom, () => roomy().matches)
