import { useSyncExternalStore } from 'react'

/** A hook that says whether the window is this wide. */
function createWidthHook(leastWidth: string): () => boolean {
  const wide = () => window.matchMedia(`(min-width: ${leastWidth})`)
  const watch = (notify: () => void) => {
    const query = wide()
    query.addEventListener('change', notify)
    return () => query.removeEventListener('change', notify)
  }
  return () => useSyncExternalStore(watch, () => wide().matches)
}

/** Wide enough for a table; below 768 there are cards. */
export const useWide = createWidthHook('48rem')
/** Wide enough for a third column beside a list and a form. */
export const useThreeColumns = createWidthHook('88rem')
