import { useSyncExternalStore } from 'react'

const roomy = () => window.matchMedia('(min-width: 80rem)')

function watchRoom(watch: () => void) {
  const query = roomy()
  query.addEventListener('change', watch)
  return () => query.removeEventListener('change', watch)
}

/** Wide enough for the list with the open message beside it; otherwise it opens as a dialog. */
export const useSideBySide = () => useSyncExternalStore(watchRoom, () => roomy().matches)
