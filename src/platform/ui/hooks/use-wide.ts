import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 48rem)')

function watchWidth(watch: () => void) {
  const query = wide()
  query.addEventListener('change', watch)
  return () => query.removeEventListener('change', watch)
}

/** Wide enough for a table; below 768 there are cards. */
export const useWide = () => useSyncExternalStore(watchWidth, () => wide().matches)
