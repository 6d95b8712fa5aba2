import { useCallback, useSyncExternalStore } from 'react'
import type { StoredDraft } from './stored-draft.ts'

/** The draft of an account, also as another tab changes it. */
export function useStoredDraft<Draft>({ watch, get }: StoredDraft<Draft>, userId: string): Draft {
  const watchBoth = useCallback(
    (changed: () => void) => {
      const stop = watch(changed)
      window.addEventListener('storage', changed)
      return () => {
        stop()
        window.removeEventListener('storage', changed)
      }
    },
    [watch],
  )
  return useSyncExternalStore(watchBoth, () => get(userId))
}
