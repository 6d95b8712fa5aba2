import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { useRosterState } from '../desk/queries.ts'

/** Milliseconds between two refreshes of a copy. */
const pause = 5 * 60_000

/**
 * Refreshes the copy of this device while the desk is open: at the start, every five minutes, when the roster has changed, and
 * when the connection is back. Its code follows the first screen.
 */
export function useRosterCopy(isOnline: boolean): void {
  const { dataUpdatedAt } = useRosterState()
  useEffect(() => {
    let isGone = false
    const refresh = async () => {
      const { refreshCopy } = await loadAfterFirstScreen(() => import('./copy.ts'))
      if (!isGone) await refreshCopy()
    }
    const run = () => void refresh().catch(() => undefined)
    run()
    const timer = setInterval(run, pause)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [dataUpdatedAt, isOnline])
}
